// Which rows the API tells as changed since a time.
import { describe, expect, test } from 'vitest';
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
    if (at(minute) > state.now) state.now = at(minute);
  };
  return { store, state, machine, say };
}

const owing = balancesOpened([{ accountId: 'account-1', on: '2026-11-01', amount: 4200 }], '2026-11-01');
const nothingOfRows = () => smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' });

test('a client is told as changed once it owes something else, and no other one', async () => {
  const { machine, say } = office();
  const { asOf, changed } = machine();
  await asOf();
  say(nothingOfRows(), 51);
  const since = await asOf();
  expect(since).toBe(at(51));
  expect(await changed('clients', since)).toEqual([]);
  say(owing, 52);
  expect(await changed('clients', since)).toEqual(['account-1']);
  expect(await asOf()).toBe(at(52));
  expect(await changed('clients', at(52))).toEqual(['account-1']);
  say(nothingOfRows(), 53);
  expect(await changed('clients', at(53))).toEqual([]);
});

test('a job is told once it was raised, and what says nothing of it changes nothing', async () => {
  const { machine, say, store } = office();
  const { changed } = machine();
  await changed('jobs', at(50));
  say(nothingOfRows(), 51);
  expect(await changed('jobs', at(51))).toEqual([]);
  say(serviceRaised(serviceRequest({ remark: 'Twice' })), 52);
  expect(await changed('jobs', at(51))).toEqual([store.getState().jobs.ids.at(-1)]);
});

describe('a machine that took over tells all rows, rather than leave one out', () => {
  test('since what another one said before it', async () => {
    const { machine, say, state } = office();
    const since = await machine().asOf();
    say(owing, 5);
    const other = machine();
    expect(await other.changed('clients', since)).toEqual(state.business().accounts.ids);
    say(nothingOfRows(), 51);
    expect(await other.changed('clients', await other.asOf())).toEqual([]);
  });

  test('where the journal had an entry that the other one had not read yet', async () => {
    const { machine, say, state } = office();
    state.newest = at(5);
    const since = await machine().asOf();
    say(owing, 5);
    const other = machine();
    await other.asOf();
    expect(await other.changed('clients', since)).toEqual(state.business().accounts.ids);
  });

  test('where older entries were read since, as of a history that moved in', async () => {
    const { machine, say, state } = office();
    const since = await machine().asOf();
    say(owing, 5);
    state.newest = '2025-06-01T08:30:00.000Z';
    expect(await machine().changed('clients', since)).toEqual(state.business().accounts.ids);
  });

  test('until the journal is past what one said whose clock is ahead', async () => {
    const { machine, say, state } = office();
    Object.assign(state, { now: at(58), newest: at(58) });
    const since = await machine().asOf();
    Object.assign(state, { now: at(50), newest: at(10) });
    const other = machine();
    await other.asOf();
    say(owing, 52);
    expect(await other.changed('clients', since)).toEqual(state.business().accounts.ids);
  });
});

test('after the whole business was put in the place of another, all rows count as changed', async () => {
  const { machine, say, state } = office();
  const { asOf, changed } = machine();
  await asOf();
  say(nothingOfRows(), 51);
  const since = await asOf();
  const copy = structuredClone(state.business());
  state.business = () => copy;
  state.newest = at(52);
  expect(await changed('clients', since)).toEqual(copy.accounts.ids);
});

test('an entry whose clock was ahead lets nothing be left out that comes after it', async () => {
  const { machine, say, state } = office();
  const { asOf, changed } = machine();
  await asOf();
  Object.assign(state, { now: at(52), newest: at(59) });
  const since = await asOf();
  expect(since).toBe(state.now);
  say(owing, 53);
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
