import type { IssuedBill } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { sumOf } from '@/store/kit/money';
import { amendedSold, NONE_AMENDED, type AmendedDocuments } from './amendedDocuments';
import type { AmendedRows } from './amendedRows';
import type { Sold } from './issuedDocuments';
import { addedUp, differenceOf, exactOf, lessThose, shownOf, type Taxed } from './taxed';

/** Amounts under a name, as the tie sets them side by side. */
export interface TieRow extends Taxed {
  id: string;
  name: string;
}

/** How the sections of a return compare with the documents in it. */
export interface Tie {
  /** The sums of the sections beside those of the documents themselves. */
  tie: readonly TieRow[];
  /** By how much the sections come to something else than the documents, in rupees: to nothing. */
  difference: number;
}

/** By how much the sections come to something else than the documents, in rupees. */
function differenceFrom(
  documents: readonly (IssuedBill | CreditNote | DebitNote)[],
  pairs: readonly (readonly [Taxed, Taxed])[],
): number {
  const own = documents
    .map((one) => shownOf(one))
    .map((shown) => Math.abs(sumOf([exactOf(shown).total, shown.roundOff, -shown.total])));
  return [...own, ...pairs.map(([one, other]) => differenceOf(one, other))].reduce(
    (most, one) => Math.max(most, one),
    0,
  );
}

/** How the amendments of a month change what was filed, by their rows and by the documents that they tell of. */
interface TiedAmendments {
  rows: Taxed;
  documents: Taxed;
}

/** What documents come to: bills and debit notes less credit notes. */
const shownSold = ({ live, taken, debits }: Sold): Taxed =>
  lessThose(
    addedUp([...live, ...debits.map(({ note }) => note)].map((one) => shownOf(one))),
    addedUp(taken.map(({ note }) => shownOf(note))),
  );

/** The same of what a return amends, which is `rows`; undefined where that is nothing. */
export function amendmentsTied(amended: AmendedDocuments, { change }: AmendedRows): TiedAmendments | undefined {
  if (amended === NONE_AMENDED) return undefined;
  const { is, was } = amendedSold(amended);
  return { rows: change, documents: lessThose(shownSold(is), shownSold(was)) };
}

/** The sums of the sections beside those of the documents, and by how much the two differ. */
export function tied(
  bills: readonly IssuedBill[],
  notes: readonly CreditNote[],
  debits: readonly DebitNote[],
  sections: Record<'b2b' | 'b2cl' | 'b2c' | 'nil' | 'debits' | 'credits' | 'hsn', readonly Taxed[]>,
  amendments: TiedAmendments | undefined,
): Tie {
  const ofBills = addedUp(bills.map((one) => shownOf(one)));
  const ofNotes = addedUp(notes.map((one) => shownOf(one)));
  const ofDebits = addedUp(debits.map((one) => shownOf(one)));
  const changed = amendments ? [amendments.documents] : [];
  const left = lessThose(addedUp([ofBills, ofDebits, ...changed]), ofNotes);
  const hasDebits = debits.length > 0;
  const [b2b, b2cl, b2c] = [addedUp(sections.b2b), addedUp(sections.b2cl), addedUp(sections.b2c)];
  const [nil, raised, credits] = [addedUp(sections.nil), addedUp(sections.debits), addedUp(sections.credits)];
  const hsn = addedUp(sections.hsn);
  return {
    tie: [
      { id: 'b2b', name: 'B2B', ...b2b },
      { id: 'b2cl', name: 'B2C large', ...b2cl },
      { id: 'b2c', name: 'B2C others, less their credit notes', ...b2c },
      ...(sections.nil.length === 0
        ? []
        : [{ id: 'nil', name: 'Nil rated and exempt, less their credit notes', ...nil }]),
      ...(hasDebits ? [{ id: 'debits', name: 'Debit notes', ...raised }] : []),
      { id: 'credits', name: 'Credit notes', ...credits },
      ...(amendments ? [{ id: 'amended', name: 'Amendments, less what they amend', ...amendments.rows }] : []),
      { id: 'bills', name: 'All bills, by their lines', ...ofBills },
      ...(hasDebits ? [{ id: 'raised', name: 'All debit notes, by their lines', ...ofDebits }] : []),
      { id: 'notes', name: 'All credit notes, by their lines', ...ofNotes },
      ...changed.map((row) => ({ id: 'changed', name: 'Amended documents, less as they were filed', ...row })),
      {
        id: 'left',
        name: `Bills ${hasDebits ? 'and debit notes ' : ''}less credit notes${amendments ? ', with amendments' : ''}`,
        ...left,
      },
      { id: 'hsn', name: 'HSN summary, without round off', ...hsn },
    ],
    difference: differenceFrom(
      [...bills, ...debits, ...notes],
      [
        [lessThose(addedUp([b2b, b2cl, b2c, nil, raised, ...(amendments ? [amendments.rows] : [])]), credits), left],
        [hsn, exactOf(left)],
      ],
    ),
  };
}
