import type { IssuedBill } from '@/store/billing/bills/bill';
import type { TransferBill } from '@/store/billing/transfers/transferBill';
import { percentOf } from '@/store/kit/gstRates';
import { stateNamed } from '@/store/kit/typed/taxIds';
import type { Sold } from './issuedDocuments';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { isTaxed } from '@/store/billing/bills/billAmounts';
import type { SupplyKind } from './gstr1/file';
import { kindOf } from './gstr1/values';
import { isRegistered } from './supplies';
import { addedUp, lessThose, ratedOf, type Taxed } from './taxed';

/** What a bill that is told by itself comes to at one rate: of a client with a GST number, or a large one of a client without. */
export interface BillRow extends Taxed {
  id: string;
  /** The bill's place among all bills, which addresses name it by. */
  number: number;
  /** The number of its challan, where it is of a transfer between our registrations. */
  challan?: number | undefined;
  /** Blank of a client without one. */
  gstin: string;
  name: string;
  /** What kind of supply it is; blank of a client without a GST number. */
  supply: string;
  docNo: string;
  /** ISO date. */
  issuedOn: string;
  place: string;
  /** In percent. */
  rate: number;
  /** The whole bill's total, at all of its rates. */
  value: number;
}

/** All other bills to one place of supply at one rate, with the debit notes and less the credit notes on such bills. */
export interface B2cRow extends Taxed {
  id: string;
  place: string;
  rate: number;
  bills: number;
  debits: number;
  notes: number;
}

/** A place of supply as the tax office writes it: `27-Maharashtra`. */
export const placeOfSupply = (code: string): string =>
  code === '' ? 'Not known' : `${code}-${stateNamed(code) ?? 'Not known'}`;

/** What most supplies to clients with a GST number are. */
export const REGULAR = 'Regular B2B';

/** The kinds of supply to clients with a GST number, in the words of the tax office's own table. */
const SUPPLIES: Record<SupplyKind, string> = {
  R: REGULAR,
  SEWP: 'SEZ supplies with payment',
  SEWOP: 'SEZ supplies without payment',
  DE: 'Deemed Exp',
};

/** What kind of supply a bill is, or the note on it; blank of a client without a GST number. */
export const supplyOf = (bill: Pick<IssuedBill, 'recipient'>): string =>
  isRegistered(bill) ? SUPPLIES[kindOf(bill)] : '';

/** What of a document is taxed, rate by rate, each under an identity of its own. */
export const taxedRows = (document: IssuedBill | CreditNote | DebitNote) =>
  ratedOf(document)
    .filter(isTaxed)
    .map(({ rate, ...amounts }, place) => ({
      ...amounts,
      id: place === 0 ? document.id : `${document.id} ${rate}`,
      rate: percentOf(rate),
      value: document.total,
    }));

/** The rows of a bill that is told by itself, one for each rate; none of what is not taxed. */
export const billRows = (bill: IssuedBill & Partial<Pick<TransferBill, 'challan'>>): BillRow[] =>
  taxedRows(bill).map((row) => ({
    ...row,
    number: bill.number,
    ...(bill.challan !== undefined && { challan: bill.challan }),
    gstin: bill.recipient.gstin,
    name: bill.recipient.name,
    supply: supplyOf(bill),
    docNo: bill.docNo,
    issuedOn: bill.issuedOn,
    place: placeOfSupply(bill.recipient.stateCode),
  }));

/** Amounts of bills and credit notes to one place of supply at one rate. */
interface AtPlace {
  code: string;
  percent: number;
  billed: Taxed[];
  debited: Taxed[];
  credited: Taxed[];
}

/** The rows of the small bills of clients without a GST number, and of the notes on such bills: those of each place of supply and rate as one. */
export function b2cRows({ live: bills, taken: notes, debits }: Sold): B2cRow[] {
  const places = new Map<string, AtPlace>();
  const put = (
    bill: Pick<IssuedBill, 'recipient'>,
    document: IssuedBill | CreditNote | DebitNote,
    kind: 'billed' | 'debited' | 'credited',
  ) => {
    for (const { rate, ...amounts } of ratedOf(document).filter(isTaxed)) {
      const [code, percent] = [bill.recipient.stateCode, percentOf(rate)];
      const key = `${code || 'none'} ${percent}`;
      const place = places.get(key) ?? { code, percent, billed: [], debited: [], credited: [] };
      place[kind].push(amounts);
      places.set(key, place);
    }
  };
  for (const bill of bills) put(bill, bill, 'billed');
  for (const { note } of debits) put(note, note, 'debited');
  for (const { bill, note } of notes) put(bill, note, 'credited');
  return [...places]
    .toSorted(([, one], [, other]) => one.code.localeCompare(other.code) || one.percent - other.percent)
    .map(([id, { code, percent, billed, debited, credited }]) => ({
      id,
      place: placeOfSupply(code),
      rate: percent,
      bills: billed.length,
      debits: debited.length,
      notes: credited.length,
      ...lessThose(addedUp([...billed, ...debited]), addedUp(credited)),
    }));
}
