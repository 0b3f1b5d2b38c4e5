// A bill run: 20,000 accounts with 5 vehicles each, counted while the page goes on, approved, and counted again.
import { onStorePage } from './storePage.mjs';

await onStorePage('billRun', async (page) => {
  const { bills, once, turns, frame, rows, approved, again, frameAgain, left } = await page.evaluate(() =>
    globalThis.bench.measure(),
  );
  console.log('| 20,000 accounts, 1,00,000 vehicles | ms |\n|---|---:|');
  console.log(`| a month's run in one go, with all that it looks up | ${once.toFixed(0)} |`);
  console.log(`| the same in turns with the page | ${turns.toFixed(0)} |`);
  console.log(`| its longest frame | ${frame.toFixed(0)} |`);
  console.log(`| its rows | ${rows.toFixed(0)} |`);
  console.log(`| approved: ${bills} bills | ${approved.toFixed(0)} |`);
  console.log(`| counted again: ${left} bills are left | ${again.toFixed(0)} |`);
  console.log(`| its longest frame | ${frameAgain.toFixed(0)} |`);
});
