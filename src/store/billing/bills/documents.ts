import type { Change } from '@/journal/undo';
import { advance } from '@/machines/advance';
import { billMachine, type BillStatus } from '@/machines/bill';
import { documentMachine, type DocumentStatus } from '@/machines/document';
import { receiptMachine, type ReceiptStatus } from '@/machines/receipt';

const cancelledDocument = (status: string) => advance(documentMachine, status as DocumentStatus, { type: 'cancel' });

/** The tables whose records have a document, each with the status of one that is cancelled. */
const CANCELLED: Readonly<Record<string, (status: string) => string | undefined>> = {
  bills: (status) => advance(billMachine, status as BillStatus, { type: 'cancel' }),
  creditNotes: cancelledDocument,
  proformas: cancelledDocument,
  receipts: (status) => advance(receiptMachine, status as ReceiptStatus, { type: 'cancel' }),
};

/** What an Undo puts back: what has a document is cancelled and keeps its number, of all else each value becomes what it was. */
export const asCancelled = (changes: readonly Change[]): Change[] =>
  changes.map((change) => {
    const { path, was, is } = change;
    const [table = '', ...rest] = path;
    const isMade = rest.length === 1 && was === undefined;
    const { status } = Object(is) as { status?: string };
    const cancelled =
      isMade && status !== undefined && Object.hasOwn(CANCELLED, table) ? CANCELLED[table]?.(status) : undefined;
    return cancelled === undefined ? change : { path: [...path, 'status'], was: cancelled, is: status };
  });
