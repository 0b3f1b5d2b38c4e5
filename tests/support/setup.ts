// What every headless test file begins with: few or all random runs, and no tab that outlives its test.
import fc from 'fast-check';
import { afterEach } from 'vitest';
import { runs } from './runs';
import { closeTabs } from './tabs';

fc.configureGlobal({ numRuns: runs(100) });
afterEach(closeTabs);
