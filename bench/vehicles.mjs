// 50,000 vehicles with 2,00,000 fitments and jobs; its lists, a page, contacts imported, and a job closed.
import { onStorePage } from './storePage.mjs';

await onStorePage('vehicles', async (page) => {
  const {
    check,
    lists,
    page: shown,
    contacts,
    assigned,
    closed,
    listsAfter,
  } = await page.evaluate(() => globalThis.bench.measure());
  console.log('| 50,000 vehicles, 1,50,000 fitments, 50,000 jobs | ms |\n|---|---:|');
  console.log(`| all of it checked, as a start does | ${check.toFixed(0)} |`);
  console.log(`| vehicles, Not Working, accounts with their vehicles, fitments | ${lists.toFixed(0)} |`);
  console.log(`| what the page of one vehicle tells | ${shown.toFixed(0)} |`);
  console.log(`| 5,000 contacts imported | ${contacts.toFixed(0)} |`);
  console.log(`| a job assigned | ${assigned.toFixed(0)} |`);
  console.log(`| a job closed: one swapped | ${closed.toFixed(0)} |`);
  console.log(`| the lists again after that | ${listsAfter.toFixed(0)} |`);
});
