// Today's list of 20,000 accounts with 5 vehicles each: counted at first, and again after each of some facts.
import { onStorePage } from './storePage.mjs';

await onStorePage('today', async (page) => {
  const { items, slices, longest, first, contact, contacts, lost, billed } = await page.evaluate(() =>
    globalThis.bench.measure(),
  );
  console.log(`| 20,000 accounts, 1,00,000 vehicles: ${items} things to do | ms |\n|---|---:|`);
  console.log(`| counted at first in ${slices} slices, the longest | ${longest.toFixed(0)} |`);
  console.log(`| the first list after that | ${first.toFixed(0)} |`);
  console.log(`| again after a vehicle told something | ${contact.toFixed(0)} |`);
  console.log(`| again after 5,000 contacts were imported | ${contacts.toFixed(0)} |`);
  console.log(`| again after a device was lost | ${lost.toFixed(0)} |`);
  console.log(`| again after a client was billed | ${billed.toFixed(0)} |`);
});
