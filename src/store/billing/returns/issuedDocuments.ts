import { asItsBill, filedIn } from '@/store/billing/amendments/amended';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { isOfUnregistered } from '@/store/billing/bills/billAmounts';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import type { DebitNote, WithDebitNotes } from '@/store/billing/debitNotes/debitNote';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Numbered, Table } from '@/store/kit/table';
import { takesGstOff, type Credited, type Debited } from './missing';

/** A state that has what a return tells of. */
export type WithDocuments = WithBills & WithDebitNotes;

/** What the sections of a return tell of. */
export interface Sold {
  /** The bills that count. */
  live: readonly IssuedBill[];
  /** The credit notes that count and take GST off, each with its bill. */
  taken: readonly Credited[];
  /** The debit notes that count, each with its bill. */
  debits: readonly Debited[];
}

/** The documents that were issued in a month. */
export interface IssuedDocuments extends Sold {
  /** All that got a number, cancelled ones included. */
  issued: readonly IssuedBill[];
  noted: readonly CreditNote[];
  debited: readonly DebitNote[];
  /** The credit notes that count, each with its bill. */
  credited: readonly Credited[];
  /** How many documents of the month are no part of it yet, as their numbers are not given for good. */
  waiting: number;
}

/** Whether a document is of the return that is asked for, by which of the company's details it shows, or as a note its bill. */
export type IsFiled = (document: { companyId?: string | undefined; billId?: string | undefined }) => boolean;

export const ALL_FILED: IsFiled = () => true;

/** The documents of a table that were issued in a month, and that a return tells. */
const issuedIn = <Row extends Numbered & Pick<IssuedBill, 'issuedOn' | 'companyId' | 'taxes'>>(
  { ids, entities }: Table<Row>,
  month: string,
  isFiled: IsFiled,
): Row[] =>
  ids
    .flatMap((id) => entities[id] ?? [])
    .filter((document) => document.issuedOn.startsWith(month) && !isOfUnregistered(document) && isFiled(document));

/** A credit note as it goes with its bill, told as that is. */
export const creditedAs = (
  { creditNotes, debitNotes }: Pick<WithDocuments, 'creditNotes' | 'debitNotes'>,
  bill: IssuedBill,
  note: CreditNote,
): Credited => ({
  note: asItsBill(note, bill),
  bill,
  against: debitNotes.entities[note.billId],
  earlier: creditNotesOfAccount(creditNotes, bill.accountId).filter(
    ({ billId, number }) => billId === note.billId && number < note.number,
  ),
});

/** A debit note as it goes with its bill, told as that is. */
export const debitedAs = (bill: IssuedBill | undefined, note: DebitNote): Debited => ({
  note: bill?.amended ? { ...asItsBill(note, bill), recipient: bill.recipient } : note,
  bill,
});

/** The documents of a month, `YYYY-MM`, without those whose numbers are not given for good. */
export function issuedDocuments(
  { bills, creditNotes, debitNotes, company }: WithDocuments & WithCompany,
  month: string,
  unnumbered: ReadonlySet<string>,
  isFiled: IsFiled = ALL_FILED,
): IssuedDocuments {
  const isNumbered = ({ id }: Numbered) => !unnumbered.has(id);
  const all = [
    issuedIn(bills, month, isFiled),
    issuedIn(creditNotes, month, isFiled),
    issuedIn(debitNotes, month, isFiled),
  ] as const;
  const [issued, noted, debited] = [all[0].filter(isNumbered), all[1].filter(isNumbered), all[2].filter(isNumbered)];
  const { stateCode } = companyNow({ company });
  const billOf = (note: { billId: string }) => {
    const bill = billOfCredit({ bills, debitNotes }, note);
    return bill && filedIn(bill, month, stateCode);
  };
  const credited = noted.filter(isLive).flatMap((note) => {
    const bill = billOf(note);
    return bill ? [creditedAs({ creditNotes, debitNotes }, bill, note)] : [];
  });
  return {
    issued,
    noted,
    debited,
    live: issued.filter(isLive),
    credited,
    taken: credited.filter(takesGstOff),
    debits: debited.filter(isLive).map((note) => debitedAs(billOf(note), note)),
    waiting: all.flat().length - issued.length - noted.length - debited.length,
  };
}
