import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { Numbered, Table } from '@/store/kit/table';
import { takesGstOff, type Credited } from './missing';

/** The documents of a month, as a return asks of them. */
export interface MonthDocuments {
  /** All that got a number, cancelled ones included. */
  issued: readonly IssuedBill[];
  noted: readonly CreditNote[];
  /** The bills that count. */
  live: readonly IssuedBill[];
  /** The credit notes that count, each with its bill. */
  credited: readonly Credited[];
  /** Those of them that take GST off. */
  taken: readonly Credited[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

/** The documents of a table that were issued in a month. */
const issuedIn = <Row extends Numbered & { issuedOn: string }>({ ids, entities }: Table<Row>, month: string): Row[] =>
  ids.flatMap((id) => entities[id] ?? []).filter(({ issuedOn }) => issuedOn.startsWith(month));

/** The documents of a month, `YYYY-MM`, without those whose numbers are not given for good. */
export function documentsOf(
  bills: Table<IssuedBill>,
  creditNotes: Table<CreditNote>,
  month: string,
  unnumbered: ReadonlySet<string>,
): MonthDocuments {
  const isNumbered = ({ id }: Numbered) => !unnumbered.has(id);
  const [allIssued, allNoted] = [issuedIn(bills, month), issuedIn(creditNotes, month)];
  const [issued, noted] = [allIssued.filter(isNumbered), allNoted.filter(isNumbered)];
  const credited = noted.filter(isLive).flatMap((note) => {
    const bill = bills.entities[note.billId];
    if (!bill) return [];
    const earlier = creditNotesOfAccount(creditNotes, bill.accountId).filter(
      ({ billId, number }) => billId === bill.id && number < note.number,
    );
    return [{ note, bill, earlier }];
  });
  return {
    issued,
    noted,
    live: issued.filter(isLive),
    credited,
    taken: credited.filter(takesGstOff),
    waiting: allIssued.length - issued.length + allNoted.length - noted.length,
  };
}
