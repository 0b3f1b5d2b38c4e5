// The statement of a client of five years, among 20,000 accounts with a bill each, and with those of a year and their receipts.
import { onStorePage } from './storePage.mjs';

await onStorePage('statement', async (page) => {
  for (const months of [1, 12]) {
    const { bills, rows, first, again, other, due } = await page.evaluate(
      (each) => globalThis.bench.measure(each),
      months,
    );
    console.log(`| 20,000 accounts, ${bills.toLocaleString('en-IN')} bills | ms |\n|---|---:|`);
    console.log(`| a statement of five years, ${rows} lines, the first since a start | ${first.toFixed(1)} |`);
    console.log(`| the same again | ${again.toFixed(1)} |`);
    console.log(`| another client's | ${other.toFixed(1)} |`);
    console.log(`| balance due and ageing | ${due.toFixed(1)} |`);
  }
});
