import { owedOf } from '@/store/billing/receivables/stillOwed';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { businessTable } from '@/store/business/leaks/leakInputs';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';

/** So many accounts are asked before somebody else may have a turn. */
const ACCOUNTS_A_STEP = 50;

/** Counts bit by bit what the accounts owe on `today` (ISO date), telling how much of it is done, from 0 to 1. */
export function* owedSteps(state: WithDebts & WithAccounts, today: string): Generator<number, void> {
  const { ids } = state.accounts;
  for (const [place, id] of ids.entries()) {
    owedOf(state, id, today);
    if (place % ACCOUNTS_A_STEP === 0) yield place / ids.length;
  }
}

/** The tables that tell what is owed. */
export const DEBT_TABLES = [
  businessTable('bills'),
  businessTable('creditNotes'),
  businessTable('receipts'),
  businessTable('openings'),
  businessTable('debitNotes'),
  businessTable('writeOffs'),
] as const;
