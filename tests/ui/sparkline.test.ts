import { expect, test } from 'vitest';
import { sparkPoints } from '@/ui/Sparkline';

test.each([
  ['the most is at the top, nothing at the bottom', [0, 50, 100], '0,20 36,10 72,0'],
  ['what is below nothing is at the bottom', [-100, 0, 100], '0,20 36,10 72,0'],
  ['amounts that are alike stand at one height', [5, 5], '0,0 72,0'],
  ['nothing at all lies at the bottom', [0, 0], '0,20 72,20'],
  ['one is at the left', [7], '0,0'],
])('of the points of a small line %s', (_what, amounts, points) => expect(sparkPoints(amounts)).toBe(points));
