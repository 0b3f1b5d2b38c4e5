import { expect, test } from 'vitest';
import type { LimitedAction } from '@/ui/limits';
import { offeredActs } from '@/ui/moreActs';

const does = (type: string) => ({ type });
const nothing = () => {};

test('a menu offers what there is, and says of each why this person cannot do it, or nobody now', () => {
  const acts = [
    { label: 'Credit', does: does('credit'), onClick: nothing },
    false,
    undefined,
    { label: 'Cancel IRN', does: does('irn'), whyNot: 'Its day is over.', onClick: nothing },
    { label: 'Cancel Bill', does: does('cancel'), whyNot: 'Sep 2026 is closed.', onClick: nothing },
  ] as const;
  const whyNot = (asked: LimitedAction) => (asked === acts[4].does ? 'Only an Admin may.' : undefined);
  expect(offeredActs(acts, whyNot).map(({ label, reason }) => [label, reason])).toEqual([
    ['Credit', undefined],
    ['Cancel IRN', 'Its day is over.'],
    ['Cancel Bill', 'Only an Admin may.'],
  ]);
});
