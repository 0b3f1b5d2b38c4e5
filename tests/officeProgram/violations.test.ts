import { expect, test } from 'vitest';
import { HOUR_MS } from '@/journal/kit/durations';
import { tellingViolations } from '../../office/violations';

const violation = (name: string, subject = 'office.fact.x') =>
  `[7] 2026/11/30 22:38:55.84 [ERR] 127.0.0.1:54034 - wid:148 - "Mr7XSKDS" - Publish Violation - User "${name}", Subject "${subject}"`;

test('whoever is refused by the server again and again fills no log, and hides nothing of others', () => {
  let time = 0;
  const told: string[] = [];
  const tell = tellingViolations(
    (line) => void told.push(line),
    () => time,
  );
  for (let times = 0; times < 2_000; times += 1) tell(violation('Ravi', 'x"User"Asha"'));
  expect(told).toHaveLength(22);
  expect(told.at(-1)).toContain('(2000 within an hour)');
  const others = [violation('Asha'), '[7] [ERR] The disk is full'];
  for (const line of others) tell(line);
  time = HOUR_MS;
  tell(violation('Ravi'));
  expect(told.slice(22)).toEqual([...others, violation('Ravi')]);
});
