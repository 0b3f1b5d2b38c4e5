import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/edit';
import { firstOf, gone, known } from '@/store/refusals';
import { leftOutRefusals, noneFits } from '@/store/sheets/fitting';
import type { Table } from '@/store/table';
import { companyOf, type Account } from './account';
import { accountOpened, accountsBilled, accountsDeleted, billSaved, clientsImported, vehiclesBilled } from './accountsSlice';
import { stillToBill, vehiclesOf, type BillChange } from './billChange';
import { BILL_AMOUNTS, BILL_LABELS } from './billLabels';
import { clientFitting } from './clientFitting';
import { VEHICLE_GONE, vehiclesRefusal } from './vehicleRefusals';

interface WithAccounts {
  accounts: Table<Account>;
}


function changeRefusal({ accounts }: WithAccounts, { accountId, edit, vehicles }: BillChange): Refusal | undefined {
  const account = accounts.entities[accountId];
  if (!account) return gone(accounts, accountId, 'This account');
  return firstOf(
    changedMeanwhile({ ...account.bill, id: accountId }, edit, BILL_LABELS, BILL_AMOUNTS),
    vehiclesRefusal(account.vehicles, vehicles),
  );
}

/** Why vehicles cannot be billed: none is named, one is gone, or all are billed; some of them billed is no hindrance. */
function tickedRefusal(
  { accounts }: WithAccounts,
  { accountId, vehicleIds, vehicles }: BillChange & { vehicleIds: readonly string[] },
): Refusal | undefined {
  const all = accounts.entities[accountId]?.vehicles ?? [];
  const there = new Set([...all, ...vehicles.added].map(({ id }) => id));
  if (vehicleIds.length === 0) return { reason: 'Tick at least one vehicle to bill.' };
  if (!vehicleIds.every((id) => there.has(id))) return VEHICLE_GONE;
  if (stillToBill(all, vehicleIds).length > 0) return undefined;
  return { reason: vehicleIds.length === 1 ? 'This vehicle is billed already.' : 'These vehicles are billed already.' };
}

const present = ({ accounts }: WithAccounts, ids: readonly string[]) => ids.flatMap((id) => accounts.entities[id] ?? []);

/** Why none of the accounts can be billed; those that have nothing left to bill, or are gone, are passed over. */
function billingRefusal(state: WithAccounts, ids: readonly string[]): Refusal | undefined {
  const there = present(state, ids);
  const [one, ...others] = there;
  if (!one) return gone(state.accounts, ids, ids.length === 1 ? 'This account' : 'One of these accounts');
  if (there.some(({ vehicles }) => vehicles.some(({ billed }) => !billed))) return undefined;
  if (others.length > 0) return { reason: 'These accounts have nothing left to bill.' };
  return { reason: `${companyOf(one)} ${one.vehicles.length > 0 ? 'is billed already.' : 'has no vehicle to bill.'}` };
}

/** What the facts of the accounts are about, and when they cannot be. */
export const accountRules = rules<WithAccounts>()
  .about(accountOpened, ({ id }) => [id], ({ accounts }, account) => known(accounts, account, 'This account'))
  .about(
    clientsImported,
    ({ added, edits }) => [...added.map(({ id }) => id), ...edits.map(({ accountId }) => accountId)],
    ({ accounts }, imported) => noneFits(clientFitting(accounts, imported)),
    ({ accounts }, imported) => leftOutRefusals(clientFitting(accounts, imported)),
  )
  .about(accountsBilled, ({ ids }) => ids, (state, { ids }) => billingRefusal(state, ids))
  .about(billSaved, (change) => [change.accountId, ...vehiclesOf(change)], changeRefusal)
  .about(
    vehiclesBilled,
    (change) => [...new Set([change.accountId, ...vehiclesOf(change), ...change.vehicleIds])],
    (state, change) => firstOf(changeRefusal(state, change), tickedRefusal(state, change)),
  )
  .about(
    accountsDeleted,
    ({ accounts }) => accounts.map(({ id }) => id),
    // One that is gone already is what was wanted: the others go.
    (state, { accounts: [one, ...others] }) =>
      one && present(state, [one.id, ...others.map(({ id }) => id)]).length === 0
        ? { reason: others.length > 0 ? 'These accounts are deleted already.' : `${one.company} is deleted already.` }
        : undefined,
  );
