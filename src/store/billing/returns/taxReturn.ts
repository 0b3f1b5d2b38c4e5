import { createSelector } from '@reduxjs/toolkit';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import { GST_PERCENT, sumOf } from '@/store/kit/money';
import type { Numbered, Table } from '@/store/kit/table';
import { GSTIN, stateNamed } from '@/store/kit/typed/taxIds';
import { documentsIssued, type DocumentSeries } from './documentsIssued';
import { hsnSummary, type HsnRow } from './hsnSummary';
import { missingOf, takesGstOff, type Credited, type Missing } from './missing';
import { addedUp, differenceOf, exactOf, lessThose, shownOf, taxedOf, type Taxed } from './taxed';

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

/** Amounts under a name, as the tie sets them side by side. */
export interface TieRow extends Taxed {
  id: string;
  name: string;
}

/** What GSTR-1 asks of a month, from the documents that were issued in it. */
export interface TaxReturn {
  b2b: readonly B2bRow[];
  b2c: readonly B2cRow[];
  credits: readonly CreditRow[];
  hsn: readonly HsnRow[];
  documents: readonly DocumentSeries[];
  /** The sums of the sections beside those of the documents themselves. */
  tie: readonly TieRow[];
  /** By how much the sections come to something else than the documents, in rupees: to nothing. */
  difference: number;
  missing: readonly Missing[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

/** A place of supply as the tax office writes it: `27-Maharashtra`. */
const placeOf = (code: string): string => (code === '' ? 'Not known' : `${code}-${stateNamed(code) ?? 'Not known'}`);

const isRegistered = ({ recipient }: Pick<IssuedBill, 'recipient'>): boolean => GSTIN.test(recipient.gstin);

const b2bRow = (bill: IssuedBill): B2bRow => ({
  id: bill.id,
  number: bill.number,
  gstin: bill.recipient.gstin,
  name: bill.recipient.name,
  docNo: bill.docNo ?? '',
  issuedOn: bill.issuedOn,
  place: placeOf(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(bill),
});

function b2cRows(bills: readonly IssuedBill[]): B2cRow[] {
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

const creditRow = ({ note, bill }: Credited): CreditRow => ({
  id: note.id,
  number: note.number,
  registered: isRegistered(bill) ? 'Registered' : 'Unregistered',
  gstin: bill.recipient.gstin,
  name: bill.recipient.name,
  docNo: note.docNo,
  issuedOn: note.issuedOn,
  billNo: bill.docNo ?? '',
  billedOn: bill.issuedOn,
  place: placeOf(bill.recipient.stateCode),
  rate: GST_PERCENT,
  ...taxedOf(note),
});

/** By how much the sections come to something else than the documents, in rupees. */
function differenceFrom(
  documents: readonly (IssuedBill | CreditNote)[],
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

/** The documents of a table that were issued in a month. */
const issuedIn = <Row extends Numbered & { issuedOn: string; docNo?: string | undefined }>(
  { ids, entities }: Table<Row>,
  month: string,
): Row[] =>
  ids
    .flatMap((id) => entities[id] ?? [])
    .filter(({ issuedOn, docNo }) => issuedOn.startsWith(month) && docNo !== undefined);

function returnOf(
  bills: Table<IssuedBill>,
  creditNotes: Table<CreditNote>,
  month: string,
  unnumbered: ReadonlySet<string>,
): TaxReturn {
  const isNumbered = ({ id }: Numbered) => !unnumbered.has(id);
  const [allIssued, allNoted] = [issuedIn(bills, month), issuedIn(creditNotes, month)];
  const [issued, noted] = [allIssued.filter(isNumbered), allNoted.filter(isNumbered)];
  const live = issued.filter(isLive);
  const credited = noted.filter(isLive).flatMap((note) => {
    const bill = bills.entities[note.billId];
    return bill ? [{ note, bill }] : [];
  });
  const taken = credited.filter(takesGstOff);
  const notes = taken.map(({ note }) => note);
  const b2b = live.filter(isRegistered).map(b2bRow);
  const b2c = b2cRows(live.filter((bill) => !isRegistered(bill)));
  const credits = taken.map(creditRow);
  const hsn = hsnSummary(live, notes);
  const sums = {
    bills: addedUp(live.map(shownOf)),
    notes: addedUp(notes.map(shownOf)),
    b2b: addedUp(b2b),
    b2c: addedUp(b2c),
    credits: addedUp(credits),
    hsn: addedUp(hsn),
  };
  const left = lessThose(sums.bills, sums.notes);
  return {
    b2b,
    b2c,
    credits,
    hsn,
    documents: documentsIssued(issued, noted),
    tie: [
      { id: 'b2b', name: 'B2B', ...sums.b2b },
      { id: 'b2c', name: 'B2C', ...sums.b2c },
      { id: 'bills', name: 'All bills, by their lines', ...sums.bills },
      { id: 'credits', name: 'Credit notes', ...sums.credits },
      { id: 'left', name: 'Bills less credit notes', ...left },
      { id: 'hsn', name: 'HSN summary, without round off', ...sums.hsn },
    ],
    difference: differenceFrom(
      [...live, ...notes],
      [
        [addedUp([sums.b2b, sums.b2c]), sums.bills],
        [sums.credits, sums.notes],
        [sums.hsn, exactOf(left)],
      ],
    ),
    missing: missingOf(live, credited),
    waiting: allIssued.length - issued.length + allNoted.length - noted.length,
  };
}

/** What GSTR-1 asks of a month, `YYYY-MM`, without the documents `unnumbered`, whose numbers are not given for good: what was carried over has no document and is no part of it, and what was cancelled only keeps its number. */
export const selectTaxReturn = createSelector(
  [
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
    (_state: WithBills, month: string) => month,
    (_state: WithBills, _month: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  returnOf,
);
