import { createSelector } from '@reduxjs/toolkit';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Numbered, Table } from '@/store/kit/table';
import { documentsIssued, type DocumentSeries } from './documentsIssued';
import { hsnSummary, type HsnRow } from './hsnSummary';
import { missingOf, takesGstOff, type Missing } from './missing';
import { tied, type Tie } from './tie';
import { isRegistered, b2bRow, b2cRows, creditRow, type B2bRow, type B2cRow, type CreditRow } from './returnRows';

/** What GSTR-1 asks of a month, from the documents that were issued in it. */
export interface TaxReturn extends Tie {
  b2b: readonly B2bRow[];
  b2c: readonly B2cRow[];
  credits: readonly CreditRow[];
  hsn: readonly HsnRow[];
  documents: readonly DocumentSeries[];
  missing: readonly Missing[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

/** The documents of a table that were issued in a month. */
const issuedIn = <Row extends Numbered & { issuedOn: string }>({ ids, entities }: Table<Row>, month: string): Row[] =>
  ids.flatMap((id) => entities[id] ?? []).filter(({ issuedOn }) => issuedOn.startsWith(month));

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
  const sections = {
    b2b: live.filter(isRegistered).map(b2bRow),
    b2c: b2cRows(live.filter((bill) => !isRegistered(bill))),
    credits: taken.map(creditRow),
    hsn: hsnSummary(live, notes),
  };
  return {
    ...sections,
    documents: documentsIssued(issued, noted),
    ...tied(live, notes, sections),
    missing: missingOf(live, credited),
    waiting: allIssued.length - issued.length + allNoted.length - noted.length,
  };
}

/** What GSTR-1 asks of a month, `YYYY-MM`, without the documents `unnumbered`, whose numbers are not given for good: what was cancelled only keeps its number. */
export const selectTaxReturn = createSelector(
  [
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
    (_state: WithBills, month: string) => month,
    (_state: WithBills, _month: string, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  returnOf,
);
