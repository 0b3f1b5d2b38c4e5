// A bill run: 20,000 accounts with 5 vehicles each, counted while the page goes on, approved, and counted again.
import { onStorePage } from './storePage.mjs';

await onStorePage('billRun', async (page) => {
  const { bills, once, turns, frame, rows, approved, again, frameAgain, left, terms, frameOfTerms, filed } =
    await page.evaluate(() => globalThis.bench.measure());
  console.log('| 20,000 accounts, 1,00,000 vehicles | ms |\n|---|---:|');
  console.log(`| a month's run in one go, with all that it looks up | ${once.toFixed(0)} |`);
  console.log(`| the same in turns with the page | ${turns.toFixed(0)} |`);
  console.log(`| its longest frame | ${frame.toFixed(0)} |`);
  console.log(`| the same where each vehicle has two terms | ${terms.toFixed(0)} |`);
  console.log(`| its longest frame | ${frameOfTerms.toFixed(0)} |`);
  console.log(`| its rows | ${rows.toFixed(0)} |`);
  console.log(`| approved: ${bills} bills | ${approved.toFixed(0)} |`);
  console.log(`| counted again: ${left} bills are left | ${again.toFixed(0)} |`);
  console.log(`| its longest frame | ${frameAgain.toFixed(0)} |`);
  console.log(`| GSTR-1 of these bills as it is read | ${filed.read.toFixed(0)} |`);
  console.log(`| its longest frame | ${filed.readFrame.toFixed(0)} |`);
  console.log(`| its files for the portal, ${filed.faults} faults | ${filed.files.toFixed(0)} |`);
  console.log(`| their longest frame | ${filed.filesFrame.toFixed(0)} |`);
});
