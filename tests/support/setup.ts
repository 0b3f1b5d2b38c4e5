// What every headless test file begins with: few or all random runs, no tab and no lazy part that outlives its test.
import fc from 'fast-check';
import { afterAll, afterEach, vi } from 'vitest';
import { runs } from './runs';
import { closeTabs } from './tabs';

fc.configureGlobal({ numRuns: runs(100) });
afterEach(closeTabs);
// A part of a screen that is still being fetched would fail another file, once the process of this one is ended.
afterAll(() => vi.dynamicImportSettled());
