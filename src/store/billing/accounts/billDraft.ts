import { listed, part } from '@/store/kit/schema/rowRules';
import type { Account } from './account';
import { billed, billFields, vehicleFields } from '@/store/clients/accounts/accountSchema';

const openedSchema = part('It', { ...billFields, vehicles: listed('Vehicle', { ...vehicleFields, billed }) });

/** The account as it was when a draft of its bill was begun, from the values that the editor opened with; undefined when they are none. */
export function billOpenedIn(account: Account, opened: object): Account | undefined {
  if (!openedSchema.isValidSync(opened, { strict: true })) return undefined;
  const { vehicles, ...bill } = opened;
  const now = new Map(account.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  return {
    ...account,
    bill,
    vehicles: vehicles.map((one) => ({ number: 0, accountId: account.id, ...now.get(one.id), ...one })),
  };
}
