import { describe, expect, test } from 'vitest';
import { businessOf } from '@/store/business/business';
import { createStore, type Fact } from '@/store/business/store';
import type { VisitFailure } from '@/store/care/jobs/failedVisit';
import { failedVisitSchema } from '@/store/care/jobs/failedVisitSchema';
import { failureOf } from '@/store/care/jobs/job';
import { selectToAssign } from '@/store/care/scheduling/board';
import { jobAssigned, jobClosed, visitFailed } from '@/store/facts/jobs';
import { done, reasonOf } from '../../../support/said';
import { smallBusiness } from '../../../support/tabs';

const DAY = '2026-11-21';
const failed = (changes: Partial<VisitFailure> = {}) =>
  visitFailed({ id: 'job-5', on: DAY, installerId: 'installer-1', cause: 'Vehicle away', ...changes });
const storeAfter = (...facts: readonly Fact[]) => {
  const store = createStore(smallBusiness);
  for (const fact of facts) done(store.dispatch(fact));
  return store;
};
const jobFive = (store: ReturnType<typeof storeAfter>) => {
  const job = store.getState().jobs.entities['job-5'];
  if (!job) throw new Error('There is no job 5.');
  return job;
};

describe('a visit that failed', () => {
  test('gives its job back to the dispatcher with the reason, and can be taken back', () => {
    const store = createStore(smallBusiness);
    const before = businessOf(store.getState());
    const { undo } = done(store.dispatch(failed({ remark: 'In Pune until Monday' })));
    expect(jobFive(store)).toMatchObject({
      status: 'Not Done',
      failedVisits: [{ on: DAY, installerId: 'installer-1', cause: 'Vehicle away', remark: 'In Pune until Monday' }],
    });
    expect(selectToAssign(store.getState()).map(({ number }) => number)).toContain(5);
    expect(undo?.().done).toBe(true);
    expect(businessOf(store.getState()).jobs).toEqual(before.jobs);
  });

  test('is told of its job until somebody is sent again, or something was done later', () => {
    const store = storeAfter(failed());
    expect(failureOf(jobFive(store))).toMatchObject({ cause: 'Vehicle away' });
    const again = { installerId: 'installer-1', on: '2026-11-22', slot: 'morning' } as const;
    done(store.dispatch(jobAssigned('job-5', again)));
    expect(failureOf(jobFive(store))).toBeUndefined();
    const outcomes = [
      { workDone: 'Not Done', vehicleId: 'quiet-2', vehicleNo: 'MH 12 AB 1002', remark: 'No time.' },
    ] as const;
    done(store.dispatch(jobClosed({ id: 'job-5', on: '2026-11-22', installerId: 'installer-1', outcomes })));
    expect(jobFive(store)).toMatchObject({ status: 'Not Done', failedVisits: [{ cause: 'Vehicle away' }] });
    expect(failureOf(jobFive(store))).toBeUndefined();
  });

  test.each<[string, Fact, string | RegExp, ...Fact[]]>([
    ['of a job that is gone', failed({ id: 'job-9' }), /^This job was deleted/],
    ['of a job that is with nobody', failed({ id: 'job-4' }), 'Job 4 is Sent to Dispatcher now.'],
    ['of a job that is with another', failed({ installerId: 'installer-9' }), 'Job 5 is with Rakesh Yadav.'],
    ['twice', failed(), 'Job 5 is Not Done now.', failed()],
    ['for another cause that nobody tells', failed({ cause: 'Other' }), 'Say which reason it was.'],
  ])('cannot be %s', (_what, fact, reason, ...before) => {
    expect(reasonOf(storeAfter(...before).dispatch(fact))).toMatch(reason);
  });
});

test.each([
  ['en', {}, ['Say why nothing could be done.']],
  ['hi', {}, ['बताएँ कि काम क्यों नहीं हो सका।']],
  ['en', { cause: 'Other', remark: ' ' }, ['Say which reason it was.']],
  ['hi', { cause: 'Other' }, ['बताएँ कि क्या कारण था।']],
  ['en', { cause: 'Flood' }, ['Choose from the list.']],
] as const)('its form asks in %s, of %j, for what is missing: %j', (language, typed, errors) => {
  expect(() => failedVisitSchema(language).validateSync(typed, { abortEarly: false })).toThrow(
    expect.objectContaining({ errors }) as Error,
  );
});
