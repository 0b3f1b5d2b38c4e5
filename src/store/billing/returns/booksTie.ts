import { createSelector } from '@reduxjs/toolkit';
import type { Stated } from '@/store/billing/receivables/stated';
import { TALLY_KINDS, worstDifference } from '@/store/billing/tally/tallySums';
import { sumOf } from '@/store/kit/money';
import {
  apartOf,
  BOOKED_KINDS,
  statedAs,
  type BookedKind,
  type BooksDifference,
  type Returned,
  type BookedDocument,
} from './bookedDocuments';
import type { OfMonth } from './asked';
import { selectReturned, selectStated, type Books } from './booksSides';
import { selectMonthDocuments } from './filedDocuments';
import { selectIsFiled } from './filerThen';
import { isOfCompany } from './registrations';
import type { MonthDocuments } from './monthDocuments';
import type { Taxed } from './taxed';

/** What documents of a kind come to by their taxable value, GST and round off, and by the clients’ statements; in rupees, above zero where more is owed. */
export interface BooksSum {
  id: BookedKind | 'all';
  name: string;
  count: number;
  taxable: number;
  gst: number;
  roundOff: number;
  inReturn: number;
  inBooks: number;
  difference: number;
}

/** A month’s documents in the return beside the clients’ statements. */
export interface BooksTie {
  /** Of what both have. */
  sums: readonly BooksSum[];
  apart: readonly BooksDifference[];
  /** By how much they differ where they should not, in rupees. */
  difference: number;
}

function sumsOf(returned: readonly Returned[], stated: readonly BookedDocument[]): BooksSum[] {
  const sumFor = (id: BooksSum['id'], name: string): BooksSum => {
    const isOf = ({ kind }: BookedDocument) => id === 'all' || kind === id;
    const own = returned.filter(isOf);
    const part = (amount: (taxed: Taxed) => number) =>
      sumOf(own.map(({ kind, taxed }) => (kind === 'Credit note' ? -1 : 1) * amount(taxed)));
    const [taxable, gst, roundOff] = [
      part((one) => one.taxable),
      part(({ igst, cgst, sgst }) => sumOf([igst, cgst, sgst])),
      part((one) => one.roundOff),
    ];
    const inReturn = sumOf([taxable, gst, roundOff]);
    const inBooks = sumOf(stated.filter(isOf).map(({ amount }) => amount));
    return {
      id,
      name,
      count: own.length,
      taxable,
      gst,
      roundOff,
      inReturn,
      inBooks,
      difference: sumOf([inReturn, -inBooks]),
    };
  };
  return [
    ...BOOKED_KINDS.map((kind) => sumFor(kind, TALLY_KINDS[kind])).filter(
      ({ count, inBooks }) => count > 0 || inBooks !== 0,
    ),
    sumFor('all', 'All'),
  ];
}

/** Whether the other side must have it too. */
const isAsked = ({ alone }: BookedDocument): boolean => alone === undefined;

/** A month’s documents, as the return tells them, beside what the clients’ statements say of it. */
function booksTie(
  documents: MonthDocuments,
  returned: readonly Returned[],
  state: Parameters<typeof statedAs>[0],
  all: readonly Stated[],
): BooksTie {
  const taken = new Set(documents.taken.map(({ note }) => note.id));
  const late = new Set(documents.credited.flatMap(({ note }) => (taken.has(note.id) ? [] : [note.id])));
  const stated = all.flatMap((one) => statedAs(state, one, late));
  const apart = apartOf(returned, stated);
  const sums = sumsOf(returned.filter(isAsked), stated.filter(isAsked));
  const faults = apart
    .filter(({ isFaulty }) => isFaulty)
    .map((one) => ({ difference: sumOf([one.inReturn, -one.inBooks]) }));
  return { sums, apart, difference: worstDifference([...sums, ...faults]) };
}

/** The same of a month, `YYYY-MM`, without the documents `unnumbered`; undefined of a registration of a branch, whose documents go to no client. */
export const selectBooksTie = createSelector(
  [
    selectMonthDocuments,
    selectReturned,
    selectStated,
    ({ accounts }: Books) => accounts,
    ({ bills }: Books) => bills,
    ({ debitNotes }: Books) => debitNotes,
    ({ creditNotes }: Books) => creditNotes,
    // A document stands in the return of the number that it shows.
    selectIsFiled,
    (state: Books, ...[, , filer = '']: OfMonth) => isOfCompany(state, filer),
  ],
  (documents, returned, stated, accounts, bills, debitNotes, creditNotes, isFiled, isOfClients) => {
    if (!isOfClients) return undefined;
    const isOf = ({ id }: Stated) =>
      isFiled(bills.entities[id] ?? debitNotes.entities[id] ?? creditNotes.entities[id] ?? {});
    return booksTie(documents, returned, { accounts, bills, debitNotes, creditNotes }, stated.filter(isOf));
  },
);
