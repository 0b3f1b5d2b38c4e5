import { expect, test, type Page } from '@playwright/test';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { openAt } from './support';

/** Makes the callbacks of this product fail, which log; gives the errors that the page logs of it. */
async function failingHandOff(page: Page) {
  await page.addInitScript(() => {
    console.info = () => {
      throw new Error('hand-off down');
    };
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

// The page logs an error by intention, so it runs without the silent-page fixture.
test('clients and bills go on although the callbacks fail, and each failure is logged', async ({ page }) => {
  await test.step('No and Yes lead on although the confirm callback fails, and each failure is logged', async () => {
    const errors = await failingHandOff(page);
    await page.goto('/sales/new-account');
    await fillClient(page);
    await submit(page);
    await fillBilling(page);
    await submit(page);
    await fillPackage(page);
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'No' }).click();
    await expect(page).toHaveURL('/sales/new-account');
    await expect.poll(() => errors.join()).toContain('hand-off down');
    errors.length = 0;
    for (const address of ['/sales/billing', '/sales/select-package']) {
      await submit(page);
      await expect(page).toHaveURL(address);
    }
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/sales/display-billed?tab=pending');
    await expect.poll(() => errors.join()).toContain('hand-off down');
  });
  await test.step('a bill is billed although the save callback fails, and the failure is logged', async () => {
    const errors = await failingHandOff(page);
    await openAt(page, '/sales/edit-bill?account=3');
    await page.getByRole('button', { name: 'Billed' }).click();
    await expect(page).toHaveURL('/sales/display-billed?tab=billed');
    await expect(page.getByRole('row', { name: /Majha Road Carriers/ })).toBeVisible();
    await expect.poll(() => errors.join()).toContain('hand-off down');
  });
});
