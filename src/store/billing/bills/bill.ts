import type { HsnTax } from '@/store/kit/hsnTax';
import type { ClientPlaces } from '@/store/clients/accounts/clientPlaces';
import type { GstTreatment } from '@/store/clients/accounts/gstTreatment';
import type { BillStatus } from '@/machines/bill';
import type { WithWaivedInterest } from '@/store/billing/interest/interest';
import type { WithWaivedDebits } from '@/store/billing/shortBilled/waivedDebit';
import type { WithEInvoice } from '@/store/kit/eInvoices/eInvoice';

import type { Numbered } from '@/store/kit/table';

/** What a line of a bill may be for. */
export const LINE_KINDS = ['Subscription', 'Lease', 'Hardware', 'Installation', 'Discount', 'Adjustment'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** What a bill is for, as the month cards tell it apart: a lease is rent. */
export const BILL_PARTS = ['Subscription', 'Hardware'] as const;
export type BillPart = (typeof BILL_PARTS)[number];

/** One line of a bill or a credit note; amounts in rupees. */
export interface BillLine {
  kind: LineKind;
  vehicleId?: string | undefined;
  /** The vehicle's plate as it was when the bill was issued. */
  vehicleNo?: string | undefined;
  /** Of hardware: the IMEIs of the devices that were fitted. */
  imeis?: readonly string[] | undefined;
  /** The days that are charged, of all days of the month. */
  days?: number | undefined;
  of?: number | undefined;
  /** How many of its days were known not to be used when it was billed; none where all were to be. */
  unused?: number | undefined;
  /** How many changes of its vehicle's terms it was counted with; none where there had been none. */
  termChanges?: number | undefined;
  /** What it costs for a whole month or altogether, as it was agreed. */
  price: number;
  /** Whether GST is in that price. */
  included?: true | undefined;
  /** Without GST; below zero of what is taken off. */
  taxable: number;
  /** Its HSN or SAC. */
  hsn: string;
  /** Why it is what it is, in words: `fitted 12 Nov: 19 of 30 days`. */
  why?: string | undefined;
  /** Of goods that go to another registration of ours: what they are, and how many. */
  goods?: { product: string; qty: number } | undefined;
}

/** Lines with their GST, in rupees: taxable values, taxes and round off add up to the total, which is in whole rupees. */
export interface Amounts {
  lines: readonly BillLine[];
  taxes: readonly HsnTax[];
  roundOff: number;
  total: number;
}

/** For whom a document is, as that was when it was issued. */
export interface Recipient extends ClientPlaces {
  name: string;
  address: string;
  /** Blank while it is not known. */
  gstin: string;
  /** The two digits of the state by which GST counts; blank while it is not known. */
  stateCode: string;
  /** What of it GST takes otherwise than of others. */
  treatment?: Exclude<GstTreatment, 'Registered'> | undefined;
}

/** A bill before it has its number. */
export interface BillDraft extends Amounts {
  id: string;
  accountId: string;
  part: BillPart;
  /** `YYYY-MM`. */
  month: string;
  /** ISO dates. */
  issuedOn: string;
  dueOn: string;
  recipient: Recipient;
  /** The company's details as they were then; none where nobody had told any yet. */
  companyId?: string | undefined;
  /** How its document's number begins. */
  prefix: string;
}

/** A bill as the fact carries it that makes it: with a short text of what it was counted from. */
export interface CountedBill extends BillDraft {
  basis: string;
}

/** The bills that a fact makes, as they are counted where it is said. */
export interface WithIssued {
  issued: readonly CountedBill[];
}

/** For whom a bill should have been, as that was told after its month was closed (section 37(3) of the CGST Act). */
export interface Amendment {
  /** ISO date; the return of its month tells it. */
  on: string;
  why: string;
  recipient: Recipient;
  /** The bill's own taxes under the heads of the other place of supply: CGST and SGST as IGST, or that in halves. */
  taxes: readonly HsnTax[];
}

/** A bill that was issued: what is on it never changes. What is amended of its recipient stands beside. */
export interface IssuedBill
  extends Numbered, WithEInvoice, WithWaivedInterest, WithWaivedDebits, Omit<BillDraft, 'prefix'> {
  status: BillStatus;
  /** The number of its document, such as `INV/26-27/000123`. */
  docNo: string;
  /** The ISO date of its cancellation; of one that was cancelled before that was kept, or taken back, nobody knows it. */
  cancelledOn?: string | undefined;
  amended?: Amendment | undefined;
}

/** Whether it counts: it was not cancelled. */
export const isLive = ({ status }: Pick<IssuedBill, 'status'>): boolean => status === 'Issued';

/** Whether it counted on an ISO date on which it was there: it stands until the day of its cancellation. */
export const stoodOn = (
  { status, cancelledOn = '' }: Pick<IssuedBill, 'status' | 'cancelledOn'>,
  day: string,
): boolean => isLive({ status }) || cancelledOn > day;

/** How a bill is spoken of. */
export const billName = ({ docNo }: Pick<IssuedBill, 'docNo'>): string => `bill ${docNo}`;
