import { listed, part } from '@/store/rowRules';
import type { Account } from './account';
import { billed, billFields, vehicleFields } from './accountSchema';

const openedSchema = part('It', { ...billFields, vehicles: listed('Vehicle', { ...vehicleFields, billed }) });

/** The account as it was when a draft of its bill was begun, from the values that the editor opened with; undefined when they are none. */
export function openedIn(account: Account, opened: object): Account | undefined {
  if (!openedSchema.isValidSync(opened, { strict: true })) return undefined;
  const { vehicles, ...bill } = opened;
  return { ...account, bill, vehicles };
}
