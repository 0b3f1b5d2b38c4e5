import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';
import type { Bin } from '@/store/stock/bins/bin';
import { binId } from '@/store/stock/bins/bin';
import { binTable } from '@/store/stock/bins/binsSlice';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount } from '@/store/clients/accounts/newAccount';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { businessOf } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { deletionTable } from '@/store/vehicles/deletions/deletionsSlice';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { closingOfToday, closingOf } from '@/store/care/scheduling/closing';
import { firstLines } from '@/store/care/scheduling/firstLines';
import { swappedAt, swapVisitOf } from '@/store/care/scheduling/swapVisit';
import { meantVehicle } from '@/store/care/scheduling/meantVehicle';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingDraft, ClosingLine } from '@/store/care/scheduling/closingDraft';
import { closingProblems } from '@/store/care/scheduling/closingProblems';
import { scannedPart } from '@/store/care/scheduling/closingScan';
import { closingSchema } from '@/store/care/scheduling/closingSchema';
import type { Job } from '@/store/care/jobs/job';
import { withMeantAccount, withMeantVehicle } from '@/store/care/scheduling/jobAccount';
import { jobTable, selectJobs } from '@/store/care/jobs/jobsSlice';
import { jobClosed } from '@/store/facts/jobs';
import { assignSchema } from '@/store/care/scheduling/assignSchema';
import { slotsOf } from '@/store/care/scheduling/visitOffers';
import { simTable } from '@/store/stock/sims/simsSlice';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { accountDraft } from '../../../support/accounts';
import { deletion, job, jobRequest, serviceRequest } from '../../../support/care';
import { done, reasonOf } from '../../../support/said';
import { standing } from '../../../support/standing';
import { deviceOf, imeiOfDevice, simOf } from '../../../support/stock';

const TODAY = '2026-11-22';
const RAKESH = { at: 'installer', id: 'rakesh' } as const;
const move = (to: { at: 'installer' | 'vehicle' | 'device'; id: string }) => [
  { to, on: '2026-11-01', cause: { what: 'counted' as const } },
];
const [BARE, READY, INSIDE, OTHERS] = [1, 2, 3, 4].map(imeiOfDevice) as [string, string, string, string];
const [LOOSE, PAIRED, FITTED] = ['8991000000000000001', '8991000000000000002', '8991000000000000003'] as const;

const owned = (number: number, vehicleNo: string, changes: Partial<Vehicle> = {}): Vehicle => ({
  id: `v-${number}`,
  number,
  vehicleNo,
  accountId: 'account-1',
  duration: 'Yearly',
  price: 200,
  selected: true,
  ...changes,
});

const relays: Bin = {
  id: binId(RAKESH, { productName: 'Relay', kind: 'Material' }),
  number: 1,
  place: RAKESH,
  productName: 'Relay',
  kind: 'Material',
  qty: 4,
};

const visited = (number: number, changes: Partial<Job> = {}): Job =>
  job(number, {
    status: 'With Installer',
    visit: { installerId: 'rakesh', on: TODAY, slot: 'morning' },
    request: { kind: 'job', ...jobRequest({ noOfInstallation: 1, accountId: 'account-1' }) },
    ...changes,
  });

const service = (number: number) =>
  visited(number, {
    request: {
      kind: 'service',
      ...serviceRequest({ registrationNo: 'mh12ab1001', vehicleIds: ['v-1'], accountId: 'account-1' }),
    },
  });
const removal = (number: number) =>
  visited(number, {
    request: {
      kind: 'job',
      ...jobRequest({ jobType: 'Removal', noOfInstallation: 1, vehicleIds: ['v-1'], accountId: 'account-1' }),
    },
  });

