import { daysBefore } from '@/store/dates';
import { seededRandom } from './random';
import { someSimNumber } from './catalogue';
import { DEVICE_TYPES, type Addition } from '@/store/additions/additionsSlice';
import type { Deletion } from '@/store/deletions/deletionsSlice';
import { careImei, ownerOf, plateOf } from './sampleVehicles';

/** Why the sample's clients want vehicles deleted; the last number is the days ago on which one was. */
const DELETIONS: readonly (readonly [Deletion['status'], reason: string, daysAgo: number, deletedDaysAgo?: number])[] = [
  ['SoldVehicle', 'Sold at auction.', 48, 45],
  ['StopGPS', 'Contract ended, not renewed.', 37, 33],
  ['SoldVehicle', 'Returned to the bank at the end of the lease.', 29],
  ['Accident', 'Total loss on the Pune expressway.', 24, 20],
  ['StopGPS', 'Vehicle laid up until further notice.', 16],
  ['ContractOver', 'Client moved its fleet to another city.', 12],
  ['SoldVehicle', 'Sold to a sister company.', 9],
  ['StopGPS', 'Owner drives himself now.', 5],
  ['SoldVehicle', 'Exchanged for a new truck.', 2],
];

const ADDED_DAYS_AGO = [40, 33, 27, 22, 18, 13, 9, 6, 3, 1];

/** The vehicles to be deleted of the sample business (D7), asked for in the weeks before `today` (ISO date). */
export function sampleDeletions(today: string, mark: string): Deletion[] {
  const random = seededRandom(32);
  return DELETIONS.map(([status, reason, daysAgo, deletedDaysAgo], index) => {
    const { client, company, location, plate } = ownerOf(index);
    return {
      id: `${mark}-deletion-${index + 1}`,
      number: index + 1,
      date: daysBefore(today, daysAgo),
      username: client,
      company,
      vehicleNo: plateOf(plate, 2000 + index * 17),
      deviceModel: random.pick(['VT-140', 'VT-20', 'OB-4', 'BK-2', 'AT-9']),
      imei: careImei(100 + index),
      sim: someSimNumber(random),
      location,
      status,
      reason,
      dateOfInstallation: daysBefore(today, daysAgo + random.whole(300, 1100)),
      ...(deletedDaysAgo !== undefined && {
        simDeactivation: random.pick(['Yes', 'No']),
        deletionDate: daysBefore(today, deletedDaysAgo),
      }),
    };
  });
}

/** The new devices of the sample business (D7), added in the weeks before `today` (ISO date). */
export const sampleAdditions = (today: string, mark: string): Addition[] =>
  ADDED_DAYS_AGO.map((daysAgo, index) => {
    const { client, company, plate } = ownerOf(index + 4);
    return {
      id: `${mark}-addition-${index + 1}`,
      number: index + 1,
      date: daysBefore(today, daysAgo),
      clientName: client,
      company,
      vehicleNo: plateOf(plate, 4000 + index * 19),
      imei: careImei(200 + index),
      deviceType: DEVICE_TYPES[index % DEVICE_TYPES.length] ?? DEVICE_TYPES[0],
      billing: index % 4 === 3 ? 'No' : 'Yes',
    };
  });
