// Which rows the API tells as changed since an answer before.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { serviceRaised } from '@/store/facts/jobs';
import { balancesOpened } from '@/store/facts/openings';
import { smsSent } from '@/store/facts/messages';
import { apiCalls } from '../../../office/api/apiCalls';
import type { ApiPage } from '../../../office/api/apiPage';
import { createPublishedChanges } from '../../../office/api/publishedChanges';
import { serviceRequest } from '../../support/care';
import { runs } from '../../support/runs';
import { done } from '../../support/said';
import { smallBusiness } from '../../support/tabs';

type Row = Record<string, unknown> & { id: string };

const token = {
  id: 'token-1',
  name: 'Website',
  role: 'admin',
  since: '2026-11-21T09:00:00Z',
  until: '2027-11-21T09:00:00Z',
  hasEnded: false,
} as const;

/** The journal of an office whose newest entry has the place 1000, and the machines that read it. */
function office() {
  const store = createStore(smallBusiness);
  const entries: { seq: number; before: Business; after: Business }[] = [];
  const state = { business: 'office-1', passed: 0, seq: 1_000, is: businessOf(store.getState()) };
  const come = (after: Business) => {
    state.seq += 1;
    entries.push({ seq: state.seq, before: state.is, after });
    state.is = after;
  };
  /** A machine that was started with the snapshot of a place. */
  const machine = (snapshot = state.seq) => {
    const changes = createPublishedChanges();
    let read = snapshot;
    const answer = apiCalls({
      tokens: { of: async () => token },
      async latest() {
        for (const { seq, before, after } of entries.filter((entry) => entry.seq > read))
          changes.note({ seq }, before, after);
        read = state.seq;
        const { is: business, ...place } = state;
        return { business, place };
      },
      changes,
      isOutdated: () => false,
      quotas: { take: () => true },
    });
    const page = async (path: string, query: string) =>
      (await answer({ path, query, token: 'x' })).body as ApiPage & { error?: string };
    const rows = async (path: 'clients' | 'jobs', since: string) =>
      (await page(path, `limit=500${since && `&changedSince=${since}`}`)).items as Row[];
    return {
      asOf: async () => (await page('clients', 'limit=1')).asOf,
      refusal: async (query: string) => (await page('clients', query)).error,
      rows,
      changed: async (path: 'clients' | 'jobs', since: string) => (await rows(path, since)).map(({ id }) => id),
    };
  };
  const say = (fact: Parameters<typeof store.dispatch>[0]) => {
    done(store.dispatch(fact as never));
    come(businessOf(store.getState()));
  };
  return { state, machine, say, come };
}

const owing = (accountId: string, amount = 4_200) =>
  balancesOpened([{ accountId, on: '2026-11-01', amount }], '2026-11-01');
const nothingOfRows = () => smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' });

test('a client is told as changed once it owes something else, no other one, and once', async () => {
  const { machine, say } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  say(nothingOfRows());
  expect(await changed('clients', since)).toEqual([]);
  say(owing('account-1'));
  expect(await changed('clients', since)).toEqual(['account-1']);
  expect(await changed('clients', await asOf())).toEqual([]);
  expect(await changed('clients', since)).toEqual(['account-1']);
});

test('a job is told once it was raised, and what says nothing of it changes nothing', async () => {
  const { machine, say, state } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  say(owing('account-1'));
  expect(await changed('jobs', since)).toEqual([]);
  say(serviceRaised(serviceRequest({ remark: 'Twice' })));
  expect(await changed('jobs', since)).toEqual([state.is.jobs.ids.at(-1)]);
});

describe('a machine that was started anew, or took over,', () => {
  test('tells what another one would, since an answer that is no older than its snapshot', async () => {
    const { machine, say, state } = office();
    const snapshot = state.seq;
    say(nothingOfRows());
    const since = await machine().asOf();
    say(owing('account-2'));
    const other = machine(snapshot);
    expect(await other.changed('clients', since)).toEqual(['account-2']);
    expect(await machine(snapshot).changed('clients', await other.asOf())).toEqual([]);
  });

  test('tells all rows since an answer that is older than its snapshot', async () => {
    const { machine, say, state } = office();
    const since = await machine().asOf();
    say(owing('account-1'));
    expect(await machine().changed('clients', since)).toEqual(state.is.accounts.ids);
  });

  test('tells all rows since an answer of one that has read more', async () => {
    const { machine, say, state } = office();
    const other = machine();
    say(owing('account-1'));
    const since = await other.asOf();
    state.seq -= 1;
    expect(await machine(state.seq - 1).changed('clients', since)).toEqual(state.is.accounts.ids);
  });
});

test('after the whole business was put in the place of another, all rows count as changed', async () => {
  const { machine, state, come } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  come(structuredClone(state.is));
  expect(await changed('clients', since)).toEqual(state.is.accounts.ids);
  expect(await changed('clients', await asOf())).toEqual([]);
});

test.each([
  ['once another entry is passed over, as what it changed is taken back without a new place', { passed: 1 }],
  ['since an answer of another office', { business: 'office-2' }],
])('%s, all rows count as changed', async (_when, other) => {
  const { machine, state } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  Object.assign(state, other);
  expect(await changed('clients', since)).toEqual(state.is.accounts.ids);
  expect(await changed('clients', await asOf())).toEqual([]);
});

test('a time tells no place, so all rows count as changed since it', async () => {
  const { machine, state } = office();
  expect(await machine().changed('clients', '2026-11-21T08:30:00.000Z')).toEqual(state.is.accounts.ids);
});

test.each([
  '',
  'yesterday',
  '1000',
  'office-1.0',
  'office-1.0.-1',
  '2026-11-21',
  '2026-02-30T08:30:00Z',
  '2026-11-21T08:30:00%2B05:30',
])('changedSince=%s is refused by its name', async (since) => {
  expect(await office().machine().refusal(`changedSince=${since}`)).toBe(
    'changedSince is the asOf of an answer before, as it was.',
  );
});

/** A business in which a client was closed on a day of November. */
function closed({ accounts, ...rest }: Business, id: string, day: number): Business {
  const row = accounts.entities[id];
  const closedOn = `2026-11-${String(day).padStart(2, '0')}`;
  return {
    ...rest,
    accounts: { ...accounts, entities: { ...accounts.entities, ...(row && { [id]: { ...row, closedOn } }) } },
  };
}

test('whoever asks for what was changed, again and again, has what is, whichever machines answer', async () => {
  const step = fc.oneof(
    fc.record({ closes: fc.constantFrom('account-1', 'account-2'), on: fc.integer({ min: 1, max: 30 }) }),
    fc.record({ snapshotBefore: fc.nat(5) }),
    fc.constant('asks' as const),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
      const { machine, come, state } = office();
      const had = new Map<string, Row>();
      let [answers, since] = [machine(), ''];
      for (const one of [...steps, 'asks' as const]) {
        if (one === 'asks') {
          const next = await answers.asOf();
          for (const row of await answers.rows('clients', since)) had.set(row.id, row);
          since = next;
        } else if ('closes' in one) come(closed(state.is, one.closes, one.on));
        else answers = machine(Math.max(1_000, state.seq - one.snapshotBefore));
      }
      expect([...had.values()]).toEqual(await machine().rows('clients', ''));
    }),
    { numRuns: runs(100) },
  );
});