/** A client with a vehicle that has a device, one that has none, and a slot; an installer whose bag has two devices, a SIM and relays. */
const opened = (jobs: readonly Job[], more: Parameters<typeof createStore>[0] = {}) =>
  createStore({
    accounts: accountTable([{ ...newAccount('account-1', accountDraft(), '2026-01-01'), number: 1 }]),
    vehicles: vehicleTable([
      owned(1, 'MH 12 AB 1001'),
      owned(2, 'MH 12 AB 1002'),
      owned(3, 'To be assigned'),
      owned(4, 'MH 12 AB 1004', { accountId: undefined, client: 'Somebody', company: 'Sahyadri Cabs' }),
    ]),
    installers: installerTable([
      { id: 'rakesh', number: 1, name: 'Rakesh Yadav' },
      { id: 'suresh', number: 2, name: 'Suresh Patil' },
    ]),
    devices: deviceTable([
      deviceOf(1, { id: BARE, moves: move(RAKESH), simId: undefined }),
      deviceOf(2, { id: READY, moves: move(RAKESH), simId: PAIRED, productName: 'Bike tracker' }),
      deviceOf(3, { id: INSIDE, moves: move({ at: 'vehicle', id: 'v-1' }), simId: FITTED }),
      deviceOf(4, { id: OTHERS, moves: move({ at: 'installer', id: 'suresh' }), simId: undefined }),
    ]),
    sims: simTable([
      simOf(1, { id: LOOSE, msisdn: '5754000000001', status: 'Active', moves: move(RAKESH) }),
      simOf(2, { id: PAIRED, msisdn: '5754000000002', status: 'Active', moves: move({ at: 'device', id: READY }) }),
      simOf(3, { id: FITTED, msisdn: '5754000000003', status: 'Active', moves: move({ at: 'device', id: INSIDE }) }),
    ]),
    bins: binTable([relays]),
    jobs: jobTable(jobs),
    ...more,
  });

