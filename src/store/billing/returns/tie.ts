import type { IssuedBill } from '@/store/billing/bills/bill';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { sumOf } from '@/store/kit/money';
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
    .map(shownOf)
    .map((shown) => Math.abs(sumOf([exactOf(shown).total, shown.roundOff, -shown.total])));
  return [...own, ...pairs.map(([one, other]) => differenceOf(one, other))].reduce(
    (most, one) => Math.max(most, one),
    0,
  );
}

/** The sums of the sections beside those of the documents, and by how much the two differ. */
export function tied(
  bills: readonly IssuedBill[],
  notes: readonly CreditNote[],
  debits: readonly DebitNote[],
  sections: Record<'b2b' | 'b2cl' | 'b2c' | 'nil' | 'debits' | 'credits' | 'hsn', readonly Taxed[]>,
): Tie {
  const ofBills = addedUp(bills.map(shownOf));
  const ofNotes = addedUp(notes.map(shownOf));
  const ofDebits = addedUp(debits.map(shownOf));
  const left = lessThose(addedUp([ofBills, ofDebits]), ofNotes);
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
      { id: 'bills', name: 'All bills, by their lines', ...ofBills },
      ...(hasDebits ? [{ id: 'raised', name: 'All debit notes, by their lines', ...ofDebits }] : []),
      { id: 'notes', name: 'All credit notes, by their lines', ...ofNotes },
      { id: 'left', name: `Bills ${hasDebits ? 'and debit notes ' : ''}less credit notes`, ...left },
      { id: 'hsn', name: 'HSN summary, without round off', ...hsn },
    ],
    difference: differenceFrom(
      [...bills, ...debits, ...notes],
      [
        [lessThose(addedUp([b2b, b2cl, b2c, nil, raised]), credits), left],
        [hsn, exactOf(left)],
      ],
    ),
  };
}
