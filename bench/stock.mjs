// The stock with 1,00,000 devices of 4,00,000 movements: its check, its figures, its lists, and a thousand received at once.
import { onStorePage } from './storePage.mjs';

await onStorePage('stock', async (page) => {
  const { check, figures, lists, received, offered, figuresAfter } = await page.evaluate(() =>
    globalThis.bench.measure(),
  );
  console.log('| 1,00,000 devices, 4,00,000 movements | ms |\n|---|---:|');
  console.log(`| all of it checked, as a start does | ${check.toFixed(0)} |`);
  console.log(`| every figure of the dashboard | ${figures.toFixed(0)} |`);
  console.log(`| bags, branches, received and configured stock | ${lists.toFixed(0)} |`);
  console.log(`| 1,000 received | ${received.toFixed(0)} |`);
  console.log(`| 50 offered by a challan | ${offered.toFixed(0)} |`);
  console.log(`| every figure again after that | ${figuresAfter.toFixed(0)} |`);
});
