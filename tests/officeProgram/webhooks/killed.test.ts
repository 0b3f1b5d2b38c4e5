import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '@/journal/port/port';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness } from '@/store/business/business';
import { billRunApproved } from '@/store/facts/bills';
import { createSealing } from '../../../office/signIn/sealing';
import { openHookRoom } from '../../../office/webhooks/hookRoom';
import { keptWebhookIn } from '../../../office/webhooks/keptWebhook';
import { billOf } from '../../support/bills';
import { Killed, lifeUntil } from '../../support/killed';
import { memoryBook } from '../../support/memoryBook';
import { runs } from '../../support/runs';

/** In which a room looks twice. */
const SECONDS_MS = 3_000;
const HOUR_MS = 3_600_000;
const NUMBERS = [1, 2, 3, 4, 5];
const business = { ...emptyBusiness, bills: billTable(NUMBERS.map((n) => billOf(n))) };
const sealing = createSealing('the secret of the office', 'webhooks');
const AT = '2026-11-21T08:30:00.000Z';

/** A run that issues bills, at a place of the journal. */
const runOf = (seq: number, numbers: readonly number[]): Entry => ({
  id: `entry-${seq}`,
  seq,
  at: AT,
  by: 'Asha',
  version: 1,
  about: [],
  action: { type: billRunApproved.type, payload: { issued: numbers.map((n) => ({ id: `bill-${n}` })) } },
});

beforeEach(() => {
  vi.useFakeTimers();
  // A room that is killed complains of that each time, as one does that goes on.
  const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => complaints.mockRestore());
});
afterEach(() => void vi.useRealTimers());

/** A journal that grows, a receiver, and what the office keeps, which outlast any room; the receiver takes what it is told to take. */
async function world(answers: boolean[] = []) {
  const entries = [runOf(1, [1, 2]), runOf(2, [3]), runOf(3, [4, 5])];
  const book = memoryBook();
  const calls: { id: string; body: string }[] = [];
  const taken: string[] = [];
  const keptBy = (reach = lifeUntil()) => keptWebhookIn(book.through(reach), sealing);
  await keptBy().begin(0);
  await keptBy().save({ url: 'https://a.in/hook', events: ['bill.issued'], secret: 'whsec_AAAA' });

  /** A room that lives so long, or until it is killed at a step. */
  const live = async (ms: number, killedAt?: number) => {
    const reach = lifeUntil(killedAt);
    const room = openHookRoom({
      kept: keptBy(reach),
      journal: {
        since: async (after) => reach(() => entries.filter(({ seq }) => seq > after)),
        contents: {
          put: () => Promise.resolve(),
          get: () => Promise.resolve([]),
          hashes: () => Promise.resolve([]),
          remove: () => Promise.resolve(),
        },
      },
      settled: () => ({ business, seq: 3 }),
      contacts: () => Promise.resolve([]),
      call: async (_receiver, { id, body }) =>
        reach(() => {
          const isTaken = answers.shift() ?? true;
          calls.push({ id, body });
          if (isTaken) taken.push(id);
          return { isTaken, words: isTaken ? 'Taken (204).' : 'It answered with an error (500).' };
        }),
      leads: () => true,
      broughtUpTo: async () => 0,
      now: () => Date.now(),
    });
    await vi.advanceTimersByTimeAsync(ms);
    await room.close();
  };
  return { live, calls, taken, hooks: async () => (await keptBy().hooks())?.hooks };
}

/** What is not as it must be: each bill is told of, under one identity and in one text, as often as it was taken at most so many times more. */
async function faultsOf({ calls, taken, hooks }: Awaited<ReturnType<typeof world>>, kills: number) {
  const told = new Map<string, string>();
  const faults: string[] = [];
  for (const { id, body } of calls) {
    if ((told.get(id) ?? body) !== body) faults.push(`${id} was told in two texts`);
    told.set(id, body);
  }
  const bills = [...told.values()].map((body) => (JSON.parse(body) as { data: { id: string } }).data.id);
  if (bills.toSorted().join() !== NUMBERS.map((n) => `bill-${n}`).join()) faults.push(`told of ${bills.join()}`);
  if (taken.length > NUMBERS.length + kills) faults.push(`${taken.length} were taken after ${kills} kills`);
  if (new Set(taken).size !== NUMBERS.length) faults.push('not all were taken');
  const left = await hooks();
  if (left?.waiting.length !== 0 || left.over.length !== NUMBERS.length) faults.push('it is not over');
  return faults;
}

describe('what calls a webhook and is killed', () => {
  // What is kept is read, the journal is read, calls are written down, made and crossed off: each before and after.
  test.each(Array.from({ length: 40 }, (_, step) => step))(
    'at step %i tells of all, again only what it was about to tell, under the same identity',
    async (step) => {
      const here = await world();
      await here.live(SECONDS_MS, step);
      await here.live(SECONDS_MS);
      expect(await faultsOf(here, 1)).toEqual([]);
    },
  );

  test('again and again, whatever is answered, tells of all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(60), { maxLength: 5 }),
        fc.array(fc.boolean(), { maxLength: 4 }),
        async (kills, answers) => {
          const here = await world([...answers]);
          for (const killedAt of kills) await here.live(SECONDS_MS, killedAt);
          for (let times = 0; times < 8; times += 1) {
            vi.setSystemTime(Date.now() + 2.5 * HOUR_MS);
            await here.live(SECONDS_MS);
          }
          expect(await faultsOf(here, kills.length)).toEqual([]);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test('is killed indeed: nothing of it goes on', () => {
    const reach = lifeUntil(1);
    expect(() => reach(() => {})).toThrow(Killed);
    expect(() => reach(() => expect.unreachable())).toThrow(Killed);
  });
});
