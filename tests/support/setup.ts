// What every headless test file begins with: few or all random runs by one seed, no tab and no lazy part that outlives its test.
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { knowRules } from '@/store/business/fetchedRules';
import { rulesAtHand } from '@/store/business/rulesAtHand';
import { runs } from './runs';
import { closeTabs } from './tabs';

/** The same each time, so that only a change of the code changes what is found; `RANDOM_SEED` names another one to look further. */
const seed = Number(process.env.RANDOM_SEED ?? 1);
fc.configureGlobal({ numRuns: runs(100), seed });
knowRules(rulesAtHand);
afterEach(closeTabs);
// A part of a screen that is still being fetched would fail another file, once the process of this one is ended.
afterAll(() => vi.dynamicImportSettled());
