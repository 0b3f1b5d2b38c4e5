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
  /** Cancelled once it was taken back. */
  status: DocumentStatus;
}

/** A state that has what was written off. */
export interface WithWriteOffs {
  writeOffs: Table<WriteOff>;
}

const ofAccounts = byKey<WriteOff>(({ accountId, status }) => (status === 'Issued' ? accountId : undefined));

/** What was written off of an account and not taken back, in the order of the numbers. */
export const writeOffsOfAccount = (table: Table<WriteOff>, accountId: string): readonly WriteOff[] =>
  ofAccounts.of(table, accountId);
