import type { AccountRow } from '@/store/clients/accounts/account';
import type { SampleVehicle } from './equipped';
import type { SampleAccounts } from './sampleAccounts';

/** Hands out accounts by their numbers, and each of their open vehicles once, in their order. */
export function parking({ accounts, vehicles }: SampleAccounts) {
  const left = [...vehicles];
  const accountOf = (number: number): AccountRow => {
    const account = accounts.find((one) => one.number === number);
    if (!account) throw new Error(`The sample has no account ${number}`);
    return account;
  };
  const take = (number: number): { account: AccountRow; vehicle: SampleVehicle } => {
    const account = accountOf(number);
    const [vehicle] = left.splice(
      left.findIndex(({ accountId }) => accountId === account.id),
      1,
    );
    if (vehicle?.accountId !== account.id) throw new Error(`The sample account ${number} has no vehicle left`);
    return { account, vehicle };
  };
  const others = () =>
    left.flatMap((vehicle) => {
      const account = accounts.find(({ id }) => id === vehicle.accountId);
      return account && vehicle.billed ? [{ account, vehicle }] : [];
    });
  return { accountOf, take, others };
}
