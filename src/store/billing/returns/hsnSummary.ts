import type { BillLine, HsnTax, IssuedBill, LineKind } from '@/store/billing/bills/bill';
import { creditedLine } from '@/store/billing/creditNotes/creditAmounts';
import type { Credited } from './missing';
import { sumOf } from '@/store/kit/money';
import { addedUp, exactOf, lessThose, type Taxed } from './taxed';

/** What was sold of one HSN or SAC, less what was credited. */
export interface HsnRow extends Taxed {
  id: string;
  hsn: string;
  description: string;
  /** How many lines of bills had it, a vehicle's month or a device, less those that a credit note took back whole. */
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

/** The lines of which a credit note takes back all that earlier ones left: of others the thing stays sold, for less. */
const takenBack = ({ note, bill, earlier }: Credited): BillLine[] =>
  note.lines.filter((line) => {
    const of = creditedLine(bill, line);
    const credited = [note, ...earlier].flatMap(({ lines }) => lines.filter((one) => creditedLine(bill, one) === of));
    return of !== undefined && sumOf(credited.map(({ taxable }) => taxable)) === of.taxable;
  });

/** Bills by the HSN and SAC of their lines, less the credit notes. */
export function hsnSummary(bills: readonly IssuedBill[], credited: readonly Credited[]): HsnRow[] {
  const notes = credited.map(({ note }) => note);
  const returned = credited.map((one) => ({ lines: takenBack(one) }));
  const codes = new Set([...bills, ...notes].flatMap(({ taxes }) => taxes.map(({ hsn }) => hsn)));
  return [...codes].toSorted().map((hsn) => {
    const thingsOf = (documents: readonly Pick<IssuedBill, 'lines'>[]) =>
      linesOf(documents, hsn).flatMap(({ kind }) => DESCRIPTIONS[kind] ?? []);
    const sold = thingsOf(bills);
    return {
      id: hsn,
      hsn,
      description: [...new Set([...sold, ...thingsOf(notes)])].join(', '),
      quantity: sold.length - thingsOf(returned).length,
      ...lessThose(taxesOf(bills, hsn), taxesOf(notes, hsn)),
    };
  });
}
