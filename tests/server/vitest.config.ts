import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, which begins first: else the last of it would run alone. */
const LONGEST = [
  'threeNodes',
  'killedClerk',
  'everyFact',
  'interleavings',
  'desk',
  'officeProgram',
  'moving',
  'signIn',
];

const placeOf = ({ moduleId }: TestSpecification) => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONGEST.length : place;
};

class LongestFirst extends BaseSequencer {
  override sort = async (files: TestSpecification[]) => files.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What needs a real server of an office, or its whole programs: run by `npm test`, not by the quick check. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    // As in the office's own programs: while it is developed, a store looks through all that it has after each fact.
    env: { NODE_ENV: 'production' },
    include: ['tests/server/**/*.test.ts'],
    globalSetup: 'tests/server/support/builtProgram.ts',
    // Not isolated: no test leaves anything behind in a module, and the modules load once a worker instead of once a file.
    isolate: false,
    // Three at a time: servers that elect who leads wait more than they work.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Generous, because a slow machine is no fault.
    expect: { poll: { timeout: 30_000 } },
  },
});
