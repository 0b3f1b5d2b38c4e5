import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors } from '@nats-io/nats-core';
import { boardOf } from '@/journal/adapters/nats/board';
import { inOfficeWords } from '@/journal/adapters/nats/answers';
import type { Office } from '@/journal/adapters/nats/reader';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const message = { data: new Uint8Array(1), json: () => ({ name: 'Asha', role: 'sales' }) };

/** An office with one board, which fails so often before it answers. */
function officeThatFails(failures: number, error: Error) {
  let asked = 0;
  const subjects = () => {
    asked += 1;
    return asked <= failures ? Promise.reject(inOfficeWords(error)) : Promise.resolve(['people.asha']);
  };
  const office = { subjects, findAll: () => Promise.resolve([message]) } as unknown as Office;
  return { office, asked: () => asked };
}
const electing = new errors.RequestError('', { cause: new errors.NoRespondersError('people') });

test('a board is asked for again while the servers elect who leads', async () => {
  const { office, asked } = officeThatFails(3, electing);
  const board = boardOf(office, 'people');
  await vi.runAllTimersAsync();
  expect(await board).toEqual([{ name: 'Asha', role: 'sales' }]);
  expect(asked()).toBe(4);
});

test.each([
  [
    'that is never answered fails in words',
    electing,
    'The office does not answer. Trackyard tries again by itself.',
    4,
  ],
  [
    'of an office that takes too long is not asked for again',
    new errors.TimeoutError(),
    'The office does not answer. Trackyard tries again by itself.',
    1,
  ],
  [
    'that is not for this person is not asked for again',
    new errors.PermissionViolationError('no', 'subscription', 'x'),
    'The office does not let you do this.',
    1,
  ],
])('a board %s', async (_title, error, words, times) => {
  const { office, asked } = officeThatFails(9, error);
  const failed = boardOf(office, 'people').catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  expect(await failed).toMatchObject({ message: words });
  expect(asked()).toBe(times);
});
