import type { DocumentStatus } from '@/machines/document';
import { byKey } from '@/store/kit/byKey';
import type { Numbered, Table } from '@/store/kit/table';

/** What of a bill, or of an opening balance, nobody expects any more. */
export interface WriteOffDraft {
  accountId: string;
  /** The identity of the bill or of the opening balance. */
  billId: string;
  /** In rupees, with the GST in it: that is owed all the same. */
  amount: number;
  why: string;
  /** ISO date. */
  on: string;
}

/** A bad debt or a small balance that was written off. */
export interface WriteOff extends Numbered, WriteOffDraft {
  /** Cancelled where an Undo took it away, as if it had never been. */
  status: DocumentStatus;
  /** The ISO date from which on it is owed again. */
  backOn?: string | undefined;
}

/** A state that has what was written off. */
export interface WithWriteOffs {
  writeOffs: Table<WriteOff>;
}

const ofAccounts = byKey<WriteOff>(({ accountId, status }) => (status === 'Issued' ? accountId : undefined));

/** All that was written off of an account, taken back since or not, in the order of the numbers. */
export const writeOffsOfAccount = (table: Table<WriteOff>, accountId: string): readonly WriteOff[] =>
  ofAccounts.of(table, accountId);

/** Whether something is written off now. */
export const isWrittenOff = ({ backOn }: WriteOff): boolean => backOn === undefined;

/** Whether something was written off on a day (ISO date). */
export const wasWrittenOff = ({ on, backOn }: WriteOff, day: string): boolean =>
  on <= day && (backOn === undefined || backOn > day);
