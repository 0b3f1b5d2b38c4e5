import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { advance } from '@/machines/advance';
import { jobMachine, type JobMachineEvent, type JobStatus } from '@/machines/job';

const VEHICLES = 3;
const EVENTS: JobMachineEvent[] = [
  { type: 'approve', devices: 2, vehicles: VEHICLES },
  { type: 'sendBack' },
  { type: 'sendAgain' },
  { type: 'dispatch', devices: 2, vehicles: VEHICLES },
  { type: 'assign' },
  { type: 'close', left: 0, failed: false },
  { type: 'close', left: 1, failed: true },
  { type: 'close', left: 1, failed: false },
  { type: 'fail' },
];
const STATUSES: JobStatus[] = [
  'Pending at Admin',
  'Back Form Admin',
  'Approved by Admin',
  'Sent to Dispatcher',
  'With Installer',
  'Not Done',
  'Done',
];

test('a job reaches the dispatcher through the admin, with its form given back once or not at all', () => {
  const paths = getSimplePaths(jobMachine, { events: EVENTS }).map(({ state, steps }) => ({
    status: state.value,
    events: steps.slice(1).map(({ event }) => event.type),
  }));
  expect(paths).toEqual(
    expect.arrayContaining([
      { status: 'Pending at Admin', events: [] },
      { status: 'Back Form Admin', events: ['sendBack'] },
      { status: 'Approved by Admin', events: ['approve'] },
      { status: 'Sent to Dispatcher', events: ['approve', 'dispatch'] },
      { status: 'With Installer', events: ['approve', 'dispatch', 'assign'] },
      { status: 'Not Done', events: ['approve', 'dispatch', 'assign', 'close'] },
      { status: 'Not Done', events: ['approve', 'dispatch', 'assign', 'fail'] },
      { status: 'Done', events: ['approve', 'dispatch', 'assign', 'close'] },
    ]),
  );
  expect(paths).toHaveLength(8);
});

test('every word of the badge is reached', () => {
  const reached = getShortestPaths(jobMachine, { events: EVENTS }).map(({ state }) => state.value);
  expect(new Set(reached)).toEqual(new Set(STATUSES));
});

describe.each<[JobStatus, Partial<Record<JobMachineEvent['type'], JobStatus>>]>([
  ['Pending at Admin', { approve: 'Approved by Admin', sendBack: 'Back Form Admin' }],
  ['Back Form Admin', { sendAgain: 'Pending at Admin' }],
  ['Approved by Admin', { dispatch: 'Sent to Dispatcher' }],
  ['Sent to Dispatcher', { assign: 'With Installer' }],
  ['With Installer', { assign: 'With Installer', fail: 'Not Done' }],
  ['Not Done', { assign: 'With Installer' }],
  ['Done', {}],
])('a job that is %s', (status, allowed) => {
  test.each(EVENTS.filter(({ type }) => type !== 'close'))('answers $type as the lifecycle says', (event) => {
    expect(advance(jobMachine, status, event)).toBe(allowed[event.type]);
  });
});

test.each([
  ['Pending at Admin', 'approve'],
  ['Approved by Admin', 'dispatch'],
] as const)('a job that is %s takes %s with a whole count from 1 to its vehicles, and no other', (status, type) => {
  const takes = (devices: number, vehicles: number) =>
    advance(jobMachine, status, { type, devices, vehicles }) !== undefined;
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 1, max: 30 }), (devices, vehicles) => {
      expect(takes(devices, vehicles)).toBe(devices >= 1 && devices <= vehicles);
    }),
  );
  for (const count of [0.5, 1.5, Number.NaN, Infinity, -Infinity]) expect(takes(count, VEHICLES)).toBe(false);
});

describe('a visit is closed', () => {
  test.each<[number, boolean, JobStatus]>([
    [0, false, 'Done'],
    [0, true, 'Done'],
    [2, true, 'Not Done'],
    [2, false, 'With Installer'],
  ])('with %d vehicles left, of which one was visited (%s), as %s', (left, failed, status) => {
    expect(advance(jobMachine, 'With Installer', { type: 'close', left, failed })).toBe(status);
  });

  test('of a job that is with an installer alone', () => {
    const others = STATUSES.filter((status) => status !== 'With Installer');
    expect(others.filter((status) => advance(jobMachine, status, { type: 'close', left: 0, failed: false }))).toEqual(
      [],
    );
  });

  test('after which a job that is done is done for good, and every other one may come to it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        let status: JobStatus = 'Pending at Admin';
        for (const event of events) {
          const next: JobStatus | undefined = advance(jobMachine, status, event);
          expect(status === 'Done' && next !== undefined).toBe(false);
          status = next ?? status;
        }
        const rest: JobMachineEvent[] = [...EVENTS.slice(2), ...EVENTS.slice(0, 1), ...EVENTS.slice(3, 6)];
        for (const event of rest) status = advance(jobMachine, status, event) ?? status;
        expect(status).toBe('Done');
      }),
    );
  });
});
