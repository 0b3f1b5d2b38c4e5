import { expect, test } from 'vitest';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { messageTable } from '@/store/care/messages/messagesSlice';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { selectJobsOf, selectMessagesOf, selectVehiclesOf } from '@/store/billing/papers/accountPapers';
import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import { vehicleTimeline } from '@/store/business/timeline/vehicleTimeline';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { billTable } from '@/store/billing/bills/billsSlice';
import { account, salesOf, vehicle } from '../../../support/accounts';
import { billOf } from '../../../support/bills';
import { deletion, job, jobRequest } from '../../../support/care';
import { fitted, subscription } from '../../../support/vehicles';
import { smallBusiness } from '../../../support/tabs';

const moved = vehicle(1, {
  accountId: 'account-2',
  vehicleNo: 'MH 01 AB 1001',
  past: [{ until: '2026-09-01', vehicleNo: 'MH 01 XX 1', accountId: 'account-1' }],
  contact: { at: '2026-11-20T10:30', latLong: '28.6, 77.2' },
  // The visit of that day tells of it.
  serviced: { on: '2026-10-05', reason: 'Service' },
});
const older = vehicle(9, { vehicleNo: 'MH 01 XX 1', closedOn: '2026-01-31' });
const { device } = fitted(1, 'vehicle-1', '2026-10-05');
const { device: former } = fitted(2, 'vehicle-1', '2026-10-01');
const removed = {
  ...former,
  moves: [
    ...former.moves,
    {
      to: { at: 'installer' as const, id: 'installer-1' },
      on: '2026-10-05',
      cause: { what: 'fitted' as const, id: 'job-3' },
    },
  ],
};
const swap = {
  on: '2026-10-05',
  installerId: 'installer-1',
  workDone: 'Swapped' as const,
  vehicleId: 'vehicle-1',
  vehicleNo: 'MH 01 AB 1001',
  deviceIn: device.id,
  deviceOut: former.id,
  certificateNo: 'AIS-7',
  certificateUntil: '2028-10-04',
};
const sms = (number: number, sentAt: string, message: string) => ({
  id: `sms-${number}`,
  number,
  kind: 'sms' as const,
  sentAt,
  mobileNumbers: ['9000000000'],
  message,
});

const state = {
  ...smallBusiness,
  accounts: salesOf(account(1), account(2)).accounts,
  vehicles: vehicleTable([moved, older]),
  devices: deviceTable([device, removed]),
  jobs: jobTable([
    job(3, { raisedOn: '2026-10-02', status: 'Done', outcomes: [swap] }),
    job(4, { raisedOn: '2026-10-03', request: { kind: 'job', ...jobRequest(), accountId: 'account-2' } }),
  ]),
  deletions: deletionTable([]),
  messages: messageTable([
    sms(1, '2026-01-10T06:00:00.000Z', 'About MH01XX1'),
    sms(2, '2026-08-10T06:00:00.000Z', 'About MH01XX1'),
  ]),
  bills: billTable([
    billOf(1, { accountId: 'account-2' }),
    billOf(2, { accountId: 'account-2', status: 'Cancelled', lines: billOf(1).lines }),
  ]),
  subscriptions: subscriptionTable([
    subscription(1, 'vehicle-1', { pauses: [{ from: '2026-10-20', until: '2026-10-22', to: '2026-10-25' }] }),
    subscription(2, 'vehicle-9'),
  ]),
};

test('a timeline tells of all that happened to a vehicle, oldest first, each once', () => {
  expect(vehicleTimeline(state, moved).map(({ on, what }) => [on, what])).toEqual([
    ['2026-08-10', 'SMS written'],
    ['2026-09-01', 'New number'],
    ['2026-10-01', 'Fitted'],
    ['2026-10-01', 'Subscription began'],
    ['2026-10-02', 'Installation job raised'],
    ['2026-10-05', 'Swapped'],
    ['2026-10-05', 'AIS-140 certificate'],
    ['2026-10-20', 'Subscription paused'],
    ['2026-10-25', 'Subscription resumed'],
    ['2026-11-01', 'Billed for Nov 2026'],
    ['2026-11-20', 'Last contact'],
  ]);
});