type Store = ReturnType<typeof opened>;
const contextOf = (store: Store) => selectClosingContext(store.getState());
const jobIn = (store: Store, id: string) => {
  const found = selectJobs(store.getState()).find((one) => one.id === id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const drafted = (store: Store, id: string, lines: readonly ClosingLine[], used: ClosingDraft['used'] = []) => {
  let count = 0;
  return closingOf(
    contextOf(store),
    jobIn(store, id),
    { lines, used },
    { on: TODAY, identity: () => `new-${(count += 1)}` },
  );
};
const problems = (store: Store, id: string, ...lines: ClosingLine[]) =>
  closingProblems({ context: contextOf(store), job: jobIn(store, id), on: TODAY, language: 'en' }, { lines }).map(
    ({ line, field, reason }) => `${line} ${field}: ${reason}`,
  );

describe('the form of a visit begins with', () => {
  test('the slot of the client where something is fitted', () => {
    const store = opened([visited(1)]);
    expect(firstLines(contextOf(store), jobIn(store, 'job-1'))).toEqual([{ workDone: 'Fitted', vehicleId: 'v-3' }]);
  });

  test('the named vehicles where there are some, without those that are done', () => {
    const two = removal(1);
    const store = opened([
      {
        ...two,
        request: { ...two.request, vehicleIds: ['v-2', 'v-1'] },
        outcomes: [
          { workDone: 'Removed', vehicleId: 'v-2', vehicleNo: 'MH 12 AB 1002', on: TODAY, installerId: 'rakesh' },
        ],
      } as Job,
    ]);
    expect(firstLines(contextOf(store), jobIn(store, 'job-1'))).toEqual([
      { workDone: 'Removed', vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001' },
    ]);
  });

  test('the vehicle of a service request that only names its plate', () => {
    const store = opened([
      visited(1, { request: { kind: 'service', ...serviceRequest({ registrationNo: 'MH 12 AB 1001' }) } }),
    ]);
    expect(firstLines(contextOf(store), jobIn(store, 'job-1'))).toEqual([
      { workDone: 'Repaired', vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001' },
    ]);
  });

  test('the swap of the device of the vehicle that one came from', () => {
    const lines: ClosingLine[] = [
      { workDone: 'Repaired', vehicleId: 'v-1' },
      { workDone: 'Repaired', vehicleId: 'v-2' },
    ];
    expect(swappedAt(lines, 'v-2').map(({ workDone }) => workDone)).toEqual(['Repaired', 'Swapped']);
    expect(swappedAt(lines, undefined)).toEqual(lines);
  });
});

describe('a device is swapped at', () => {
  test('the last job that somebody is on the way for', () => {
    const jobs = [service(1), service(2), { ...service(3), status: 'Pending at Admin' as const }];
    expect(swapVisitOf(jobs, 'v-1')?.number).toBe(2);
  });

  test('no job that did it already, nor one that is over', () => {
    const at = { vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001', on: TODAY, installerId: 'rakesh' };
    const jobs = [
      { ...service(1), outcomes: [{ workDone: 'Swapped' as const, ...at }] },
      { ...service(2), status: 'Done' as const },
    ];
    expect(swapVisitOf(jobs, 'v-1')).toBeUndefined();
  });
});

describe('a fitting', () => {
  const line: ClosingLine = { workDone: 'Fitted', vehicleId: 'v-3', vehicleNo: 'MH 12 AB 2000', deviceIn: READY };

  test('gives a slot its plate, and brings its row, its type and its subscription', () => {
    const [outcome] = drafted(opened([visited(1)]), 'job-1', [line]).outcomes;
    expect(outcome).toEqual({
      workDone: 'Fitted',
      vehicleId: 'v-3',
      vehicleNo: 'MH 12 AB 2000',
      deviceIn: READY,
      addition: {
        id: 'new-1',
        clientName: 'Meera Joshi',
        company: 'Konkan Carriers',
        deviceType: 'Bike tracker',
        billing: 'Yes',
      },
      begins: 'new-2',
    });
  });

  test('takes a free slot of the account for an unknown plate, and registers it where there is none', () => {
    const store = opened([visited(1)]);
    const [first, second] = drafted(store, 'job-1', [
      { ...line, vehicleId: undefined },
      { workDone: 'Fitted', vehicleNo: 'MH 12 AB 2001', deviceIn: BARE, simIn: LOOSE },
    ]).outcomes;
    expect(first).toMatchObject({ vehicleId: 'v-3' });
    expect(second).toMatchObject({
      registered: {
        accountId: 'account-1',
        company: 'Konkan Carriers',
        type: 'Truck',
        duration: 'Yearly',
        price: 41.67,
      },
    });
  });

  test('begins no second subscription, and bills no free client', () => {
    const account = {
      ...newAccount('account-1', accountDraft(), '2026-01-01'),
      number: 1,
      accountType: 'Demo' as const,
    };
    const store = opened([visited(1)], {
      accounts: accountTable([account]),
      subscriptions: subscriptionTable([{ id: 's-1', number: 1, vehicleId: 'v-2', from: TODAY, pauses: [] }]),
    });
    const [outcome] = drafted(store, 'job-1', [
      { workDone: 'Fitted', vehicleNo: 'MH-12-AB-1002', deviceIn: READY },
    ]).outcomes;
    expect(outcome).toMatchObject({ vehicleId: 'v-2', vehicleNo: 'MH 12 AB 1002', addition: { billing: 'No' } });
    expect(outcome).not.toHaveProperty('begins');
  });

  test('is one fact, by which the bag, the vehicle, the list and the job stand right, and which can be taken back', () => {
    const store = opened([visited(1)]);
    const draft = { lines: [{ ...line, deviceIn: BARE, simIn: LOOSE }], used: [{ id: relays.id, qty: 3 }] };
    const before = store.getState();
    const said = done(store.dispatch(jobClosed(store.dispatch(closingOfToday(jobIn(store, 'job-1'), draft)))));
    const after = store.getState();
    expect(after.devices.entities[BARE]).toMatchObject({
      simId: LOOSE,
      moves: [{}, { to: { at: 'vehicle', id: 'v-3' } }],
    });
    expect(after.bins.entities[relays.id]?.qty).toBe(1);
    expect(after.vehicles.entities['v-3']?.vehicleNo).toBe('MH 12 AB 2000');
    expect(selectAdditions(after)).toMatchObject([{ vehicleNo: 'MH 12 AB 2000', imei: BARE, jobId: 'job-1' }]);
    expect(jobIn(store, 'job-1').status).toBe('Done');
    expect(said.undo?.()).toMatchObject({ done: true });
    const [back, first] = [store.getState(), before].map((state) => standing(businessOf(state)));
    expect(back?.jobs).toEqual(first?.jobs);
    expect(back?.devices).toEqual(first?.devices);
  });
});

test('a swap brings the device that is inside out of it', () => {
  const [outcome] = drafted(opened([service(1)]), 'job-1', [
    { workDone: 'Swapped', vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001', deviceIn: READY, fault: 'Device' },
  ]).outcomes;
  expect(outcome).toEqual({
    workDone: 'Swapped',
    vehicleId: 'v-1',
    vehicleNo: 'MH 12 AB 1001',
    deviceIn: READY,
    deviceOut: INSIDE,
    fault: 'Device',
  });
});

test.each([
  ['Yes', FITTED],
  ['No', undefined],
] as const)('a removal of a vehicle whose deletion said %s to the SIM switches off %s', (simDeactivation, simOff) => {
  const store = opened([removal(1)], {
    deletions: deletionTable([deletion(1, { vehicleId: 'v-1', simDeactivation })]),
  });
  const [outcome] = drafted(store, 'job-1', [
    { workDone: 'Removed', vehicleId: 'v-1', vehicleNo: 'MH 12 AB 1001' },
  ]).outcomes;
  expect(outcome?.simOff).toBe(simOff);
});

test('what was typed for another deed is left out', () => {
  const [outcome] = drafted(opened([service(1)]), 'job-1', [
    {
      workDone: 'Not Done',
      vehicleId: 'v-1',
      vehicleNo: 'MH 12 AB 1001',
      deviceIn: READY,
      certificateNo: 'C-1',
      fault: 'SIM',
      remark: 'Nobody there',
    },
  ]).outcomes;
  expect(outcome).toEqual({
    workDone: 'Not Done',
    vehicleId: 'v-1',
    vehicleNo: 'MH 12 AB 1001',
    remark: 'Nobody there',
  });
});

const fitted: ClosingLine = { workDone: 'Fitted', vehicleId: 'v-3', vehicleNo: 'MH 12 AB 2000', deviceIn: READY };

test.each<[string, ClosingLine, string]>([
  ['no plate', { ...fitted, vehicleNo: '' }, '0 vehicleNo: Vehicle Number is required.'],
  [
    'another client’s plate',
    { ...fitted, vehicleNo: 'MH 12 AB 1004' },
    '0 vehicleNo: MH 12 AB 1004 of Sahyadri Cabs is open already: move it, or close it there first.',
  ],
  [
    'a vehicle that has a device',
    { ...fitted, vehicleNo: 'MH 12 AB 1001' },
    `0 workDone: MH 12 AB 1001 has the device ${INSIDE} in it already: swap it, or have it removed.`,
  ],
  [
    'a swap where nothing is inside',
    { ...fitted, workDone: 'Swapped', vehicleNo: 'MH 12 AB 1002' },
    '0 workDone: No device is in MH 12 AB 1002.',
  ],
  [
    'an unknown plate to repair',
    { ...fitted, workDone: 'Repaired' },
    '0 vehicleNo: MH 12 AB 2000 is not known: check the number.',
  ],
  ['no device', { ...fitted, deviceIn: undefined }, '0 deviceIn: Say which device went in.'],
  [
    'a device of another bag',
    { ...fitted, deviceIn: OTHERS },
    `0 deviceIn: IMEI ${OTHERS} is in the bag of Suresh Patil.`,
  ],
  ['a device without a SIM', { ...fitted, deviceIn: BARE }, `0 simIn: IMEI ${BARE} has no SIM: say which one went in.`],
  [
    'a certificate that is over',
    { ...fitted, certificateNo: 'C-1', certificateUntil: '2026-11-21' },
    '0 certificateUntil: The certificate is over before its fitting on 22 Nov 2026.',
  ],
  [
    'a certificate without its day',
    { ...fitted, certificateNo: 'C-1' },
    '0 certificateUntil: Certificate Until is required.',
  ],
  ['nothing done, and no reason', { ...fitted, workDone: 'Not Done' }, '0 remark: Say why it was not done.'],
])('%s is refused under its field', (_what, line, problem) => {
  expect(problems(opened([visited(1)]), 'job-1', line)).toEqual([problem]);
});

test('each vehicle has its own problem, and what two say is refused at the second', () => {
  const store = opened([
    visited(1, { request: { kind: 'job', ...jobRequest({ noOfInstallation: 3, accountId: 'account-1' }) } }),
  ]);
  expect(
    problems(
      store,
      'job-1',
      fitted,
      { ...fitted, vehicleId: undefined, vehicleNo: 'MH 12 AB 2001' },
      { workDone: 'Fitted', vehicleNo: 'MH 12 AB 2002' },
    ),
  ).toEqual([`1 deviceIn: ${READY} is there twice.`, '2 deviceIn: Say which device went in.']);
  expect(problems(store, 'job-1', fitted)).toEqual([]);
});

test('the schema casts what was typed, and says each problem at its path', async () => {
  const store = opened([visited(1)]);
  const schema = closingSchema(contextOf(store), jobIn(store, 'job-1'), TODAY, 'en');
  const typed = {
    lines: [
      {
        workDone: 'Fitted',
        vehicleId: 'v-3',
        vehicleNo: 'mh12ab2000',
        deviceIn: ` ${READY.slice(0, 6)} ${READY.slice(6)} `,
        remark: '',
      },
    ],
    used: [{ id: relays.id, qty: '2' }],
  };
  await expect(schema.validate(typed)).resolves.toMatchObject({
    lines: [{ vehicleNo: 'MH 12 AB 2000', deviceIn: READY }],
    used: [{ qty: 2 }],
  });
  const wrong = { lines: [{ ...typed.lines[0], deviceIn: OTHERS }, { workDone: 'Not Done' }], used: [] };
  const error: unknown = await schema.validate(wrong, { abortEarly: false }).catch((caught: unknown) => caught);
  expect(ValidationError.isError(error) && error.inner.map(({ path }) => path)).toEqual([
    'lines[0].deviceIn',
    'lines[1].remark',
  ]);
  await expect(schema.validate({ ...typed, used: [{ id: relays.id, qty: '5' }] })).rejects.toThrow(
    'Only 4 of Relay are in this bag.',
  );
  await expect(schema.validate({ lines: [], used: [] })).rejects.toThrow('Say what was done at one vehicle at least.');
});

test.each([
  [READY, { tone: 'good', put: { line: 0, field: 'deviceIn', value: READY } }],
  [OTHERS, { tone: 'wrong', text: `IMEI ${OTHERS} is in the bag of Suresh Patil.` }],
  ['5754000000001', { tone: 'good', put: { line: 1, field: 'simIn', value: LOOSE } }],
  [BARE, { tone: 'known' }],
])('a scanned %s finds its vehicle, or says why not', (text, answer) => {
  const store = opened([visited(1)]);
  const lines: ClosingLine[] = [{ workDone: 'Fitted' }, { workDone: 'Fitted', deviceIn: BARE }];
  expect(
    scannedPart(contextOf(store), jobIn(store, 'job-1'), lines, text, { on: TODAY, language: 'en' }),
  ).toMatchObject(answer);
});

test('a plate means its open vehicle, and a line without one what it began with', () => {
  const context = contextOf(opened([]));
  expect(meantVehicle(context, { vehicleId: 'v-3', vehicleNo: 'MH12AB1002' })?.id).toBe('v-2');
  expect(meantVehicle(context, { vehicleId: 'v-3', vehicleNo: 'MH 12 AB 9999' })?.id).toBe('v-3');
  expect(meantVehicle(context, { vehicleId: 'v-1', vehicleNo: 'MH 12 AB 9999' })).toBeUndefined();
});

test('an installer has one job in a time, which the client offered', async () => {
  const waiting = job(2, {
    status: 'Sent to Dispatcher',
    request: { kind: 'job', ...jobRequest({ availableTimeSlots: ['morning', 'evening'] }) },
  });
  const context = contextOf(opened([visited(1), waiting]));
  const schema = assignSchema(context, waiting);
  const visit = { installerId: 'rakesh', on: TODAY, slot: 'morning' };
  await expect(schema.validate(visit)).rejects.toMatchObject({
    path: 'slot',
    message: 'Rakesh Yadav has job 1 on 22 Nov 2026, Morning (9 AM to 12 PM), already.',
  });
  await expect(schema.validate({ ...visit, slot: 'afternoon' })).rejects.toThrow(
    'The client of job 2 cannot be visited then',
  );
  await expect(schema.validate({ ...visit, installerId: 'suresh' })).resolves.toMatchObject({ installerId: 'suresh' });
  expect(slotsOf(waiting)).toEqual(['morning', 'evening']);
  expect(slotsOf(service(3))).toEqual(['morning', 'afternoon', 'evening']);
});

test('a request names its account by the company, and the vehicles that are of it', () => {
  const state = opened([]).getState();
  expect(
    withMeantAccount(jobRequest({ companyName: 'konkan carriers', vehicleIds: ['v-1', 'v-4'] }), state),
  ).toMatchObject({ accountId: 'account-1', vehicleIds: ['v-1'] });
  expect(withMeantAccount(jobRequest({ companyName: 'Nobody', vehicleIds: ['v-1'] }), state)).not.toHaveProperty(
    'accountId',
  );
  expect(
    withMeantVehicle(serviceRequest({ registrationNo: 'MH 12 AB 1002', companyName: 'Nobody' }), state),
  ).toMatchObject({ accountId: 'account-1', vehicleIds: ['v-2'] });
});

test('a job that was closed meanwhile is refused', () => {
  const store = opened([visited(1)]);
  const closed = () => jobClosed(store.dispatch(closingOfToday(jobIn(store, 'job-1'), { lines: [fitted] })));
  const other = closed();
  done(store.dispatch(closed()));
  expect(reasonOf(store.dispatch(other))).toBe('Job 1 is Done now.');
});
