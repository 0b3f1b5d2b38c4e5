import type { Business } from './business';
import { selectBags } from '@/store/expected/bagsSlice';
import { selectBranches } from '@/store/expected/branchesSlice';
import { selectConfigured } from '@/store/configured/configuredSlice';
import type { ExpectedDetails } from '@/store/expected/expected';
import { selectManufacturers } from '@/store/expected/manufacturersSlice';
import { selectReceived } from '@/store/received/receivedSlice';
import { selectAdditions } from '@/store/additions/additionsSlice';
import { isDeleted, selectDeletions } from '@/store/deletions/deletionsSlice';
import { selectJobs } from '@/store/jobs/jobsSlice';
import { selectVehicles } from '@/store/vehicles/vehiclesSlice';

/** What one list of the product says about a device; `on` is the ISO date since when, where the list knows one. */
export interface Finding {
  list: string;
  text: string;
  on?: string | undefined;
}

/** All that the product knows of the device with this IMEI, over all lists (D38); nothing for an unknown one. */
export function findDevice(business: Business, imei: string): Finding[] {
  const holds = (details: ExpectedDetails) => details.devices.find((device) => device.imei === imei);
  return [
    ...selectManufacturers(business).flatMap(({ manufacturer, status, details }) => {
      const device = holds(details);
      return device ? [{ list: 'Manufacturer Stock', text: `${device.productName} at ${manufacturer}, ${status}` }] : [];
    }),
    ...selectBranches(business).flatMap(({ branch, details }) => {
      const device = holds(details);
      return device ? [{ list: 'Branch Stock', text: `${device.productName} at the branch ${branch}` }] : [];
    }),
    ...selectBags(business).flatMap(({ name, givenDate, details }) => {
      const device = holds(details);
      return device ? [{ list: 'Expected Stock', text: `${device.productName} in the bag of ${name}`, on: givenDate }] : [];
    }),
    ...selectReceived(business)
      .filter((device) => device.imei === imei)
      .map(({ productName, itgcId, status, givenBy }) => ({
        list: 'Received Stock',
        text: `${productName}, ${itgcId}, ${status}, given by ${givenBy}`,
      })),
    ...selectConfigured(business)
      .filter(({ deviceIMEI }) => deviceIMEI === imei)
      .map(({ productName, itgcId, usedSim, action, selectName }) => ({
        list: 'Configured Stock',
        text: `${productName}, ${itgcId}, SIM ${usedSim}${action === 'Select' ? '' : `, ${action} ${selectName}`}`,
      })),
    ...selectAdditions(business)
      .filter((addition) => addition.imei === imei)
      .map(({ vehicleNo, company, date }) => ({ list: 'Addition List', text: `${vehicleNo} of ${company}`, on: date })),
    ...selectVehicles(business)
      .filter((vehicle) => vehicle.imei === imei)
      .map(({ vehicleNo, company, lastContactTime }) => ({
        list: 'Not Working',
        text: `${vehicleNo} of ${company}, last contact`,
        on: lastContactTime.slice(0, 10),
      })),
    ...selectJobs(business).flatMap(({ request, status, raisedOn }) =>
      request.kind === 'service' && request.deviceIMEI === imei
        ? [{ list: 'View Job', text: `Service of ${request.registrationNo}, ${status}`, on: raisedOn }]
        : [],
    ),
    ...selectDeletions(business)
      .filter((deletion) => deletion.imei === imei)
      .map((deletion) => ({
        list: 'Deletion List',
        text: `${deletion.vehicleNo} of ${deletion.company}, ${isDeleted(deletion) ? 'Deleted' : deletion.status}`,
        on: deletion.deletionDate ?? deletion.date,
      })),
  ];
}
