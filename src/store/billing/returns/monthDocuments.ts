import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote, WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Numbered, Table } from '@/store/kit/table';
import { takesGstOff, type Credited, type Debited } from './missing';

/** A state that has what a return tells of. */
export type WithDocuments = WithBills & WithDebitNotes;

/** The documents of a month, as a return asks of them. */
export interface MonthDocuments {
  /** All that got a number, cancelled ones included. */
  issued: readonly IssuedBill[];
  noted: readonly CreditNote[];
  debited: readonly DebitNote[];
  /** The bills that count. */
  live: readonly IssuedBill[];
  /** The credit notes that count, each with its bill. */
  credited: readonly Credited[];
  /** Those of them that take GST off. */
  taken: readonly Credited[];
  /** The debit notes that count, each with its bill. */
  debits: readonly Debited[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

/** The documents of a table that were issued in a month. */
const issuedIn = <Row extends Numbered & { issuedOn: string }>({ ids, entities }: Table<Row>, month: string): Row[] =>
  ids.flatMap((id) => entities[id] ?? []).filter(({ issuedOn }) => issuedOn.startsWith(month));

/** The documents of a month, `YYYY-MM`, without those whose numbers are not given for good. */
export function documentsOf(
  { bills, creditNotes, debitNotes }: WithDocuments,
  month: string,
  unnumbered: ReadonlySet<string>,
): MonthDocuments {
  const isNumbered = ({ id }: Numbered) => !unnumbered.has(id);
  const all = [issuedIn(bills, month), issuedIn(creditNotes, month), issuedIn(debitNotes, month)] as const;
  const [issued, noted, debited] = [all[0].filter(isNumbered), all[1].filter(isNumbered), all[2].filter(isNumbered)];
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
    debited,
    live: issued.filter(isLive),
    credited,
    taken: credited.filter(takesGstOff),
    debits: debited.filter(isLive).map((note) => ({ note, bill: bills.entities[note.billId] })),
    waiting: all.flat().length - issued.length - noted.length - debited.length,
  };
}
