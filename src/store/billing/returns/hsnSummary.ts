import type { BillLine, IssuedBill, LineKind } from '@/store/billing/bills/bill';
import type { HsnTax } from '@/store/kit/hsnTax';
import { countOf, unitCodeOf } from '@/store/billing/bills/units';
import { creditedLine } from '@/store/billing/creditNotes/creditAmounts';
import { bothSold } from './amendedDocuments';
import type { Sold } from './issuedDocuments';
import type { Credited } from './missing';
import { percentOf } from '@/store/kit/gstRates';
import { sumOf } from '@/store/kit/money';
import { addedUp, exactOf, lessThose, type Taxed } from './taxed';

/** What was sold of one HSN or SAC at one rate, less what was credited. */
export interface HsnRow extends Taxed {
  id: string;
  /** To whom: registered buyers or others; undefined where they are not told apart. */
  buyers?: 'B2B' | 'B2C' | undefined;
  hsn: string;
  /** In percent. */
  rate: number;
  description: string;
  /** In what it is counted, by the tax office's code. */
  unit: 'NOS' | 'NA';
  /** How many lines of bills had it, a vehicle's month or a device, less those that a credit note took back whole; of goods between registrations how many of them. */
  quantity: number;
}

const DESCRIPTIONS: Partial<Record<LineKind, string>> = {
  Subscription: 'Vehicle tracking subscription',
  Lease: 'Lease of tracking devices',
  Hardware: 'Tracking devices',
  Installation: 'Installation of tracking devices',
};

/** A code and the rate at which it was sold. */
const keyOf = (tax: HsnTax): string => `${tax.hsn} ${percentOf(tax.rate)}`;

type WithTaxes = Pick<IssuedBill, 'taxes'>;

/** The lines of documents under a code at a rate: each document has one rate for a code. */
const linesOf = (documents: readonly (WithTaxes & Pick<IssuedBill, 'lines'>)[], key: string): BillLine[] =>
  documents.flatMap(({ lines, taxes }) => {
    const tax = taxes.find((one) => keyOf(one) === key);
    return tax ? lines.filter(({ hsn }) => hsn === tax.hsn) : [];
  });
const taxesOf = (documents: readonly WithTaxes[], key: string): Taxed =>
  addedUp(documents.flatMap(({ taxes }) => taxes.filter((tax) => keyOf(tax) === key).map(exactOf)));

/** Goods that were not accepted, and the lines of which a credit note takes back all that earlier ones left: of others the thing stays sold, for less. */
const takenBack = ({ note, bill, against, earlier }: Credited): BillLine[] =>
  note.lines.filter((line) => {
    if (line.goods) return true;
    // A debit note sold no thing of its own.
    if (against) return false;
    const of = creditedLine(bill, line);
    const credited = [note, ...earlier].flatMap(({ lines }) => lines.filter((one) => creditedLine(bill, one) === of));
    return of !== undefined && sumOf(credited.map(({ taxable }) => taxable)) === of.taxable;
  });

/** Bills by the HSN and SAC of their lines and its rate, with the debit notes, of which none is another thing, and less the credit notes. */
export function hsnSummary({ live: bills, taken: credited, debits }: Sold): HsnRow[] {
  const notes = credited.map(({ note }) => note);
  const raised = debits.map(({ note }) => note);
  const returned = credited.map((one) => ({ lines: takenBack(one), taxes: one.note.taxes }));
  const codes = new Map(
    [...bills, ...raised, ...notes].flatMap(({ taxes }) => taxes.map((tax) => [keyOf(tax), tax] as const)),
  );
  return [...codes]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, { hsn, rate }]) => {
      const thingsOf = (documents: Parameters<typeof linesOf>[0]) =>
        linesOf(documents, key).flatMap((line) => {
          const description = line.goods?.product ?? DESCRIPTIONS[line.kind];
          return description === undefined ? [] : [{ description, count: countOf(line) }];
        });
      const sold = thingsOf(bills);
      return {
        id: key,
        hsn,
        rate: percentOf(rate),
        description: [...new Set([...sold, ...thingsOf([...raised, ...notes])].map((thing) => thing.description))].join(
          ', ',
        ),
        unit: unitCodeOf(hsn),
        quantity: sumOf(sold.map(({ count }) => count)) - sumOf(thingsOf(returned).map(({ count }) => count)),
        ...lessThose(taxesOf([...bills, ...raised], key), taxesOf(notes, key)),
      };
    });
}

/** Whether a row comes to nothing. */
const isNothing = ({ quantity, taxable, igst, cgst, sgst }: HsnRow): boolean =>
  [quantity, taxable, igst, cgst, sgst].every((amount) => amount === 0);

/**
 * The same with what a month amends of earlier ones, by how much that differs from what they said: the portal counts amendments by
 * their difference (GSTN's advisory of April 2025 on table 12).
 */
export function hsnWithAmended(sold: Sold, is: Sold, was: Sold): HsnRow[] {
  const now = hsnSummary(bothSold(sold, is));
  const filed = hsnSummary(was);
  const nothing = { quantity: 0, ...addedUp([]) };
  const gone = filed.filter(({ id }) => !now.some((row) => row.id === id)).map((row) => ({ ...row, ...nothing }));
  const less = (row: HsnRow): HsnRow => {
    const before = filed.find(({ id }) => id === row.id) ?? nothing;
    return { ...row, quantity: row.quantity - before.quantity, ...lessThose(row, before) };
  };
  if (is.live.length + filed.length === 0) return now;
  return [...now, ...gone]
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(less)
    .filter((row) => !isNothing(row));
}
