import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenBy, storiesOf } from '../../support/officeStory';
import { runs } from '../../support/runs';

test.each([
  ['an office', true],
  ['one browser', false],
])(
  'whatever three tabs of %s say and take back, one of them cut off for days, all holds, and closed months stay',
  async (_of, hasDesk) => {
    await fc.assert(
      fc.asyncProperty(storiesOf(20, 70), async (story) => {
        expect(await brokenBy(story, hasDesk)).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  },
);
