import type { Page } from '@playwright/test';
import { addProduct, resetToSample } from '../support';
import { enter, expect, PASSWORD, signIn, test } from './office';

// A slow machine makes keys of passwords slowly, and each journey makes several.
test.describe.configure({ timeout: 180_000 });

/** Adds people to the office, on the admin's page. */
async function addPeople(page: Page, ...people: [name: string, role: string][]) {
  await page.goto('/settings/users');
  for (const [name, role] of people) {
    await page.getByRole('button', { name: 'Add User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add User' });
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Role').click();
    await page.getByTitle(role, { exact: true }).last().click();
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: new RegExp(`^${name} `) })).toBeVisible();
  }
}

const bringSamples = async (page: Page) => {
  await page.goto('/settings/data');
  await resetToSample(page);
};

/** A product in the table of the vendor whose page it is. */
const product = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

/** Cuts a page off from the office, until it is let through again. */
async function cuttable(page: Page) {
  const open = new Set<{ close: () => Promise<void> }>();
  let cut = false;
  await page.routeWebSocket('**/nats', (socket) => {
    if (cut) {
      void socket.close();
      return;
    }
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      cut = true;
      for (const socket of open) await socket.close();
      open.clear();
    },
    mend() {
      cut = false;
    },
  };
}

test('whoever is not signed in is led to the login and back; what one says is seen by the others, where they are, until one is removed', async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  await test.step('whoever is not signed in is led to the login and back, and a wrong password is told', async () => {
    await page.goto('/vendors');
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
    await page.getByLabel('Name').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page.getByRole('alert')).toContainText('The name or the password is wrong.');
    await signIn(page, 'admin', office.password);
    await expect(page.getByRole('heading', { name: 'Vendors' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Welcome, admin')).toBeVisible();
  });
  await test.step('what one says is seen by the others, who are seen where they are', async () => {
    await addPeople(page, ['Ravi', 'Stock']);
    await bringSamples(page);
    await page.goto('/vendors');
    const ravi = await enter(browser, office, 'Ravi', '/vendors');
    await addProduct(ravi, 'Siren of Ravi');
    await page.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(product(page, 'Siren of Ravi')).toBeVisible();
    await ravi.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(page.getByText('Ravi is here too.')).toBeVisible();
    await expect(ravi.getByText('admin is here too.')).toBeVisible();
    await ravi.goto('about:blank');
    await expect(page.getByText('Ravi is here too.')).toBeHidden();
  });
  await test.step('somebody who is removed is cut off at once, and told, and in the office no more', async () => {
    await addPeople(page, ['Farah', 'Stock']);
    const farah = await enter(browser, office, 'Farah', '/vendors');
    await expect(farah.getByRole('heading', { name: 'Vendors' })).toBeVisible();
    const tray = page.getByRole('button', { name: /^In the office/ });
    const present = page.getByRole('listitem').filter({ hasText: 'Farah' });
    await tray.click();
    await expect(present).toBeVisible();
    await tray.click();
    await expect(present).toBeHidden();
    await page
      .getByRole('row', { name: /^Farah / })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(farah.getByText(/^This sign-in has ended/)).toBeVisible();
    await tray.click();
    await expect(page.getByText('(you)')).toBeVisible();
    await expect(present).toHaveCount(0);
    await farah.context().close();
  });
});

test('what one may not do says why, and what is not part of one’s work is closed; sales propose to close a month, which an admin does', async ({
  page,
  office,
  browser,
}) => {
  await test.step('what one may not do says why, and what is not part of one’s work is closed', async () => {
    await page.goto('/settings/users');
    await signIn(page, 'admin', office.password);
    await addPeople(page, ['Meera', 'Customer care'], ['Suresh', 'Stock']);
    const meera = await enter(browser, office, 'Meera', '/cce/not-working');
    const [tool, tray] = [
      meera.getByRole('button', { name: 'Tech Support' }),
      meera.getByRole('button', { name: /^In the office/ }),
    ];
    await expect(tray).toBeVisible();
    const [ends, begins] = [await tool.boundingBox(), await tray.boundingBox()];
    expect((ends?.x ?? 0) + (ends?.width ?? 0), 'no face covers a tool').toBeLessThanOrEqual(begins?.x ?? 0);
    await meera.goto('/vendors');
    await expect(meera.getByText('You are signed in as Meera (Customer care).')).toBeVisible();
    const suresh = await enter(browser, office, 'Suresh', '/settings/data');
    await expect(
      suresh.getByText(/^Only an Admin may download or replace all data.* signed in as Stock\.$/),
    ).toBeVisible();
    await suresh.goto('/leaks');
    await expect(suresh.getByText(/^Not looked for: Live but unbilled.* signed in as Stock\.$/)).toBeVisible();
    await meera.context().close();
    await suresh.context().close();
  });
  await test.step('sales propose to close a month, and an admin finds it in Today and closes it', async () => {
    await addPeople(page, ['Ritu', 'Sales']);
    const sales = await enter(browser, office, 'Ritu', '/sales/gst-returns?month=2026-01');
    await sales.getByRole('button', { name: 'Propose to Close Jan 2026' }).click();
    await expect(sales.getByText(/^It was proposed on .* to close Jan 2026\.$/)).toBeVisible();
    await page.goto('/');
    const toClose = page.getByRole('region', { name: 'Month to close' });
    await expect(toClose).toContainText('Jan 2026');
    await toClose.getByRole('link', { name: 'Open GST Returns' }).click();
    await page.getByRole('button', { name: 'Close Jan 2026' }).click();
    await expect(sales.getByText(/^Jan 2026 was closed on /)).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('region', { name: /^Today/ })).toBeVisible();
    await expect(toClose).toBeHidden();
  });
});

test('what is said while the office is away waits, outlives the tab, and arrives once; both of two edits hold', async ({
  page,
  office,
  browser,
}) => {
  await page.goto('/settings/users');
  await signIn(page, 'admin', office.password);
  await addPeople(page, ['Kiran', 'Stock']);
  await bringSamples(page);
  const kiran = await enter(browser, office, 'Kiran', '/vendors');
  const line = await cuttable(kiran);
  await kiran.reload();
  await expect(kiran.getByRole('link', { name: 'Metro Cables' })).toBeVisible();
  await line.cut();
  await kiran.getByRole('button', { name: 'Add product to Metro Cables' }).click();
  const dialog = kiran.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill('Said while away');
  await dialog.getByLabel('Rate').fill('40');
  await dialog.getByLabel('Minimum Order Quantity').fill('5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(kiran.getByText('1 waiting to be sent')).toBeVisible();

  await page.goto('/vendors');
  await addProduct(page, 'Said meanwhile');
  await kiran.close();
  const again = await kiran.context().newPage();
  await again.goto('/vendors');
  await signIn(again, 'Kiran', PASSWORD);
  await again.getByRole('link', { name: 'Metro Cables' }).click();
  await expect(product(again, 'Said while away')).toHaveCount(1);
  await expect(product(again, 'Said meanwhile')).toHaveCount(1);
  await page.getByRole('link', { name: 'Metro Cables' }).click();
  await expect(product(page, 'Said while away')).toHaveCount(1);
  await again.context().close();
});
