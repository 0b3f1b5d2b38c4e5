// Which rows the API tells as changed since a time.
import { expect, test } from 'vitest';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { serviceRaised } from '@/store/facts/jobs';
import { balancesOpened } from '@/store/facts/openings';
import { smsSent } from '@/store/facts/messages';
import { apiCalls } from '../../../office/api/apiCalls';
import type { ApiPage } from '../../../office/api/apiPage';
import { serviceRequest } from '../../support/care';
import { done } from '../../support/said';
import { smallBusiness } from '../../support/tabs';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();

/** An office of which the API tells, and the time of the newest entry of its journal. */
function office() {
  const store = createStore(smallBusiness);
  const state = { newest: at(0), now: at(50), business: (): Business => businessOf(store.getState()) };
  /** A machine of it, from its first call on. */
  const machine = () => {
    const answer = apiCalls({
      tokens: { of: async () => ({ id: 'token-1', name: 'Website', role: 'admin', since: at(0) }) },
      newest: async () => ({ at: state.newest }),
      now: () => new Date(state.now),
      business: () => state.business(),
      isOutdated: () => false,
      quotas: { take: () => true },
    });
    const page = async (path: string, query: string) =>
      (await answer({ path, query, token: 'x' })) as { status: number; body: ApiPage & { error?: string } };
    return {
      asOf: async () => (await page('clients', 'limit=1')).body.asOf,
      refusal: async (query: string) => (await page('clients', query)).body.error,
      changed: async (path: 'clients' | 'jobs', since: string) =>
        (await page(path, `changedSince=${since}`)).body.items.map((item) => (item as { id: string }).id),
    };
  };
  const say = (fact: Parameters<typeof store.dispatch>[0], minute: number) => {
    done(store.dispatch(fact as never));
    state.newest = at(minute);
  };
  return { store, state, machine, say };
}

const owing = balancesOpened([{ accountId: 'account-1', on: '2026-11-01', amount: 4200 }], '2026-11-01');

test('a client is told as changed once it owes something else, and no other one', async () => {
  const { machine, say } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  expect(since).toBe(at(0));
  expect(await changed('clients', since)).toEqual([]);
  say(owing, 5);
  expect(await changed('clients', since)).toEqual(['account-1']);
  expect(await asOf()).toBe(at(5));
  expect(await changed('clients', at(5))).toEqual(['account-1']);
  expect(await changed('clients', new Date(Date.parse(at(5)) + 1).toISOString())).toEqual([]);
});

test('a job is told once it was raised, and what says nothing of it changes nothing', async () => {
  const { machine, say, store } = office();
  const { changed } = machine();
  expect(await changed('jobs', at(0))).toEqual([]);
  say(smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' }), 4);
  expect(await changed('jobs', at(0))).toEqual([]);
  say(serviceRaised(serviceRequest({ remark: 'Twice' })), 5);
  expect(await changed('jobs', at(0))).toEqual([store.getState().jobs.ids.at(-1)]);
});

test('a machine that was started since tells all rows, rather than leave one out', async () => {
  const { machine, say, state } = office();
  const since = await machine().asOf();
  say(owing, 5);
  const other = machine();
  expect(await other.changed('clients', since)).toEqual(state.business().accounts.ids);
  expect(await other.changed('clients', await other.asOf())).toEqual([]);
});

test('after the whole business was put in the place of another, all rows count as changed', async () => {
  const { machine, state } = office();
  const { asOf, changed } = machine();
  const since = await asOf();
  const copy = structuredClone(state.business());
  state.business = () => copy;
  state.newest = at(7);
  expect(await changed('clients', since)).toEqual(copy.accounts.ids);
});

test('an entry whose clock was ahead lets nothing be left out that comes after it', async () => {
  const { machine, say, state } = office();
  const { asOf, changed } = machine();
  await asOf();
  state.newest = at(59);
  const since = await asOf();
  expect(since).toBe(state.now);
  say(owing, 51);
  expect(await changed('clients', since)).toEqual(['account-1']);
});

test.each([
  '',
  'yesterday',
  '2026-11-21',
  '2026-02-30T08:30:00Z',
  '2026-11-21T25:00:00Z',
  '2026-11-21T08:30:00%2B05:30',
])('changedSince=%s is refused by its name', async (since) => {
  expect(await office().machine().refusal(`changedSince=${since}`)).toBe(
    'changedSince is a time such as 2026-11-21T08:30:00.000Z, in UTC.',
  );
});
