// What every file of random input begins with: the seed, and how many runs a property makes.
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';

const numberIn = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

fc.configureGlobal({ seed: numberIn('FUZZ_SEED', 1), numRuns: numberIn('FUZZ_RUNS', 300) });
// A part of a screen that is still being fetched would fail another file.
afterAll(() => vi.dynamicImportSettled());
