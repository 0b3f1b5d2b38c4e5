import { allocationsRule } from '@/store/billing/receipts/receiptSchema';
import { identity, list, part } from '@/store/kit/schema/rowRules';
import { balanceFields } from './openingRowSchema';

/** What each fact of the opening balances says. */
export const openingFactSchemas = {
  balancesOpened: part('It', { balances: list(part('Balance', { id: identity, ...balanceFields })) }),
  balanceAllocated: part('It', { id: identity, allocations: allocationsRule }),
};
