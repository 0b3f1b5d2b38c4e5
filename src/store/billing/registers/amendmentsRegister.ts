import type { Amounts, IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { tableRows } from '@/store/billing/receivables/sold';
import { amendedRows } from '@/store/billing/returns/amendedRows';
import { filersOfMonth } from '@/store/billing/returns/earlierNumbers';
import { selectMonthDocuments } from '@/store/billing/returns/filedDocuments';
import type { Sold } from '@/store/billing/returns/issuedDocuments';
import type { MonthDocuments } from '@/store/billing/returns/monthDocuments';
import { placeOfSupply } from '@/store/billing/returns/returnRows';
import { soldSections } from '@/store/billing/returns/soldSections';
import { addedUp, lessThose, ratedOf, type Taxed } from '@/store/billing/returns/taxed';
import { isAmong, lastOfMonth, type Days } from '@/store/kit/calendar';
import type { RegisterBooks } from './registerBooks';

/** What a document of an earlier month comes to at one rate as a return amends it, or below zero as it was filed, which goes. */
export interface AmendmentEntry extends Taxed {
  id: string;
  /** The month, `YYYY-MM`, whose return amends it. */
  month: string;
  /** Which table of GSTR-1 takes it, where 10 takes a document out of the sums of its month and those of the month that amends tell it anew. */
  table: '9A' | '9C' | '10' | 'Told anew';
  told: 'As filed' | 'As amended';
  title: 'Bill' | 'Debit Note' | 'Credit Note';
  docNo: string;
  /** The ISO date of the document. */
  on: string;
  name: string;
  gstin: string;
  place: string;
  /** As the table of rates writes it. */
  rate: string;
}

const NOTHING = addedUp([]);
const TOLD_ANEW: Pick<MonthDocuments, 'live' | 'taken' | 'debits'> = { live: [], taken: [], debits: [] };

type As = Pick<AmendmentEntry, 'month' | 'told'> & { tables: Record<'bills' | 'notes', AmendmentEntry['table']> };
type Document = Pick<IssuedBill, 'id' | 'docNo' | 'issuedOn'> & Amounts;

function entriesOf({ live, debits, taken }: Sold, { month, told, tables }: As): AmendmentEntry[] {
  const entries = (title: AmendmentEntry['title'], document: Document, recipient: Recipient) =>
    ratedOf(document).map(({ rate, ...amounts }): AmendmentEntry => ({
      ...((title === 'Credit Note') === (told === 'As filed') ? amounts : lessThose(NOTHING, amounts)),
      id: `${document.id} ${month} ${told} ${rate}`,
      month,
      told,
      table: title === 'Bill' ? tables.bills : tables.notes,
      title,
      docNo: document.docNo,
      on: document.issuedOn,
      name: recipient.name,
      gstin: recipient.gstin,
      place: placeOfSupply(recipient.stateCode),
      rate,
    }));
  return [
    ...live.flatMap((bill) => entries('Bill', bill, bill.recipient)),
    ...debits.flatMap(({ note }) => entries('Debit Note', note, note.recipient)),
    ...taken.flatMap(({ note, bill }) => entries('Credit Note', note, bill.recipient)),
  ];
}

/** What the returns of all our registrations tell of the months that end in some days and in which a recipient was corrected. */
const amendingReturns = (books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>) =>
  [...new Set(tableRows(books.bills).flatMap(({ amended }) => (amended ? [amended.on.slice(0, 7)] : [])))]
    .filter((month) => isAmong(days, lastOfMonth(month)))
    .toSorted()
    .flatMap((month) =>
      filersOfMonth(books, month, unnumbered).map((filer) => ({
        month,
        documents: selectMonthDocuments(books, month, unnumbered, filer),
      })),
    );

const [ALONE, OUT, ANEW] = [
  { bills: '9A', notes: '9C' },
  { bills: '10', notes: '10' },
  { bills: 'Told anew', notes: 'Told anew' },
] as const;

/** Document by document what the returns of the months that end in some days amend of earlier ones. */
export const amendmentsRegister = (
  books: RegisterBooks,
  days: Days,
  unnumbered: ReadonlySet<string>,
): AmendmentEntry[] =>
  amendingReturns(books, days, unnumbered).flatMap(({ month, documents: { amended } }) => [
    ...entriesOf(amended.was, { month, told: 'As filed', tables: ALONE }),
    ...entriesOf(amended.is, { month, told: 'As amended', tables: ALONE }),
    ...entriesOf(amended.out, { month, told: 'As filed', tables: OUT }),
    ...entriesOf(amended.moved, { month, told: 'As amended', tables: ANEW }),
  ]);

/** By how much the returns of the months that end in some days change what was filed: by their tables 9A, 9C and 10, and what their own sections tell anew. */
export const amendedInReturns = (books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): Taxed =>
  addedUp(
    amendingReturns(books, days, unnumbered).flatMap(({ documents: { amended, ...documents } }) => {
      const { b2b, b2cl, b2c, debits, credits } = soldSections({ ...documents, ...TOLD_ANEW, amended });
      const anew = addedUp([b2b, b2cl, b2c, debits].flat());
      return [amendedRows(amended).change, lessThose(anew, addedUp(credits))];
    }),
  );
