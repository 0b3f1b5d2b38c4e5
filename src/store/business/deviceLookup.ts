import { paths, searchFor } from '@/paths';
import type { Business } from './business';
import { RECORD_PLACES } from './recordPlaces';
import { rowOfTable } from '@/store/kit/table';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { selectReceived } from '@/store/stock/onHand/returns';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { serviceImei, vehiclesText } from '@/store/care/jobs/jobSubject';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';

/** What one list of the product says about a device; `on` is the ISO date since when, where the list knows one. */
export interface Finding {
  list: string;
  text: string;
  on?: string | undefined;
  /** Where it is shown. */
  to: string;
}

/** What the lists of the stock say about a device. */
function stockFindings(business: Business, imei: string): Finding[] {
  const device = rowOfTable(business.devices, imei);
  return [
    ...(device
      ? [
          {
            list: 'Device',
            text: `${device.productName}, ${whereabouts(business, holderOf(device))}`,
            on: lastMovedOn(device),
            to: RECORD_PLACES.devices(device),
          },
        ]
      : []),
    ...selectReceived(business)
      .filter((returned) => returned.imei === imei)
      .map(({ productName, itgcId, status, givenBy }) => ({
        list: 'Received Stock',
        text: `${productName}, ${itgcId}, ${status}, given by ${givenBy}`,
        to: searchFor(paths.stocks.received, imei),
      })),
    ...selectConfigured(business)
      .filter(({ deviceIMEI }) => deviceIMEI === imei)
      .map(({ productName, itgcId, usedSim, action, selectName }) => ({
        list: 'Configured Stock',
        text: `${productName}, ${itgcId}, SIM ${usedSim}${action === 'Select' ? '' : `, ${action} ${selectName}`}`,
        to: searchFor(paths.stocks.configured, imei),
      })),
  ];
}

/** What the lists of customer care say about a device. */
function careFindings(business: Business, imei: string): Finding[] {
  return [
    ...selectAdditions(business)
      .filter((addition) => addition.imei === imei)
      .map((addition) => ({
        list: 'Addition List',
        text: `${addition.vehicleNo} of ${addition.company}`,
        on: addition.date,
        to: RECORD_PLACES.additions(addition),
      })),
    ...selectVehicleRows(business)
      .filter((vehicle) => vehicle.imei === imei && vehicle.lastContactTime !== undefined)
      .map((vehicle) => ({
        list: 'Vehicle',
        text: `${vehicle.vehicleNo} of ${vehicle.company}, last contact`,
        on: vehicle.lastContactTime?.slice(0, 10),
        to: paths.care.vehicleOf(vehicle.vehicleNo),
      })),
    ...selectJobs(business).flatMap((job) =>
      serviceImei(job) === imei
        ? [
            {
              list: 'View Job',
              text: `Service of ${vehiclesText(job)}, ${job.status}`,
              on: job.raisedOn,
              to: RECORD_PLACES.jobs(job),
            },
          ]
        : [],
    ),
    ...selectDeletions(business)
      .filter((deletion) => deletion.imei === imei)
      .map((deletion) => ({
        list: 'Deletion List',
        text: `${deletion.vehicleNo} of ${deletion.company}, ${isDeleted(deletion) ? 'Deleted' : deletion.status}`,
        on: deletion.deletionDate ?? deletion.date,
        to: RECORD_PLACES.deletions(deletion),
      })),
  ];
}

/** All that the product knows of the device with this IMEI, over all lists; nothing for an unknown one. */
export const findDevice = (business: Business, imei: string): Finding[] => [
  ...stockFindings(business, imei),
  ...careFindings(business, imei),
];
