import type { Random } from './random';
import type { SampleVehicle } from './equipped';
import type { AccountRow } from '@/store/clients/accounts/account';
import { plateText } from '@/store/kit/typed/typedNumbers';

/** The beginnings of vehicle numbers by the wizard's states. */
const DISTRICTS = {
  Mumbai: ['MH01', 'MH02', 'MH04'],
  Delhi: ['DL01', 'DL08', 'DL12'],
  Punjab: ['PB02', 'PB08', 'PB10'],
  Maharashtra: ['MH12', 'MH14', 'MH31'],
} as const;

/** Where an account's client is from: the sample's clients are of no other state. */
const districtsOf = ({ client: { state } }: AccountRow) => DISTRICTS[state as keyof typeof DISTRICTS];

/** A vehicle before it is numbered among those of all accounts. */
export type Unnumbered = Omit<SampleVehicle, 'number'>;

/** The vehicles that were sold with an account, the first of them billed, with made-up plates of its client's state. */
export function vehiclesOfSale(
  account: AccountRow,
  [all, billed]: readonly [all: number, billed: number],
  pricePerUnit: number,
  random: Random,
): Unnumbered[] {
  const { id, package: agreed } = account;
  const districts = districtsOf(account);
  return Array.from({ length: all }, (_, index) => ({
    id: `${id}-vehicle-${index + 1}`,
    accountId: id,
    vehicleNo: plateText(random.pick(districts) + random.text('ABCDEFGHJKLMNPRSTUVWXYZ', 2) + random.whole(1000, 9999)),
    duration: agreed.subscriptionPlan,
    price: pricePerUnit,
    selected: true,
    billed: index < billed,
  }));
}
