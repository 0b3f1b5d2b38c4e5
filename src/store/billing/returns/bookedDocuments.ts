import { paths } from '@/paths';
import type { Amounts, IssuedBill } from '@/store/billing/bills/bill';
import { isOfUnregistered } from '@/store/billing/bills/billAmounts';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import type { Stated } from '@/store/billing/receivables/stated';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { paise, rupees } from '@/store/kit/money';
import { documentMend, type Mend } from './mending';
import { pageOf } from './missing';
import type { WithDocuments } from './issuedDocuments';
import type { MonthDocuments } from './monthDocuments';
import { addedUp, ratedOf, type Taxed } from './taxed';

/** What both a return and the statements of clients tell of. */
export const BOOKED_KINDS = ['Bill', 'Debit note', 'Credit note'] as const;
export type BookedKind = (typeof BOOKED_KINDS)[number];

/** A document that only the return has, or only the statements, or that comes to another amount in the one than in the other; in rupees. */
export interface BooksDifference {
  id: string;
  docNo: string;
  /** ISO date. */
  on: string;
  name: string;
  what: string;
  inReturn: number;
  inBooks: number;
  /** Whether both should have it, and with one amount. */
  isFaulty: boolean;
  page: Mend;
}

/** A document as one side has it. */
export interface BookedDocument extends Omit<BooksDifference, 'what' | 'inReturn' | 'inBooks' | 'isFaulty'> {
  kind: BookedKind;
  /** Whether the other side need not have it, and why. */
  alone?: string | undefined;
  amount: number;
}
export interface Returned extends BookedDocument {
  taxed: Taxed;
}

const returnedAs = (
  kind: BookedKind,
  document: IssuedBill | DebitNote | CreditNote,
  { recipient: { name } }: Pick<IssuedBill, 'recipient'>,
): Returned => {
  const sign = kind === 'Credit note' ? -1 : 1;
  // By what the file tells of it, and not by the total that the statement says.
  const taxed = addedUp(ratedOf(document));
  const { id, docNo, issuedOn, accountId } = document;
  return {
    kind,
    id,
    docNo,
    on: issuedOn,
    name,
    page: pageOf(document),
    amount: sign * taxed.total,
    taxed,
    // A transfer is of no client.
    ...(accountId === '' && { alone: 'It is between two of our own registrations: no client owes it.' }),
  };
};

/** What a return tells of the month itself: what it amends of earlier ones moves no statement. */
export const returnedOf = ({ live, debits, taken }: MonthDocuments): Returned[] => [
  ...live.map((bill) => returnedAs('Bill', bill, bill)),
  ...debits.map(({ note }) => returnedAs('Debit note', note, note)),
  ...taken.map(({ note, bill }) => returnedAs('Credit note', note, bill)),
];

const PAGES: Record<BookedKind, (number: number) => string> = {
  Bill: paths.sales.invoiceOf,
  'Debit note': paths.sales.debitNoteOf,
  'Credit note': paths.sales.creditNoteOf,
};

/** Why a document is part of no return although a client owes it; `late` are the credit notes that came too late to take GST off. */
function whyAlone(document: Pick<Amounts, 'taxes'> | undefined, isLate: boolean): string | undefined {
  if (document && isOfUnregistered(document))
    return 'It was issued without a GST number of ours: it is part of no return.';
  return isLate ? 'It came too late to take GST off (section 34): it is part of no return.' : undefined;
}

/** The same as a statement says it; `late` are the credit notes that came too late to take GST off. Nothing of what is no document of a return. */
export function statedAs(
  { accounts, bills, debitNotes, creditNotes }: WithAccounts & WithDocuments,
  stated: Stated,
  late: ReadonlySet<string>,
): BookedDocument[] {
  const kind = BOOKED_KINDS.find((one) => one === stated.what);
  const account = accounts.entities[stated.accountId];
  if (!kind) return [];
  const { id, docNo, on, moved } = stated;
  const document = bills.entities[id] ?? debitNotes.entities[id] ?? creditNotes.entities[id];
  const alone = whyAlone(document, late.has(id));
  return [
    {
      kind,
      id,
      docNo,
      on,
      name: account ? companyOf(account) : '',
      page: documentMend(stated, PAGES[kind]),
      amount: rupees(moved),
      ...(alone !== undefined && { alone }),
    },
  ];
}

const WHATS = {
  returned: 'It is in no client’s statement.',
  stated: 'It is not in the return.',
  both: 'Its taxable value, GST and round off come to another amount than its statement says.',
};

/** Which documents only one side has, or have another amount in the one than in the other. */
export function apartOf(returned: readonly Returned[], stated: readonly BookedDocument[]): BooksDifference[] {
  const [inReturn, inBooks] = [
    new Map(returned.map((one) => [one.id, one])),
    new Map(stated.map((one) => [one.id, one])),
  ];
  return [...new Set([...inReturn.keys(), ...inBooks.keys()])].flatMap((id): BooksDifference[] => {
    const [one, other] = [inReturn.get(id), inBooks.get(id)];
    const told = one ?? other;
    if (!told || (one && other && paise(one.amount) === paise(other.amount))) return [];
    const { docNo, on, name, page, alone } = told;
    const what = alone ?? (one && other ? WHATS.both : one ? WHATS.returned : WHATS.stated);
    const amounts = { inReturn: one?.amount ?? 0, inBooks: other?.amount ?? 0 };
    return [{ id, docNo, on, name, what, ...amounts, isFaulty: alone === undefined, page }];
  });
}
