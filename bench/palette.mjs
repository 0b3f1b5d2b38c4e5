// The palette over 1,00,000 records: from a key to its answer, and what the index costs.
import { heldMebibytes, onStorePage } from './storePage.mjs';

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
await onStorePage('palette', async (page) => {
  const { keys, index, afterChange } = await page.evaluate(() => globalThis.bench.measure());
  const times = keys.map(({ milliseconds }) => milliseconds);
  const slowest = keys.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  console.log('| 1,00,000 records | |\n|---|---:|');
  console.log(`| key → answer, p50 (p95), ms | ${at(times, 0.5).toFixed(1)} (${at(times, 0.95).toFixed(1)}) |`);
  console.log(`| slowest of ${keys.length} keys, ms | ${slowest.milliseconds.toFixed(1)} (“${slowest.typed}”) |`);
  console.log(`| the whole index (its longest piece), ms | ${index.whole.toFixed(0)} (${index.longest.toFixed(0)}) |`);
  console.log(`| key → answer after a row changed, ms | ${afterChange.toFixed(1)} |`);
  console.log(`| memory with the records, MiB | ${(await heldMebibytes(page)).toFixed(0)} |`);
});
