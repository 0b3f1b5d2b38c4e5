import { isLive, type Amounts, type IssuedBill, type Recipient } from '@/store/billing/bills/bill';
import { isOfUnregistered } from '@/store/billing/bills/billAmounts';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billOfCredit, creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import { billTitle } from '@/store/billing/papers/billTitle';
import { tableRows } from '@/store/billing/receivables/sold';
import type { BookedKind } from '@/store/billing/returns/bookedDocuments';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import { placeOfSupply, supplyOf } from '@/store/billing/returns/returnRows';
import { addedUp, lessThose, ratedOf, type Taxed } from '@/store/billing/returns/taxed';
import { isAmong, type Days } from '@/store/kit/calendar';
import { returnsOf, type RegisterBooks } from './registerBooks';

/** What a document comes to at one rate: below zero of a credit note, and nothing of one that was cancelled. */
export interface SaleEntry extends Taxed {
  id: string;
  kind: BookedKind;
  /** What the document is headed. */
  title: string;
  docNo: string;
  /** ISO date. */
  on: string;
  /** The number of the bill or debit note that a note is about. */
  about: string;
  name: string;
  gstin: string;
  place: string;
  supply: string;
  /** As the table of rates writes it. */
  rate: string;
  irn: string;
  status: IssuedBill['status'];
  /** Why no return has it; blank where one does, and of what was cancelled. */
  outsideReturn: string;
  /** Why no client’s statement has it. */
  outsideBooks: string;
}

type Document = IssuedBill | DebitNote | CreditNote;

/** A document with for whom it is, and what it is about. */
interface Sale {
  kind: BookedKind;
  document: Document;
  recipient: Recipient;
  about?: string | undefined;
  outsideReturn?: string;
}

const NOTHING = addedUp([]);

const UNREGISTERED = 'Issued without a GST number of ours';
const LATE = 'Too late to take GST off (section 34)';
const TRANSFER = 'Between our own registrations';

/** The documents of a month as its return tells them, with those that it leaves out. */
function salesOfReturn(
  books: RegisterBooks,
  { issued, debited, noted, debits, credited, taken }: MonthDocuments,
): readonly Sale[] {
  const asDebited = new Map(debits.map((one) => [one.note.id, one.note]));
  const asCredited = new Map(credited.map((one) => [one.note.id, one]));
  const taking = new Set(taken.map(({ note }) => note.id));
  return [
    ...issued.map((document): Sale => ({ kind: 'Bill', document, recipient: document.recipient })),
    ...debited.map((note): Sale => {
      const document = asDebited.get(note.id) ?? note;
      const about = books.bills.entities[note.billId]?.docNo;
      return { kind: 'Debit note', document, recipient: document.recipient, about };
    }),
    ...noted.flatMap((note): Sale[] => {
      const told = asCredited.get(note.id);
      if (!told) return noteOf(books, note);
      const { bill, against } = told;
      const outsideReturn = taking.has(note.id) ? '' : LATE;
      const about = (against ?? bill).docNo;
      return [{ kind: 'Credit note', document: told.note, recipient: bill.recipient, about, outsideReturn }];
    }),
  ];
}

/** A credit note that no return tells of. */
function noteOf(books: RegisterBooks, note: CreditNote): Sale[] {
  const bill = billOfCredit(books, note);
  const about = creditedDocument(books, note.billId)?.docNo;
  return bill ? [{ kind: 'Credit note', document: note, recipient: bill.recipient, about }] : [];
}

const ofUnregistered = <Row extends Pick<Amounts, 'taxes'>>(rows: readonly Row[]) =>
  rows.filter((row) => isOfUnregistered(row));

/** The documents of a time in which we had no GST number. */
const salesOfUnregistered = (books: RegisterBooks): readonly Sale[] => {
  const sales = [
    ...ofUnregistered(tableRows(books.bills)).map((document): Sale => ({
      kind: 'Bill',
      document,
      recipient: document.recipient,
    })),
    ...ofUnregistered(tableRows(books.debitNotes)).map((document): Sale => ({
      kind: 'Debit note',
      document,
      recipient: document.recipient,
      about: books.bills.entities[document.billId]?.docNo,
    })),
    ...ofUnregistered(tableRows(books.creditNotes)).flatMap((note) => noteOf(books, note)),
  ];
  return sales.map((sale) => ({ ...sale, outsideReturn: UNREGISTERED }));
};

const titleOf = ({ kind, document, recipient }: Sale): string =>
  kind === 'Bill' ? billTitle({ ...document, recipient }) : kind === 'Debit note' ? 'Debit Note' : 'Credit Note';

function entriesOf(sale: Sale): SaleEntry[] {
  const { kind, document, recipient, about = '', outsideReturn = '' } = sale;
  const { id, docNo, issuedOn, accountId, status, eInvoice } = document;
  const isCounted = isLive({ status });
  const rated = isCounted ? ratedOf(document) : [];
  const rows = rated.length > 0 ? rated : [{ ...NOTHING, rate: '' }];
  return rows.map(({ rate, ...amounts }, place) => ({
    ...(kind === 'Credit note' ? lessThose(NOTHING, amounts) : amounts),
    id: place === 0 ? id : `${id} ${rate}`,
    kind,
    title: titleOf(sale),
    docNo,
    on: issuedOn,
    about,
    name: recipient.name,
    gstin: recipient.gstin,
    place: placeOfSupply(recipient.stateCode),
    supply: supplyOf({ recipient }),
    rate,
    irn: hasIrn(document) ? (eInvoice?.registration?.irn ?? '') : '',
    status,
    outsideReturn: isCounted ? outsideReturn : '',
    outsideBooks: isCounted && accountId === '' ? TRANSFER : '',
  }));
}

/** The register of sales of some days: each document that has a number for good, one that was cancelled included, by its rates. */
export const salesRegister = (books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): SaleEntry[] =>
  [
    ...returnsOf(books, days, unnumbered).flatMap((month) => salesOfReturn(books, month)),
    ...salesOfUnregistered(books).filter(({ document }) => !unnumbered.has(document.id)),
  ]
    .filter(({ document }) => isAmong(days, document.issuedOn))
    .toSorted((one, other) => one.document.issuedOn.localeCompare(other.document.issuedOn))
    .flatMap(entriesOf);
