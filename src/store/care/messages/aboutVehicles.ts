import type { AccountRow } from '@/store/clients/accounts/account';
import type { VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';

/** What a Repair Done mail about vehicles begins with. */
export interface VehicleMail {
  clientUsername: string;
  noOfVehicles: number;
  vehicles: { vehicleNo: string }[];
  to?: string;
}

const platesOf = (vehicles: readonly VehicleRow[]) => vehicles.map(({ vehicleNo }) => vehicleNo);

const eachOnce = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))].join(', ');

/** What an SMS to the client of vehicles begins with: the numbers that sales knows, and the plates. */
export const smsAbout = (vehicles: readonly VehicleRow[], accounts: readonly AccountRow[]) => ({
  ...(accounts.length > 0 && { mobileNumbers: eachOnce(accounts.map(({ client }) => client.mobileNumber)) }),
  message: `${vehicles.length === 1 ? 'Vehicle' : 'Vehicles'} ${platesOf(vehicles).join(', ')}: `,
});

/** What a Repair Done mail to the client of vehicles begins with: a row for each of them. */
export const mailAbout = (vehicles: readonly VehicleRow[], accounts: readonly AccountRow[]): VehicleMail => ({
  clientUsername: vehicles[0]?.client ?? '',
  noOfVehicles: vehicles.length,
  vehicles: platesOf(vehicles).map((vehicleNo) => ({ vehicleNo })),
  ...(accounts.length > 0 && { to: eachOnce(accounts.map(({ client }) => client.emailAddress)) }),
});
