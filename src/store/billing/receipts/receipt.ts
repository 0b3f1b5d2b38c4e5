import type { ReceiptStatus } from '@/machines/receipt';
import type { Recipient } from '@/store/billing/bills/bill';
import type { Numbered, Table } from '@/store/kit/table';

/** How money comes in. */
export const RECEIPT_MODES = ['RTGS / NEFT', 'UPI', 'Cheque', 'Cash', 'Card'] as const;
export type ReceiptMode = (typeof RECEIPT_MODES)[number];

/** What money on account is for. */
export const ADVANCE_FOR = ['Service', 'Goods'] as const;

/** What of a bill a receipt settles, in rupees. */
export interface Allocation {
  billId: string;
  amount: number;
}

/** What settles a bill, or settles it no more, from a day on. */
export interface DatedAllocation extends Allocation {
  id: string;
  /** ISO date. */
  on: string;
}

/** Money that settles bills: of a receipt, or of an opening balance to the client's credit. */
export interface Settling {
  /** What it settled from the beginning. */
  allocations?: readonly Allocation[] | undefined;
  /** What of it was on account and settled bills later. */
  later?: readonly DatedAllocation[] | undefined;
  /** What credit notes, each by its identity, gave back of what settled their bills: it is on account from then on. */
  released?: readonly DatedAllocation[] | undefined;
  /** What of it was paid back. */
  refunds?: readonly Refund[] | undefined;
}

/** How much of which money, by the identity of its receipt or opening balance, a credit note gives back; in rupees. */
export interface Released {
  from: string;
  amount: number;
}

/** Money on account that was paid back; amounts in rupees. */
export interface RefundDraft {
  /** ISO date. */
  on: string;
  mode: ReceiptMode;
  reference?: string | undefined;
  amount: number;
  why: string;
  /** The ISO date on which it was paid, where it counts on a later one: the month of that was closed when it became known, or what it gives back was confirmed later. */
  of?: string | undefined;
}

interface Refund extends RefundDraft {
  id: string;
}

/** Income tax that the client kept back and pays for us: by a section's code and its rate in percent, the amount in rupees. */
interface Tds {
  code: string;
  rate: number;
  amount: number;
}

/** What is told of money that came in; amounts in rupees. */
export interface ReceiptDraft {
  accountId: string;
  /** ISO date. */
  on: string;
  mode: ReceiptMode;
  reference?: string | undefined;
  cash: number;
  tds?: Tds | undefined;
  /** What is not allocated is on account, and settles nothing by itself. */
  allocations: readonly Allocation[];
  /** Set where what is on account is for goods. */
  forGoods?: true | undefined;
  /** The ISO date on which it came, where the month of that was closed when it became known. */
  of?: string | undefined;
}

/** Money that came in. */
export interface Receipt extends Numbered, ReceiptDraft, Omit<Settling, 'allocations'> {
  status: ReceiptStatus;
  /** The ISO date on which it was recorded, where that is a later one than its own. */
  knownOn?: string | undefined;
  /** The ISO date on which it bounced; it stays where that was taken back. */
  bouncedOn?: string | undefined;
  /** The ISO date on which it bounced, where the month of that was closed when it became known. */
  bouncedOf?: string | undefined;
  /** The number of its document. */
  docNo: string;
  companyId?: string | undefined;
  /** From whom it came, as that was when it was recorded. */
  recipient: Recipient;
}

/** Whether the money came: it did not where it bounced, or was cancelled as a mistake. */
export const hasCome = ({ status }: Pick<Receipt, 'status'>): boolean => status === 'Recorded';

/** A state that has the receipts. */
export interface WithReceipts {
  receipts: Table<Receipt>;
}

/** What a document of ours takes from the company's details as they are where its fact is said. */
export interface Issuer {
  prefix: string;
  companyId?: string | undefined;
}

/** What is decided of a receipt where its fact is said. */
export interface ReceiptOutcome {
  issuer: Issuer;
  /** From whom the money came, as that is known then. */
  recipient: Recipient;
}
