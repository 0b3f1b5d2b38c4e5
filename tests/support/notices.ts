// Clients with something that they can be told of.
import type { NoticeKind } from '@/store/billing/notices/notice';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { Job } from '@/store/care/jobs/job';
import { messageTable } from '@/store/care/messages/messagesSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { account, salesOf, vehicle } from './accounts';
import { job, jobRequest } from './care';
import { subscription } from './vehicles';

export const TODAY = '2026-11-21';
export const VISIT = { installerId: 'installer-1', on: '2026-11-23', slot: 'morning' } as const;

export const jobOf = (number: number, changes: Partial<Job>) =>
  job(number, { request: { kind: 'job', ...jobRequest({ accountId: 'account-1', jobType: 'Service' }) }, ...changes });

export const DONE_AT = { on: '2026-11-20', installerId: 'installer-1', workDone: 'Repaired' } as const;

const repaired = (vehicleNo: string) =>
  ({
    vehicleNo,
    receivingDate: '2026-11-18',
    status: 'Repaired',
    warranty: 'Out of warranty',
    spareChanged: 'Antenna',
    spareCost: 450,
  }) as const;

/** Two clients with visits, silent vehicles and a subscription that ends. */
export const noticeBusiness: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav', mobile: '9876543210' }]),
  vehicles: vehicleTable([
    vehicle(1, { accountId: 'account-1', vehicleNo: 'MH 12 AB 1', contact: { at: '2026-11-10T09:00' } }),
    vehicle(2, { accountId: 'account-1', vehicleNo: 'MH 12 AB 2', contact: { at: '2026-11-15T09:00' } }),
    vehicle(3, { accountId: 'account-2', vehicleNo: 'MH 12 AB 3', contact: { at: '2026-11-18T09:00' } }),
    vehicle(4, { accountId: 'account-1', vehicleNo: 'MH 12 AB 4', contact: { at: '2026-11-21T09:00' } }),
  ]),
  subscriptions: subscriptionTable([subscription(1, 'vehicle-1', { to: '2026-11-30' }), subscription(2, 'vehicle-2')]),
  messages: messageTable([
    {
      kind: 'sms',
      id: 'message-1',
      number: 1,
      sentAt: '2026-11-21T09:00:00.000Z',
      mobileNumbers: ['9820012345', '9000000001'],
      message: 'We are closed on 24 Nov 2026.',
    },
    {
      kind: 'mail',
      id: 'message-2',
      number: 2,
      sentAt: '2026-11-21T09:00:00.000Z',
      clientUsername: 'konkan',
      noOfVehicles: 2,
      vehicles: [repaired('MH 12 AB 1'), repaired('MH 12 AB 2')],
      subject: 'Repair Detail',
      to: ['meera@konkan.example', 'driver@konkan.example'],
      cc: ['care@trackyard.example'],
    },
  ]),
  jobs: jobTable([
    jobOf(1, { status: 'With Installer', visit: VISIT }),
    jobOf(2, {
      status: 'Done',
      visit: VISIT,
      outcomes: [
        { ...DONE_AT, vehicleId: 'vehicle-1', vehicleNo: 'MH 12 AB 1' },
        { ...DONE_AT, vehicleId: 'vehicle-2', vehicleNo: 'MH 12 AB 2' },
      ],
    }),
    jobOf(3, { status: 'Sent to Dispatcher' }),
    jobOf(4, { status: 'With Installer', visit: { ...VISIT, on: '2026-11-20' } }),
  ]),
};

/** Of what the first client is told, by kind. */
export const RECORDS: Readonly<Record<NoticeKind, readonly string[]>> = {
  Message: ['message-1'],
  'Repair Done': ['message-2'],
  'Visit Planned': ['job-1'],
  'Visit Done': ['job-2'],
  'Vehicle Silent': ['vehicle-1', 'vehicle-2'],
  'Subscription Ends': ['vehicle-1'],
};