test('what happened on one day stands in the order of its moments by the office’s clock', () => {
  const [first, second] = ['2026-11-19T18:40:00.000Z', '2026-11-20T09:00:00.000Z'];
  const busy = vehicleTimeline(
    {
      ...state,
      messages: messageTable([sms(1, second, 'MH 01 AB 1001, the second'), sms(2, first, 'MH 01 AB 1001, the first')]),
    },
    moved,
  );
  const ofThatDay = busy.filter(({ on }) => on === '2026-11-20');
  expect(ofThatDay.map(({ what, lines }) => lines[0]?.text.replace(/.*, the/, 'the') ?? what)).toEqual([
    'the first',
    expect.stringContaining('10:30') as string,
    'the second',
  ]);
});

test('a move says what was and what came of it', () => {
  const [, move] = vehicleTimeline(state, moved);
  expect(move?.lines[0]).toEqual({ text: 'MH 01 XX 1 → MH 01 AB 1001' });
});

test('a swap says which device went in and which came out', () => {
  const swapped = vehicleTimeline(state, moved).find(({ what }) => what === 'Swapped');
  expect(swapped?.lines.map(({ text }) => text)).toEqual(
    expect.arrayContaining([`In: IMEI ${swap.deviceIn}`, `Out: IMEI ${swap.deviceOut}`]),
  );
});

test('what names a plate alone is of the vehicle that had it then', () => {
  expect(selectVehiclePapers(state, 'vehicle-9').messages.map(({ id }) => id)).toEqual(['sms-1']);
  expect(selectVehiclePapers(state, 'vehicle-1').messages.map(({ id }) => id)).toEqual(['sms-2']);
});

test('a client has the vehicles, the jobs and the messages that name it or them', () => {
  const client = account(2);
  expect(selectVehiclesOf(state, client).map(({ id, device: inside }) => [id, inside?.id])).toEqual([
    ['vehicle-1', device.id],
  ]);
  expect(selectJobsOf(state, client).map(({ id }) => id)).toContain('job-4');
  expect(
    selectMessagesOf(
      {
        ...state,
        messages: messageTable([
          sms(3, '2026-11-01T06:00:00.000Z', 'About MH 01 AB 1001'),
          sms(4, '2026-11-01T06:00:00.000Z', 'Hello'),
        ]),
      },
      client,
    ).map(({ id }) => id),
  ).toEqual(['sms-3']);
});

test('nothing is written down about a vehicle that nobody knows', () => {
  expect(selectVehiclePapers(state, 'vehicle-99')).toEqual({ jobs: [], outcomes: [], deletions: [], messages: [] });
});

test('a visit is to come as long as its job is with the installer, and a deletion is done once it has its day', () => {
  const visit = { installerId: 'installer-1', on: '2026-11-25', slot: 'morning' as const };
  const request = { kind: 'job' as const, ...jobRequest(), vehicleIds: ['vehicle-1'] };
  const asked = { vehicleId: 'vehicle-1', vehicleNo: 'MH 01 AB 1001', date: '2026-11-21' };
  const told = (status: 'With Installer' | 'Done') =>
    vehicleTimeline(
      {
        ...state,
        jobs: jobTable([job(5, { raisedOn: '2026-11-22', status, visit, request })]),
        deletions: deletionTable([deletion(1, asked)]),
      },
      moved,
    )
      .map(({ what }) => what)
      .slice(-3);
  expect(told('With Installer')).toEqual(['Deletion asked for', 'Installation job raised', 'Visit']);
  expect(told('Done')).toEqual(['Last contact', 'Deletion asked for', 'Installation job raised']);
});
