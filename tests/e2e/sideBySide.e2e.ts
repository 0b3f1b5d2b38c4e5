import type { Page } from '@playwright/test';
import { addProduct, productTotal } from './support';
import { expect, test } from './test';

const newerIsHere = (page: Page) => page.getByText(/A newer version of Trackyard is in use in this browser/);

/** Gives a tab a later build than this one: the same, with that one place of one of its files written anew. */
async function serveLaterBuild(page: Page, file: RegExp, place: RegExp, anew: string) {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Of the files of one name, one has that place; the others name that one.
    expect(body.match(new RegExp(place, 'g')) ?? [0]).toHaveLength(1);
    await route.fulfill({ response, body: body.replace(place, anew) });
  });
}

/** One that writes facts in the version after this one's. */
const serveLaterFacts = (page: Page) =>
  serveLaterBuild(
    page,
    /\/assets\/firstScreen-.*\.js$/,
    /version:1,upcasters:/,
    'version:2,upcasters:async()=>({1:{fact:(f)=>f,state:(s)=>s}}),olderUpcasters:',
  );

/** One that keeps its database in the version after this one's. */
const serveLaterDatabase = (page: Page) =>
  serveLaterBuild(
    page,
    /\/assets\/indexedDb-.*\.js$/,
    /=4;(async function \w+\((\w+)\)\{)/,
    '=5;$1if($2.objectStoreNames.length>0)return;',
  );

async function typeProduct(page: Page) {
  await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill('Typed before');
  await dialog.getByLabel('Rate').fill('40');
  await dialog.getByLabel('Minimum Order Quantity').fill('5');
  return dialog;
}

test('an older build beside a newer one shows what it can read, changes nothing, keeps what is typed, and is new after its reload', async ({
  page: older,
  context,
}) => {
  await older.goto('/vendors');
  await expect(productTotal(older)).toHaveText('5');
  const dialog = await typeProduct(older);
  const newer = await context.newPage();
  await serveLaterFacts(newer);
  await newer.goto('/vendors');
  await addProduct(newer, 'Of the newer build');
  await expect(newerIsHere(older)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(older.getByText(/Nothing was changed: a newer version of Trackyard is in use here/)).toBeVisible();
  await expect(dialog.getByLabel('Product Name')).toHaveValue('Typed before');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(productTotal(older)).toHaveText('5');
  await serveLaterFacts(older);
  await older.getByRole('button', { name: 'Reload' }).click();
  await expect(productTotal(older)).toHaveText('6');
  await expect(newerIsHere(older)).toBeHidden();
  await addProduct(older, 'Of both now');
  await expect(productTotal(newer)).toHaveText('7');
});

test('an older build that comes after a newer one says so, and changes nothing', async ({ page: newer, context }) => {
  await serveLaterFacts(newer);
  await newer.goto('/vendors');
  await addProduct(newer, 'Of the newer build');
  const older = await context.newPage();
  await older.goto('/vendors');
  await expect(newerIsHere(older)).toBeVisible();
  await addProduct(newer, 'Another one');
  await newer.reload();
  await expect(productTotal(newer)).toHaveText('7');
});

test('a newer build that keeps another database need not wait for the older one, which says so before anything is said in it', async ({
  page: older,
  context,
}) => {
  await older.goto('/vendors');
  await addProduct(older, 'Of the older build');
  const dialog = await typeProduct(older);
  const newer = await context.newPage();
  await serveLaterDatabase(newer);
  await newer.goto('/vendors');
  await expect(newerIsHere(older)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(older.getByText(/Nothing was changed: a newer version of Trackyard is in use here/)).toBeVisible();
  await expect(dialog.getByLabel('Product Name')).toHaveValue('Typed before');
  await expect(productTotal(newer)).toHaveText('6');
});
