import { createSelector } from '@reduxjs/toolkit';
import type { AccountRow } from '@/store/clients/accounts/account';
import type { WithBills } from '@/store/billing/bills/withBills';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { Device } from '@/store/stock/devices/device';
import type { Job } from '@/store/care/jobs/job';
import { selectJobs } from '@/store/care/jobs/jobsSlice';
import { selectMessages } from '@/store/care/messages/messagesSlice';
import type { Sent } from '@/store/care/messages/message';
import { platesIn } from '@/store/care/messages/platesIn';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import { selectHeard } from '@/store/browser/selectHeard';
import { lastContactOf } from '@/store/vehicles/vehicles/lastContact';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectVehicles } from '@/store/vehicles/vehicles/vehiclesSlice';

/** A vehicle of a client, with what is in it and what is paid for it. */
export interface ClientVehicle extends Vehicle {
  /** Whether it is billed for the bill's month. */
  billed: boolean;
  device: Device | undefined;
  subscription: Subscription | undefined;
}

const givenAccount = (_state: unknown, account: AccountRow) => account;

/** The vehicles of an account, closed ones last. */
export const selectVehiclesOf = createSelector(
  [
    selectVehicles,
    selectDeviceInVehicle,
    selectHeard,
    selectSubscriptionOf,
    ({ bills }: WithBills) => bills,
    ({ creditNotes }: WithBills) => creditNotes,
    (_state: unknown, { id }: AccountRow) => id,
    (_state: unknown, { bill }: AccountRow) => bill.monthYear,
  ],
  (vehicles, devices, heard, subscriptions, bills, creditNotes, accountId, month): ClientVehicle[] =>
    vehicles
      .filter((vehicle) => vehicle.accountId === accountId)
      .map((vehicle) => ({
        ...vehicle,
        contact: lastContactOf(vehicle, devices.get(vehicle.id), heard),
        billed: isBilledFor({ bills, creditNotes }, accountId, vehicle.id, month),
        device: devices.get(vehicle.id),
        subscription: subscriptions.get(vehicle.id),
      }))
      .toSorted((one, other) => Number(isOpenVehicle(other)) - Number(isOpenVehicle(one)) || one.number - other.number),
);

const nameKey = (name: string) => name.trim().toLowerCase();

/** The jobs of an account, newest first: those that name it, and those of before that name its company. */
export const selectJobsOf = createSelector([selectJobs, givenAccount], (jobs, { id, bill, client }): Job[] => {
  const names = new Set([bill.companyName, client.companyName].map(nameKey));
  return jobs
    .filter(({ request }) =>
      request.accountId === undefined ? names.has(nameKey(request.companyName)) : request.accountId === id,
    )
    .toReversed();
});

/** Whether a message went to one of these numbers and addresses. */
const wentTo = (sent: Sent, receivers: ReadonlySet<string>) =>
  (sent.kind === 'sms' ? sent.mobileNumbers : [...sent.to, ...sent.cc]).some((receiver) =>
    receivers.has(receiver.toLowerCase()),
  );

/** The messages that went to the client of an account, or name a vehicle of it, newest first. */
export const selectMessagesOf = createSelector(
  [selectMessages, selectVehiclesOf, givenAccount],
  (messages, vehicles, { client, billing }): Sent[] => {
    const receivers = new Set(
      [client.mobileNumber, client.emailAddress.toLowerCase(), billing.email.toLowerCase()].filter(Boolean),
    );
    const plates = new Set(vehicles.map(({ vehicleNo }) => plateKey(vehicleNo)));
    return messages.filter((sent) => wentTo(sent, receivers) || platesIn(sent).some((plate) => plates.has(plate)));
  },
);
