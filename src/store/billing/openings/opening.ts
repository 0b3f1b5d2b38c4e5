import type { Settling } from '@/store/billing/receipts/receipt';
import { byKey } from '@/store/kit/byKey';
import type { Numbered, Table } from '@/store/kit/table';

/** What a client owed, or had to its credit, before anything was billed here. */
export interface OpeningBalance extends Numbered, Omit<Settling, 'allocations'> {
  accountId: string;
  /** The ISO date with whose morning it counts. */
  on: string;
  /** In rupees: above zero what the client owed, below it what the client had to its credit; zero once it was corrected to nothing. */
  amount: number;
}

/** What is told of an opening balance. */
export type OpeningDraft = Pick<OpeningBalance, 'accountId' | 'on' | 'amount'>;

/** What of an opening balance can be corrected. */
export type OpeningFields = Pick<OpeningBalance, 'on' | 'amount'>;

export const OPENING_LABELS: Record<keyof OpeningFields, string> = { amount: 'Opening Balance', on: 'Date' };

/** The fields in rupees. */
export const OPENING_AMOUNTS = ['amount'] as const;

/** A state that has the opening balances. */
export interface WithOpenings {
  openings: Table<OpeningBalance>;
}

const openings = byKey<OpeningBalance>(({ accountId }) => accountId);

/** The opening balance of an account. */
export const openingOf = (table: Table<OpeningBalance>, accountId: string): OpeningBalance | undefined =>
  openings.of(table, accountId)[0];
