import { expect, test } from 'vitest';
import type { AuditLine } from '@/office/auditProtocol';
import { createShares } from '../../../office/audit/shares';

const HOUR = 3_600_000;
const line = (by: string, text: string, kind: AuditLine['kind'] = 'refused'): AuditLine => ({
  at: '2026-11-26T09:00:00.000Z',
  kind,
  by,
  text,
});

/** Shares by a clock that the test sets, with what they passed on. */
function sharing() {
  const clock = { now: 0 };
  const passed: AuditLine[] = [];
  const shares = createShares(
    (one) => passed.push(one),
    () => clock.now,
  );
  const refuse = (by: string, times: number) => {
    for (let time = 0; time < times; time += 1) shares.note(line(by, `This visit of ${time} is not yours.`));
  };
  return { clock, passed, shares, refuse };
}

test('of what one person is refused 500 lines an hour are noted, and how many more there were', () => {
  const { clock, passed, shares, refuse } = sharing();
  refuse('Rakesh', 3_700);
  refuse('Vinod', 1);
  shares.note(line('Rakesh', 'closed job 7', 'said'));
  shares.flush();
  expect(passed).toHaveLength(502);
  clock.now = HOUR;
  shares.flush();
  expect(passed.slice(500)).toEqual([
    expect.objectContaining({ by: 'Vinod' }),
    expect.objectContaining({ by: 'Rakesh', kind: 'said' }),
    expect.objectContaining({ by: 'Rakesh', kind: 'refused', text: '3,200 more were refused within that hour.' }),
  ]);
  refuse('Rakesh', 1);
  expect(passed).toHaveLength(504);
});

test('what is told again beyond the share counts as often as it was asked again', () => {
  const { clock, passed, shares, refuse } = sharing();
  refuse('Rakesh', 500);
  shares.note(line('Rakesh', 'This visit is not yours.'));
  shares.note({ ...line('Rakesh', 'This visit is not yours.'), again: 40 });
  clock.now = HOUR;
  shares.flush();
  expect(passed.at(-1)?.text).toBe('41 more were refused within that hour.');
});

test('how many more there were is told as well by whoever goes on, and at the end', () => {
  const { clock, passed, shares, refuse } = sharing();
  refuse('Rakesh', 501);
  clock.now = HOUR;
  refuse('Rakesh', 502);
  expect(passed[500]?.text).toBe('1 more were refused within that hour.');
  shares.flush(true);
  expect(passed.at(-1)?.text).toBe('2 more were refused within that hour.');
});
