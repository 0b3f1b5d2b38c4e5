import { expect, test } from 'vitest';
import { createQuotas, QUOTAS } from '../../office/facts/quotas';

/** Quotas of facts alone, with a clock of seconds that a test sets. */
function quotasOf(each: number, all: number, perSecond = 1) {
  const clock = { seconds: 0 };
  const facts = { each: { atOnce: each, perSecond }, all: { atOnce: all, perSecond } };
  const quotas = createQuotas(() => clock.seconds, { ...QUOTAS, facts });
  return { clock, takes: (by: string, amount = 1) => quotas.take('facts', by, amount) };
}

test('each person may ask for so much at once, and for more as time goes by', () => {
  const { clock, takes } = quotasOf(2, 100);
  expect([takes('Asha'), takes('Asha'), takes('Asha'), takes('Ravi')]).toEqual([true, true, false, true]);
  clock.seconds = 1;
  expect([takes('Asha'), takes('Asha')]).toEqual([true, false]);
  clock.seconds = 1_000;
  expect([takes('Asha', 2), takes('Asha')]).toEqual([true, false]);
});

test('all of them together may not take more than there is for all, and what is refused takes nothing', () => {
  const { takes } = quotasOf(3, 4, 0);
  expect([takes('Asha', 4), takes('Asha', 3), takes('Ravi', 2), takes('Ravi', 1), takes('Meera')]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});
