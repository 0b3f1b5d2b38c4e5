import { expect, test } from 'vitest';
import { createAttempts } from '../../office/facts/attempts';

const MINUTE = 60_000;

/** Attempts by a clock that the test sets, with what the terminal was told. */
function counting() {
  const clock = { now: 0 };
  const told: string[] = [];
  const attempts = createAttempts(
    (text) => told.push(text),
    () => clock.now,
  );
  const notes = (by: string, times: number) => {
    for (let time = 0; time < times; time += 1) attempts.note(by, 'Only an admin may do this.');
  };
  return { clock, told, notes, trouble: attempts.trouble };
}

test('the first refusal of somebody in an hour is told at once, and then each twentieth', () => {
  const { clock, told, notes } = counting();
  notes('ravi', 40);
  notes('farah', 1);
  clock.now = 61 * MINUTE;
  notes('ravi', 1);
  expect(told).toEqual([
    'ravi was refused (1 within an hour): Only an admin may do this.',
    'ravi was refused (21 within an hour): Only an admin may do this.',
    'farah was refused (1 within an hour): Only an admin may do this.',
    'ravi was refused (1 within an hour): Only an admin may do this.',
  ]);
});

test('admins are told who goes on, until an hour is over', () => {
  const { clock, notes, trouble } = counting();
  notes('farah', 19);
  expect(trouble()).toBeUndefined();
  notes('ravi', 20);
  expect(trouble()).toContain('does not give them: ravi.');
  notes('farah', 1);
  expect(trouble()).toContain('does not give them: farah, ravi.');
  clock.now = 60 * MINUTE;
  expect(trouble()).toBeUndefined();
});
