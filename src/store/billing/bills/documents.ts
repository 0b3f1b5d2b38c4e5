import { isObject } from '@/journal/kit/isObject';
import type { Change } from '@/journal/undo/undo';
import { advance } from '@/machines/advance';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { billMachine, type BillStatus } from '@/machines/bill';
import { documentMachine, type DocumentStatus } from '@/machines/document';
import { receiptMachine, type ReceiptStatus } from '@/machines/receipt';
import { isLive, type IssuedBill } from './bill';

const cancelledDocument = (status: string) => advance(documentMachine, status as DocumentStatus, { type: 'cancel' });

/** The tables whose records have a document, each with the status of one that is cancelled. */
const CANCELLED: Readonly<Record<string, (status: string) => string | undefined>> = {
  bills: (status) => advance(billMachine, status as BillStatus, { type: 'cancel' }),
  creditNotes: cancelledDocument,
  debitNotes: cancelledDocument,
  proformas: cancelledDocument,
  refundVouchers: cancelledDocument,
  writeOffs: cancelledDocument,
  receipts: (status) => advance(receiptMachine, status as ReceiptStatus, { type: 'cancel' }),
};

/** The status of a record's document once it is cancelled; undefined where it has none, or none that can be. */
const cancelled = (table: string, status: unknown) =>
  typeof status === 'string' && Object.hasOwn(CANCELLED, table) ? CANCELLED[table]?.(status) : undefined;

/** Whether a change noted on which day money bounced for the first time. */
const isBounceDay = ({ path: [table, , ...field], was }: Change) =>
  table === 'receipts' && field.join() === 'bouncedOn' && was === undefined;

/** Changes without the day of a bounce: it stays where that is taken back, so that the books in Tally take it back as well. */
const keepingBounce = (changes: readonly Change[]): readonly Change[] =>
  changes.some(isBounceDay) ? changes.filter((change) => !isBounceDay(change)) : changes;

/** What an Undo puts back: what has a document is cancelled and keeps its number, of all else each value becomes what it was. */
export const asCancelled = (changes: readonly Change[]): Change[] =>
  keepingBounce(changes).map((change) => {
    const { path, was, is } = change;
    const [table = '', ...rest] = path;
    const isMade = rest.length === 1 && was === undefined;
    const { status } = Object(is) as { status?: string };
    const turned = isMade ? cancelled(table, status) : undefined;
    return turned === undefined ? change : { path: [...path, 'status'], was: turned, is: status };
  });

type Rows = Partial<Record<string, { entities?: Partial<Record<string, object>> }>>;

/** The day of a bounce that an Undo leaves; nothing where the Undo tells of it itself. */
function bounceDay(business: object, changes: readonly Change[], { path, was, is }: Change): Change[] {
  const [table = '', id = '', field] = path;
  const isBounce = table === 'receipts' && field === 'status' && was === 'Recorded' && is === 'Bounced';
  const day = (business as Rows)[table]?.entities?.[id];
  const tells = changes.some((one) => one.path[1] === id && one.path[2] === 'bouncedOn');
  return isBounce && day && !tells ? [{ path: [table, id, 'bouncedOn'], is: (day as Partial<Receipt>).bouncedOn }] : [];
}

/** What was changed by facts whose Undo makes these changes: each document that it cancels was issued, as it is now. */
export const withIssued = (business: object, changes: readonly Change[]): Change[] =>
  changes.flatMap((change) => {
    const { path, was, is } = change;
    const [table = '', id = '', field] = path;
    const isIssued = path.length === 3 && field === 'status' && was !== undefined && cancelled(table, is) === was;
    return isIssued
      ? [{ path: [table, id], is: (business as Rows)[table]?.entities?.[id] }]
      : [change, ...bounceDay(business, changes, change)];
  });

/** The documents of which changes tell themselves on which day they were cancelled, by their identities. */
export const datedCancellations = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(changes.flatMap(({ path: [, id = '', field] }) => (field === 'cancelledOn' ? [id] : [])));

/** The tables whose documents stand until the day of their cancellation, if that is known. */
const STANDING: readonly string[] = ['bills', 'debitNotes'];

/** Notes on documents that an Undo of such changes cancelled (`after` is changed) that they stand until an ISO date, where it tells one; those that it brought back were never cancelled. */
export function noteCancelled(after: object, changes: readonly Change[], on: string | undefined): void {
  const told = datedCancellations(changes);
  for (const { path } of changes) {
    const [table = '', id = '', field] = path;
    if (field !== 'status' || !STANDING.includes(table) || told.has(id)) continue;
    const row = (after as Rows)[table]?.entities?.[id] as Pick<IssuedBill, 'status' | 'cancelledOn'> | undefined;
    if (!row) continue;
    if (isLive(row)) delete row.cancelledOn;
    else if (on !== undefined) row.cancelledOn = on;
  }
}

/** A record as its fact made it, without the numbers that the journal's order gave it and what became of it since: an allocation goes with its money, a bounce may be taken back, and a file for the portal, and what was waived of it, change nothing on it. */
export function asMade(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const { number: _number, docNo: _given, later: _later, bouncedOn: _bounced, eInvoice: _filed, ...rest } = value;
  const { cancelledOn: _cancelled, waivedInterest: _interest, waivedDebits: _debits, ...made } = rest;
  return made;
}
