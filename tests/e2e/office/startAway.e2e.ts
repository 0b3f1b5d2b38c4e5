import type { Page } from '@playwright/test';
import { lineTo } from '../../server/support/line';
import { fillVendor, openAt } from '../support';
import { expect, signIn, test } from './office';

// A slow machine makes keys of passwords slowly.
test.use({ serviceWorkers: 'allow' });

const addVendor = async (page: Page, name: string) => {
  await openAt(page, '/vendors/add-vendor');
  await fillVendor(page, name);
  await page.getByRole('button', { name: 'Remove product 1' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Add Vendor' })).toBeHidden();
};

const databases = (page: Page) => () =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name = '' }) => name).join());

/** Once the browser has the program, a copy of what it was told, and the parts of its feed. */
const kept = async (page: Page) => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(databases(page)).toContain('trackyard.copy.');
  await expect.poll(databases(page)).toContain('trackyard.feed.');
};

test('a page opens without the office, shows what it was told the last time, and sends what is done meanwhile, also from another tab once it is left', async ({
  browser,
  office,
}) => {
  const line = await lineTo(Number(new URL(office.address).port));
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${line.port}`, serviceWorkers: 'allow' });
  let page = await context.newPage();
  await page.goto('/vendors');
  await signIn(page, 'admin', office.password);
  await addVendor(page, 'From the office');
  await page.reload();
  await kept(page);

  line.cut();
  await page.goto('/vendors');
  await expect(page.getByText(/The office does not answer\. This is what this browser had of it on /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'From the office' })).toBeVisible();
  await addVendor(page, 'Done meanwhile');
  await page.goto('/vendors');
  await expect(page.getByRole('link', { name: 'Done meanwhile' })).toBeVisible();

  line.mend();
  await expect(page.getByText(/The office does not answer/)).toBeHidden();
  const other = await (await browser.newContext({ baseURL: office.address })).newPage();
  await other.goto('/vendors');
  await signIn(other, 'admin', office.password);
  await expect(other.getByRole('link', { name: 'Done meanwhile' })).toBeVisible();

  line.cut();
  await addVendor(page, 'Said last');
  await expect(page.getByText('1 waiting to be sent')).toBeVisible();
  await page.close();
  line.mend();
  page = await context.newPage();
  await page.goto('/vendors');
  await signIn(page, 'admin', office.password);
  for (const one of [page, other]) await expect(one.getByRole('link', { name: 'Said last' })).toHaveCount(1);
  await other.context().close();

  // Nobody who comes after a Logout has anything of it.
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
  await expect.poll(databases(page)).not.toMatch(/trackyard\.(copy|feed)\./);
  await context.close();
});
