import { daysBefore } from '@/store/kit/dates';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import type { Addition, AdditionDraft } from '@/store/vehicles/additions/addition';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { sampleOwnerOf, trackerOf, type Equipped } from './equipped';

/** Why the sample's clients want vehicles deleted, and how many days ago they asked, in the order of the vehicles that leave. */
const DELETIONS: readonly (readonly [Deletion['status'], reason: string, daysAgo: number])[] = [
  ['SoldVehicle', 'Sold at auction.', 48],
  ['StopGPS', 'Contract ended, not renewed.', 37],
  ['SoldVehicle', 'Returned to the bank at the end of the lease.', 29],
  ['Accident', 'Total loss on the Pune expressway.', 24],
  ['StopGPS', 'Vehicle laid up until further notice.', 16],
  ['ContractOver', 'Client moved its fleet to another city.', 12],
  ['SoldVehicle', 'Sold to a sister company.', 9],
  ['StopGPS', 'Owner drives himself now.', 5],
  ['SoldVehicle', 'Exchanged for a new truck.', 2],
];

/** The vehicles to be deleted of the sample business, asked for in the weeks before `today` (ISO date). */
export const sampleDeletions = (today: string, mark: string, leaving: readonly Equipped[]): Deletion[] =>
  DELETIONS.flatMap(([status, reason, daysAgo], index) => {
    const one = leaving[index];
    if (!one?.fitted) return [];
    const { vehicle, account, imei, fitted, lost } = one;
    const { client, company, location } = sampleOwnerOf({ account });
    return {
      id: `${mark}-deletion-${index + 1}`,
      number: index + 1,
      date: daysBefore(today, daysAgo),
      username: client,
      company,
      vehicleNo: vehicle.vehicleNo,
      deviceModel: trackerOf(imei).model,
      imei,
      sim: fitted.sim.msisdn,
      location,
      status,
      reason,
      dateOfInstallation: fitted.on,
      vehicleId: vehicle.id,
      ...(vehicle.closedOn !== undefined && {
        simDeactivation: lost === undefined ? ('No' as const) : ('Yes' as const),
        deletionDate: vehicle.closedOn,
      }),
    };
  });

/** A device that was fitted, as the form for it says; nothing of one that is in its vehicle since before. */
export function additionOf({
  vehicle,
  account,
  imei,
  fitted,
}: Equipped): (AdditionDraft & { vehicleId: string }) | undefined {
  if (!fitted) return undefined;
  const { client, company } = sampleOwnerOf({ account });
  return {
    date: fitted.on,
    clientName: client,
    company,
    vehicleNo: vehicle.vehicleNo,
    imei,
    deviceType: DEVICE_TYPES[trackerOf(imei).place] ?? DEVICE_TYPES[0],
    billing: vehicle.billed ? 'Yes' : 'No',
    vehicleId: vehicle.id,
  };
}

/** The new devices of the sample business, added in the weeks before its day. */
export const sampleAdditions = (mark: string, added: readonly Equipped[]): Addition[] =>
  added.flatMap((one, index) => {
    const draft = additionOf(one);
    return draft ? [{ id: `${mark}-addition-${index + 1}`, number: index + 1, ...draft }] : [];
  });
