import { companyOf, userOf, type AccountRow } from '@/store/clients/accounts/account';
import type { CountedSim } from '@/store/stock/opening/openingStock';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { TRACKERS } from './catalogue';

/** A vehicle of the sample, and whether it is on this month's bill. */
export interface SampleVehicle extends Vehicle {
  billed: boolean;
}

/** One of the sample's vehicles with the device that is in it. */
export interface Equipped {
  vehicle: SampleVehicle;
  account: AccountRow;
  imei: string;
  /** When (ISO date) the device was fitted, and with which SIM; none of one that is in it since before anything was kept. */
  fitted?: { on: string; sim: CountedSim & { msisdn: string } };
  /** Why the device is lost with the vehicle. */
  lost?: string;
}

/** The vehicles of the sample business, and what customer care has to do with some of them. */
export interface SampleVehicles {
  /** All of them, also those that have no device. */
  vehicles: SampleVehicle[];
  notWorking: Equipped[];
  added: Equipped[];
  leaving: Equipped[];
  /** All others that are billed. */
  reporting: Equipped[];
}

/** All vehicles of the sample with a device. */
export const equippedOf = ({ notWorking, added, leaving, reporting }: SampleVehicles): Equipped[] => [
  ...notWorking,
  ...added,
  ...leaving,
  ...reporting,
];

/** Whose a vehicle is, in the words of customer care's lists. */
export const sampleOwnerOf = ({ account }: Pick<Equipped, 'account'>) => ({
  client: userOf(account),
  company: companyOf(account),
  contactNo: account.client.mobileNumber,
  location: account.client.address,
});

/** The tracker that an IMEI of the sample is of, and its place in their list. */
export function trackerOf(imei: string) {
  const place = Math.max(
    0,
    TRACKERS.findIndex(({ type }) => imei.startsWith(type)),
  );
  return { ...(TRACKERS[place] ?? TRACKERS[0]), place };
}
