import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { Numbered, Table } from '@/store/kit/table';
import type { Deactivation } from './deactivation';
import { accountDeactivated } from './deactivationsSlice';

interface WithDeactivations {
  deactivations: Table<Deactivation>;
  accounts: Table<Numbered & { closedOn?: string }>;
}

type Recorded = Omit<Deactivation, 'number'>;

/** Why the account meant cannot be deactivated so: it is gone, or off the list already. Names that are no client's can. */
function accountRefusal(
  { accounts }: WithDeactivations,
  { accountId, companyName, deactivate }: Recorded,
): Refusal | undefined {
  if (accountId === undefined) return undefined;
  if (deactivate !== 'Delete From Debtors' || accounts.entities[accountId]?.closedOn === undefined) {
    return gone(accounts, accountId, 'This account');
  }
  return { reason: `${companyName} is deleted from the debtors already.` };
}

/** What the facts of the deactivations are about, and when they cannot be. */
export const deactivationRules = rules<WithDeactivations>().about(
  accountDeactivated,
  ({ id, accountId, offboarding = [], subscriptionIds = [] }) => [
    id,
    ...(accountId === undefined ? [] : [accountId]),
    ...offboarding.flatMap((asked) => [asked.id, asked.vehicleId ?? []].flat()),
    ...subscriptionIds,
  ],
  (state, recorded) =>
    firstOf(known(state.deactivations, recorded, 'This deactivation'), accountRefusal(state, recorded)),
);
