import { isAmong, type Days } from '@/store/kit/calendar';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { BalanceMovement } from './movement';
import { movementsOf } from './movements';
import type { WithDebts } from './openBills';

/** A movement as the statement of an account says it. */
export interface Stated extends BalanceMovement {
  accountId: string;
}

/** What the statement of a client says of some days, without what is of the documents `unnumbered`. */
export const statedBy = (
  state: WithDebts,
  accountId: string,
  days: Days,
  unnumbered: ReadonlySet<string>,
): readonly Stated[] =>
  movementsOf(state, accountId)
    .filter(({ id, refundId = id, on }) => isAmong(days, on) && !unnumbered.has(id) && !unnumbered.has(refundId))
    .map((movement) => ({ ...movement, accountId }));

/** What the statements of all clients say of them. */
export const statedIn = (state: WithAccounts & WithDebts, days: Days, unnumbered: ReadonlySet<string>): Stated[] =>
  state.accounts.ids.flatMap((accountId) => statedBy(state, accountId, days, unnumbered));
