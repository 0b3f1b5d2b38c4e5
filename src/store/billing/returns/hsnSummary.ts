import type { BillLine, HsnTax, IssuedBill, LineKind } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { addedUp, exactOf, lessThose, type Taxed } from './taxed';

/** What was sold of one HSN or SAC, less what was credited. */
export interface HsnRow extends Taxed {
  id: string;
  hsn: string;
  description: string;
  /** How many lines of bills had it: a vehicle's month, a device. */
  quantity: number;
}

const DESCRIPTIONS: Partial<Record<LineKind, string>> = {
  Subscription: 'Vehicle tracking subscription',
  Lease: 'Lease of tracking devices',
  Hardware: 'Tracking devices',
  Installation: 'Installation of tracking devices',
};

const linesOf = (bills: readonly Pick<IssuedBill, 'lines'>[], hsn: string): BillLine[] =>
  bills.flatMap(({ lines }) => lines.filter((line) => line.hsn === hsn));
const taxesOf = (documents: readonly { taxes: readonly HsnTax[] }[], hsn: string): Taxed =>
  addedUp(documents.flatMap(({ taxes }) => taxes.filter((tax) => tax.hsn === hsn).map(exactOf)));

/** Bills by the HSN and SAC of their lines, less the credit notes. */
export function hsnSummary(bills: readonly IssuedBill[], notes: readonly CreditNote[]): HsnRow[] {
  const codes = new Set([...bills, ...notes].flatMap(({ taxes }) => taxes.map(({ hsn }) => hsn)));
  return [...codes].toSorted().map((hsn) => {
    const things = linesOf(bills, hsn).filter(({ kind }) => DESCRIPTIONS[kind] !== undefined);
    const kinds = new Set([...things, ...linesOf(notes, hsn)].flatMap(({ kind }) => DESCRIPTIONS[kind] ?? []));
    return {
      id: hsn,
      hsn,
      description: [...kinds].join(', '),
      quantity: things.length,
      ...lessThose(taxesOf(bills, hsn), taxesOf(notes, hsn)),
    };
  });
}
