import { expect, test } from 'vitest';
import { monthByDays } from '../../../support/monthByDays';
import { runs } from '../../../support/runs';
import { numbersFrom } from '../../../support/work/chance';

test('whatever is agreed, paused and resumed before and after its bill, a month comes to what its days do, or Leaks tells', () => {
  const below = numbersFrom(29);
  const months = Array.from({ length: runs(300) }, () => monthByDays(below)).filter((month) => month !== undefined);
  const silent = months.filter(({ isTold }) => !isTold);
  expect(silent.length).toBeGreaterThan(months.length / 2);
  expect(silent.filter(({ charged, due }) => Math.abs(charged - due) >= 100)).toEqual([]);
});
