import type { IssuedBill } from '@/store/billing/bills/bill';
import { GST_PERCENT } from '@/store/kit/money';
import { stateNamed } from '@/store/kit/typed/taxIds';
import type { Credited } from './missing';
import { isRegistered } from './supplies';
import { addedUp, lessThose, taxedOf, type Taxed } from './taxed';

/** A bill that is told by itself: of a client with a GST number, or a large one of a client without. */
export interface BillRow extends Taxed {
  /** The bill's identity. */
  id: string;
  /** The bill's place among all bills, which addresses name it by. */
  number: number;
  /** Blank of a client without one. */
  gstin: string;
  name: string;
  docNo: string;
  /** ISO date. */
  issuedOn: string;
  place: string;
  /** In percent. */
  rate: number;
}

/** All other bills to one place of supply, less the credit notes on such bills. */
export interface B2cRow extends Taxed {
  id: string;
  place: string;
  rate: number;
  bills: number;
  notes: number;
}

/** A credit note, with the bill that it takes off from. */
export interface CreditRow extends Taxed {
  id: string;
  number: number;
  registered: 'Registered' | 'Unregistered';
  gstin: string;
  name: string;
  docNo: string;
  issuedOn: string;
  /** The bill's number; blank of one that has none. */
  billNo: string;
  billedOn: string;
  place: string;
  rate: number;
}

/** A place of supply as the tax office writes it: `27-Maharashtra`. */
export const placeOfSupply = (code: string): string =>
  code === '' ? 'Not known' : `${code}-${stateNamed(code) ?? 'Not known'}`;

/** The row of a bill that is told by itself. */
export const billRow = (bill: IssuedBill): BillRow => ({
  id: bill.id,
  number: bill.number,
  gstin: bill.recipient.gstin,
  name: bill.recipient.name,
  docNo: bill.docNo,
  issuedOn: bill.issuedOn,
  place: placeOfSupply(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(bill),
});

const codeOf = ({ recipient }: IssuedBill) => recipient.stateCode;

/** The rows of the small bills of clients without a GST number, and of the credit notes on such bills: those of each place of supply as one. */
export function b2cRows(bills: readonly IssuedBill[], notes: readonly Credited[]): B2cRow[] {
  const codes = new Set([...bills.map(codeOf), ...notes.map(({ bill }) => codeOf(bill))]);
  return [...codes].toSorted().map((code) => {
    const billed = bills.filter((bill) => codeOf(bill) === code);
    const credited = notes.filter(({ bill }) => codeOf(bill) === code);
    return {
      id: code || 'none',
      place: placeOfSupply(code),
      rate: GST_PERCENT,
      bills: billed.length,
      notes: credited.length,
      ...lessThose(addedUp(billed.map(taxedOf)), addedUp(credited.map(({ note }) => taxedOf(note)))),
    };
  });
}

/** The row of a credit note in the section of credit notes. */
export const creditRow = ({ note, bill }: Credited): CreditRow => ({
  id: note.id,
  number: note.number,
  registered: isRegistered(bill) ? 'Registered' : 'Unregistered',
  gstin: bill.recipient.gstin,
  name: bill.recipient.name,
  docNo: note.docNo,
  issuedOn: note.issuedOn,
  billNo: bill.docNo,
  billedOn: bill.issuedOn,
  place: placeOfSupply(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(note),
});
