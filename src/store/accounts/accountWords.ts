import type { Business } from '@/store/business/business';
import { telling } from '@/store/journal/telling';
import { accountOpened, accountsBilled, accountsDeleted, billSaved, vehiclesBilled } from './accountsSlice';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';

/** One account by its company, several by their number. */
function nameOf(ids: readonly number[], { accounts }: Business): string {
  const [id] = ids;
  if (id === undefined || ids.length > 1) return `${ids.length} accounts`;
  return accounts.entities[id]?.bill.companyName ?? `account ${id}`;
}

/** A fact about one account is found under it; about several, under none. */
const about = ([id, ...others]: readonly (number | undefined)[]) =>
  id === undefined || others.length > 0 ? undefined : { kind: 'account' as const, id };

const countOf = (vehicles: number) => (vehicles === 1 ? '1 vehicle' : `${vehicles} vehicles`);

/** The facts of the sales area in words. */
export const accountActivities = [
  telling(accountOpened, ({ draft, createdAt }, { accounts }) => {
    const account = Object.values(accounts.entities).find((one) => one.createdAt === createdAt);
    return { text: `opened an account for ${draft.client.companyName}`, about: about([account?.id]) };
  }),
  telling(accountsBilled, ({ ids }, business) => ({ text: `billed ${nameOf(ids, business)}`, about: about(ids) })),
  telling(billSaved, ({ id }, business) => ({
    text: `edited the bill of ${nameOf([id], business)}`,
    about: about([id]),
  })),
  telling(vehiclesBilled, ({ id, vehicleIds }, business) => ({
    text: `billed ${countOf(vehicleIds.length)} of ${nameOf([id], business)}`,
    about: about([id]),
  })),
  telling(accountsDeleted, ({ ids }, business) => ({ text: `deleted ${nameOf(ids, business)}`, about: about(ids) })),
  telling(accountDeactivated, ({ companyName, deactivate, accountId }) => ({
    text: `deactivated ${companyName}: ${deactivate}`,
    about: about([accountId]),
  })),
];
