import type { Page } from '@playwright/test';
import { addProduct, openAt, resetToSample } from '../support';
import { addUser, enter, expect, PASSWORD, signIn, test } from './office';

// A slow machine makes keys of passwords slowly.

/** A product in the table of the vendor whose page it is. */
const product = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

test('whoever is not signed in is led to the login and back; what one says is seen by the others, where they are, until one is removed', async ({
  page,
  office,
  browser,
}) => {
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
  await openAt(page, '/settings/users');
  await addUser(page, 'Ravi', 'Stock', PASSWORD);
  await openAt(page, '/settings/data');
  await resetToSample(page);
  const ravi = await enter(browser, office, 'Ravi', '/vendors');
  await test.step('what one says is seen by the others, who are seen where they are, and no face covers a tool', async () => {
    await openAt(page, '/cce/not-working');
    const tool = page.getByRole('button', { name: 'Tech Support' });
    const faces = page.getByRole('button', { name: /^In the office/ });
    await expect(faces).toBeVisible();
    const [ends, begins] = [await tool.boundingBox(), await faces.boundingBox()];
    expect((ends?.x ?? 0) + (ends?.width ?? 0)).toBeLessThanOrEqual(begins?.x ?? 0);
    await openAt(page, '/vendors');
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
    await ravi.goto('/vendors');
    await expect(ravi.getByRole('heading', { name: 'Vendors' })).toBeVisible();
    await openAt(page, '/settings/users');
    const tray = page.getByRole('button', { name: /^In the office/ });
    const present = page.getByRole('listitem').filter({ hasText: 'Ravi' });
    await tray.click();
    await expect(present).toBeVisible();
    await tray.click();
    await expect(present).toBeHidden();
    await page
      .getByRole('row', { name: /^Ravi / })
      .getByRole('button', { name: 'Remove' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(ravi.getByText(/^This sign-in has ended/)).toBeVisible();
    await tray.click();
    await expect(page.getByText('(you)')).toBeVisible();
    await expect(present).toHaveCount(0);
    await ravi.context().close();
  });
});
