import { weakMapMemoize } from '@reduxjs/toolkit';
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

/** What a document has under a code at a rate: what its lines are called, how many things they are of, and what they come to. */
interface OfCode {
  key: string;
  tax: HsnTax;
  names: readonly string[];
  count: number;
  amounts: Taxed;
}

type WithLines = Pick<IssuedBill, 'lines' | 'taxes'>;

/** The codes of a document, each of which has one rate there. */
function codesIn({ lines, taxes }: WithLines): readonly OfCode[] {
  const keys = taxes.map(keyOf);
  return taxes.map((tax, place) => {
    const key = keyOf(tax);
    const own = keys.indexOf(key) === place ? lines.filter(({ hsn }) => hsn === tax.hsn) : [];
    const things = own.flatMap((line) => {
      const name = line.goods?.product ?? DESCRIPTIONS[line.kind];
      return name === undefined ? [] : [{ name, count: countOf(line) }];
    });
    return {
      key,
      tax,
      names: [...new Set(things.map(({ name }) => name))],
      count: sumOf(things.map(({ count }) => count)),
      amounts: exactOf(tax),
    };
  });
}

/** The same, looked up once for a document that is kept. */
export const codesOf = weakMapMemoize(codesIn);

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

/** What documents of each kind have under a code. */
type ByKind = Record<'sold' | 'raised' | 'credited' | 'returned', OfCode[]>;

const countIn = (codes: readonly OfCode[]): number => sumOf(codes.map(({ count }) => count));
const amountsIn = (codes: readonly OfCode[]): Taxed => addedUp(codes.map(({ amounts }) => amounts));

/** Bills by the HSN and SAC of their lines and its rate, with the debit notes, of which none is another thing, and less the credit notes. */
export function hsnSummary({ live, taken, debits }: Sold): HsnRow[] {
  const byKey = new Map<string, ByKind>();
  const put = (kind: keyof ByKind, codes: readonly OfCode[]) => {
    for (const one of codes) {
      const found = byKey.get(one.key) ?? { sold: [], raised: [], credited: [], returned: [] };
      found[kind].push(one);
      byKey.set(one.key, found);
    }
  };
  for (const bill of live) put('sold', codesOf(bill));
  for (const { note } of debits) put('raised', codesOf(note));
  for (const { note } of taken) put('credited', codesOf(note));
  for (const one of taken) put('returned', codesIn({ lines: takenBack(one), taxes: one.note.taxes }));
  return [...byKey]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, { sold, raised, credited, returned }]): HsnRow[] => {
      const all = [...sold, ...raised, ...credited];
      const tax = all.at(-1)?.tax;
      if (!tax) return [];
      return [
        {
          id: key,
          hsn: tax.hsn,
          rate: percentOf(tax.rate),
          description: [...new Set(all.flatMap(({ names }) => names))].join(', '),
          unit: unitCodeOf(tax.hsn),
          quantity: countIn(sold) - countIn(returned),
          ...lessThose(amountsIn([...sold, ...raised]), amountsIn(credited)),
        },
      ];
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
