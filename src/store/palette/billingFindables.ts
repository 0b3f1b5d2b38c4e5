import { createSelector } from '@reduxjs/toolkit';
import { formatDate, formatMoney, formatMonth } from '@/format';
import { paths } from '@/paths';
import { isLive } from '@/store/billing/bills/bill';
import { selectBills } from '@/store/billing/bills/billsSlice';
import { selectDebitNotes } from '@/store/billing/debitNotes/debitNotesSlice';
import { selectCreditNotes } from '@/store/billing/creditNotes/creditNotesSlice';
import { selectProformas } from '@/store/billing/proformas/proformasSlice';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import type { Business } from '@/store/business/business';
import { NOUN_WORDS } from '@/store/business/checked/nounWords';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import { unambiguousCompany } from '@/store/clients/accounts/namesakes';
import { spelt } from './wordBlock';
import { nounIndex, type Choice, type NounIndex, type RecordIndex } from './recordIndex';
import { hasCome } from '@/store/billing/receipts/receipt';

const { sales } = paths;

interface Document {
  id: string;
  number: number;
  docNo: string;
  accountId: string;
}

interface Described<Row extends Document> {
  noun: 'bills' | 'receipts' | 'proformas' | 'creditNotes' | 'debitNotes';
  /** The screen of one of them, by which it is known who has them. */
  place: string;
  /** In the order in which they were made. */
  rows: (business: Business) => readonly Row[];
  /** The month that one is of, `YYYY-MM`. */
  month: (row: Row) => string;
  /** What tells one from others of its client. */
  detail: (row: Row) => string;
  to: (row: Row) => string;
}

/** Whose documents are looked for, and of which month, as far as that is asked. */
interface DocumentsWanted {
  accounts?: ReadonlySet<string> | undefined;
  month?: string | undefined;
  /** How the number ends, such as `59` or `26 27 59` of `INV/26-27/000059`. */
  ending?: string | undefined;
}

/** One sort of documents. */
export interface DocumentSort {
  kind: string;
  place: string;
  /** The newest so many of those that are wanted. */
  newest: (business: Business, wanted: DocumentsWanted, most: number) => Choice[];
  /** Their index by number, the newest first. */
  index: () => NounIndex;
}

/** The words of a number, without the noughts that only fill them up. */
const bare = (docNo: string) => ` ${spelt(docNo)}`.replaceAll(/ 0+(?=\d)/g, ' ');

function sortOf<Row extends Document>({ noun, place, rows, month, detail, to }: Described<Row>): DocumentSort {
  const kind = NOUN_WORDS[noun].many;
  const newestFirst = createSelector([rows], (all) => all.toReversed());
  const choice = (row: Row, business: Business): Choice => {
    const account = business.accounts.entities[row.accountId];
    return {
      title: row.docNo,
      detail: [account && unambiguousCompany(business, account), detail(row)].filter(Boolean).join(', '),
      to: to(row),
    };
  };
  return {
    kind,
    place,
    newest: (business, wanted, most) => {
      const found: Choice[] = [];
      for (const row of newestFirst(business)) {
        if (found.length >= most) break;
        const isWanted =
          (wanted.accounts?.has(row.accountId) ?? true) &&
          (wanted.month === undefined || month(row) === wanted.month) &&
          (wanted.ending === undefined || bare(row.docNo).endsWith(bare(wanted.ending)));
        if (isWanted) found.push(choice(row, business));
      }
      return found;
    },
    index: () =>
      nounIndex<Row>({
        kind,
        place,
        rows: newestFirst,
        words: ({ docNo }) => ({ identifiers: [docNo], names: [] }),
        choice,
      }),
  };
}

const monthOf = (date: string) => date.slice(0, 7);

/** The documents of sales, by what people call one. */
export const DOCUMENTS = {
  bill: sortOf({
    noun: 'bills',
    place: sales.invoice,
    rows: selectBills,
    month: (bill) => bill.month,
    detail: (bill) => `${formatMonth(bill.month)}, ${isLive(bill) ? formatMoney(bill.total) : bill.status}`,
    to: RECORD_PLACES.bills,
  }),
  receipt: sortOf({
    noun: 'receipts',
    place: sales.receipt,
    rows: selectReceipts,
    month: ({ on }) => monthOf(on),
    detail: ({ on, cash, status }) => `${formatDate(on)}, ${hasCome({ status }) ? formatMoney(cash) : status}`,
    to: RECORD_PLACES.receipts,
  }),
  proforma: sortOf({
    noun: 'proformas',
    place: sales.issuedProforma,
    rows: selectProformas,
    month: ({ issuedOn }) => monthOf(issuedOn),
    detail: ({ issuedOn, total }) => `${formatDate(issuedOn)}, ${formatMoney(total)}`,
    to: RECORD_PLACES.proformas,
  }),
  creditNote: sortOf({
    noun: 'creditNotes',
    place: sales.creditNote,
    rows: selectCreditNotes,
    month: ({ issuedOn }) => monthOf(issuedOn),
    detail: ({ issuedOn, total }) => `${formatDate(issuedOn)}, ${formatMoney(total)}`,
    to: RECORD_PLACES.creditNotes,
  }),
  debitNote: sortOf({
    noun: 'debitNotes',
    place: sales.debitNote,
    rows: selectDebitNotes,
    month: ({ issuedOn }) => monthOf(issuedOn),
    detail: ({ issuedOn, total }) => `${formatDate(issuedOn)}, ${formatMoney(total)}`,
    to: RECORD_PLACES.debitNotes,
  }),
} as const;

/** What sales gave a number. */
export const billingIndex = (): RecordIndex => Object.values(DOCUMENTS).map(({ index }) => index());
