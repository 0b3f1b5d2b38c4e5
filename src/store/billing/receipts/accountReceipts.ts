import { byKey } from '@/store/kit/byKey';
import type { Table } from '@/store/kit/table';
import type { Receipt } from './receipt';

const receipts = byKey<Receipt>(({ accountId }) => accountId);

/** The receipts of an account, whatever became of them, in the order of their numbers. */
export const receiptsOfAccount = (table: Table<Receipt>, accountId: string): readonly Receipt[] =>
  receipts.of(table, accountId);
