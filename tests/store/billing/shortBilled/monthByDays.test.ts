import { expect, test } from 'vitest';
import { monthByDays } from '../../../support/monthByDays';
import { runs } from '../../../support/runs';
import { numbersFrom } from '../../../support/work/chance';

/** Random months of which Leaks tells nothing once all that was proposed is done. */
function settledMonths(besides: Parameters<typeof monthByDays>[1] = {}) {
  const below = numbersFrom(29);
  const months = Array.from({ length: runs(100) }, () => monthByDays(below, besides));
  const settled = months.filter((month) => month !== undefined).filter(({ isTold }) => !isTold);
  expect(settled.length).toBeGreaterThan(months.length / 2);
  return settled;
}

test('whatever is agreed, paused and resumed before and after its bill, a month comes to what its days do, or Leaks tells', () => {
  expect(settledMonths().filter(({ charged, due }) => Math.abs(charged - due) >= 100)).toEqual([]);
});

test('and dark days come to nothing of it, whatever they cost, over the bill and the debit notes that raise it', () => {
  const isOther = ({ charged, due }: { charged: number; due: number }) => Math.abs(charged - due) >= 100;
  expect(settledMonths({ isSilent: true }).filter(isOther)).toEqual([]);
});

test('and whoever has the vehicle on which of its days, each client comes to what its own days do', () => {
  const isOther = ({ charged, due }: { charged: number; due: number }) => Math.abs(charged - due) >= 100;
  expect(settledMonths({ isMoving: true }).filter(({ clients }) => clients.some(isOther))).toEqual([]);
});
