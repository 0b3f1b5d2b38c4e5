import { expect, test } from 'vitest';
import { oneByOne, takingTurns } from '@/journal/kit/takingTurns';

/** Work in two steps, in whose first the page comes to want its turn. */
function* working(log: string[]): Generator<number, string> {
  log.push('first');
  setTimeout(() => log.push('page'));
  yield 0.5;
  log.push('second');
  return 'made';
}

test('work of many steps leaves the page its turn', async () => {
  const log: string[] = [];
  expect(await oneByOne(1)(working(log))).toBe('made');
  expect(log).toEqual(['first', 'page', 'second']);
});

test('work of few steps goes on at once, however long it takes', async () => {
  const log: string[] = [];
  const inTurn = oneByOne(4);
  await inTurn(working(log));
  await inTurn(working(log));
  expect(log).toEqual(['first', 'second', 'first', 'second']);
});

test('work that somebody waits for tells how much is done, and ends when it is given up', async () => {
  const log: string[] = [];
  const giving = new AbortController();
  const told: number[] = [];
  expect(await takingTurns(working(log), (share) => told.push(share), giving.signal, 0)).toBe('made');
  expect(told).toEqual([0.5, 1]);
  const giveUp = () => giving.abort();
  await expect(takingTurns(working([]), giveUp, giving.signal, 0)).rejects.toThrow(/abort/i);
});
