import type { IssuedBill } from '@/store/billing/bills/bill';
import { GST_PERCENT } from '@/store/kit/money';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import type { Credited } from './missing';
import { addedUp, taxedOf, type Taxed } from './taxed';

/** A bill of a client with a GST number. */
export interface B2bRow extends Taxed {
  /** The bill's identity. */
  id: string;
  /** The bill's place among all bills, which addresses name it by. */
  number: number;
  gstin: string;
  name: string;
  docNo: string;
  /** ISO date. */
  issuedOn: string;
  place: string;
  /** In percent. */
  rate: number;
}

/** All bills of clients without a GST number in one place of supply. */
export interface B2cRow extends Taxed {
  id: string;
  place: string;
  rate: number;
  bills: number;
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
const placeOf = (code: string): string => (code === '' ? 'Not known' : `${code}-${stateNamed(code) ?? 'Not known'}`);

/** Whether a bill is of a client with a GST number. */
export const isRegistered = ({ recipient }: Pick<IssuedBill, 'recipient'>): boolean => GSTIN.test(recipient.gstin);

/** The row of a bill in the section B2B. */
export const b2bRow = (bill: IssuedBill): B2bRow => ({
  id: bill.id,
  number: bill.number,
  gstin: bill.recipient.gstin,
  name: bill.recipient.name,
  docNo: bill.docNo,
  issuedOn: bill.issuedOn,
  place: placeOf(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(bill),
});

/** The rows of the section B2C: the bills of each place of supply as one. */
export function b2cRows(bills: readonly IssuedBill[]): B2cRow[] {
  const codes = [...new Set(bills.map(({ recipient }) => recipient.stateCode))].toSorted();
  return codes.map((code) => {
    const there = bills.filter(({ recipient }) => recipient.stateCode === code);
    return {
      id: code || 'none',
      place: placeOf(code),
      rate: GST_PERCENT,
      bills: there.length,
      ...addedUp(there.map(taxedOf)),
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
  place: placeOf(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(note),
});
