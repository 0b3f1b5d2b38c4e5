import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addProduct, recordActivities } from '../support';
import { expect, test } from '../test';
import { enter, runOffice, signIn } from './office';

// It starts an office of its own.
test.describe.configure({ timeout: 180_000 });

async function backupOf(page: Page) {
  await page.goto('/settings/data');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  return { name: 'backup.zip', mimeType: 'application/zip', buffer: await readFile(await (await downloading).path()) };
}

/** Moves the business of a file in, in the place of what is there. */
async function moveIn(page: Page, file: Awaited<ReturnType<typeof backupOf>>) {
  await page.goto('/settings/data');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Move in with its history' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move in', exact: true }).click();
  await expect(page.getByText(/The business moved in with its history/)).toBeVisible();
}

test('a business moves into an empty office with its history, and a copy of the office is taken home', async ({
  page,
  browser,
  baseURL,
}, { workerIndex }) => {
  await page.addInitScript(() =>
    localStorage.setItem('trackyard.session', JSON.stringify({ name: 'Kavita', signIns: 0 })),
  );
  await page.goto('/vendors');
  await addProduct(page, 'Siren from home');
  const atHome = await backupOf(page);

  await runOffice(workerIndex, async (office) => {
    const admin = await enter(browser, office, 'admin', '/settings/data');
    await moveIn(admin, atHome);
    await admin.goto('/vendors');
    await admin.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(await recordActivities(admin)).toHaveText([/Kavita added Siren from home to Metro Cables/]);
    await admin.goto('/vendors');
    await addProduct(admin, 'Siren of the office');
    const copy = await backupOf(admin);
    // In one click nobody takes from everybody what they entered.
    await admin.locator('input[type=file]').setInputFiles(copy);
    await admin.getByRole('button', { name: 'Restore this backup' }).click();
    const asked = admin.getByRole('dialog', { name: 'Restore this backup?' });
    await expect(asked).toContainText('This replaces all data, for everybody in the office,');
    await asked.getByLabel('Type RESTORE to go on').fill('restore');
    await asked.getByRole('button', { name: 'Restore this backup' }).click();
    await expect(admin.getByText('The backup is restored.')).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(admin.getByRole('button', { name: /^Take back the backup of/ })).toBeVisible();
    await admin.context().close();

    const home = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
    await moveIn(home, copy);
    await home.goto('/vendors');
    await home.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(await recordActivities(home)).toHaveText([
      /admin added Siren of the office to Metro Cables/,
      /Kavita added Siren from home to Metro Cables/,
    ]);
    await home.context().close();
  });
});

test('the business of a browser that opens an office is brought along from its first page', async ({ browser }, {
  workerIndex,
}) => {
  await runOffice(workerIndex, async (office) => {
    const page = await (await browser.newContext({ baseURL: office.address })).newPage();
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
    await page.goto('/vendors');
    await page.getByRole('link', { name: 'Metro Cables' }).click();
    await expect(await recordActivities(page)).toHaveText([/added Siren from before to Metro Cables/]);
    await page.context().close();
  });
});
