import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addProduct, openAt, recordActivities } from '../support';
import { expect, test } from '../test';
import { runOffice, signIn } from './office';

// It starts an office of its own.

async function backupOf(page: Page) {
  await openAt(page, '/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  return { name: 'backup.zip', mimeType: 'application/zip', buffer: await readFile(await (await downloading).path()) };
}

test('the business of a browser that opens an office is brought along with its history from its first page, and a copy of the office is taken home', async ({
  browser,
  baseURL,
}, { workerIndex }) => {
  await runOffice(workerIndex, async (office) => {
    const page = await (await browser.newContext({ baseURL: office.address })).newPage();
    await test.step('it is brought along', async () => {
      // As it was before there was an office at this address.
      await page.route('**/office.json', (route) => route.fulfill({ status: 404 }));
      await page.goto('/vendors');
      await addProduct(page, 'Siren from before');
      await page.unroute('**/office.json');

      await page.goto('/');
      await expect(page.getByText('You have a business in this browser: bring it along.')).toBeVisible();
      await signIn(page, 'admin', office.password);
      await page.getByRole('link', { name: 'Bring it along' }).click();
      await page.getByRole('button', { name: 'Bring it along' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Move in', exact: true }).click();
      await expect(page.getByText(/The business moved in with its history/)).toBeVisible();
      await page.reload();
      await expect(page.getByText('It is in this office now.')).toBeVisible();
      await openAt(page, '/vendors');
      await page.getByRole('link', { name: 'Metro Cables' }).click();
      await expect(await recordActivities(page)).toHaveText([/added Siren from before to Metro Cables/]);
    });

    await openAt(page, '/vendors');
    await addProduct(page, 'Siren of the office');
    const copy = await backupOf(page);
    await test.step('in one click nobody takes from everybody what they entered', async () => {
      await page.locator('input[type=file]').setInputFiles(copy);
      await page.getByRole('button', { name: 'Restore this backup' }).click();
      const asked = page.getByRole('dialog', { name: 'Restore this backup?' });
      await expect(asked).toContainText('This replaces all data, for everybody in the office,');
      await asked.getByLabel('Type RESTORE to go on').fill('restore');
      await asked.getByRole('button', { name: 'Restore this backup' }).click();
      await expect(page.getByText('The backup is restored.')).toBeVisible();
      await expect(asked).toBeHidden();
      await expect(page.getByRole('button', { name: /^Take back the backup of/ })).toBeVisible();
    });
    await page.context().close();

    const home = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
    await home.goto('/settings/data');
    await home.locator('input[type=file]').setInputFiles(copy);
    await home.getByRole('button', { name: 'Move in with its history' }).click();
    await home.getByRole('dialog').getByRole('button', { name: 'Move in', exact: true }).click();
    await expect(home.getByText(/The business moved in with its history/)).toBeVisible();
    await openAt(home, '/vendors');
    await home.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(await recordActivities(home)).toHaveText([
      /admin added Siren of the office to Metro Cables/,
      /added Siren from before to Metro Cables/,
    ]);
    await home.context().close();
  });
});
