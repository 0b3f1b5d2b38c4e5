import type { Refusal } from '@/journal/port/model';
import { deactivationFacts } from '@/store/facts/deactivations';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { Numbered, Table } from '@/store/kit/table';
import type { Deactivation } from './deactivation';

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

/** When the facts of the deactivations cannot be. */
export const deactivationRules = rulesOf<WithDeactivations>()(deactivationFacts, {
  accountDeactivated: (state, recorded) =>
    firstOf(known(state.deactivations, recorded, 'This deactivation'), accountRefusal(state, recorded)),
});
