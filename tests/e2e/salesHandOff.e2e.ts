import { expect, test, type Page } from '@playwright/test';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';

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
for (const [answer, address] of [
  ['Yes', '/sales/display-billed?tab=pending'],
  ['No', '/sales/new-account'],
] as const) {
  test(`${answer} leads on although the confirm callback fails, and the failure is logged`, async ({ page }) => {
    const errors = await failingHandOff(page);
    await page.goto('/sales/new-account');
    await fillClient(page);
    await submit(page);
    await fillBilling(page);
    await submit(page);
    await fillPackage(page);
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    await expect(page).toHaveURL(address);
    await expect.poll(() => errors.join()).toContain('hand-off down');
  });
}

test('a bill is billed although the save callback fails, and the failure is logged', async ({ page }) => {
  const errors = await failingHandOff(page);
  await page.goto('/sales/edit-bill?account=3');
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page).toHaveURL('/sales/display-billed?tab=billed');
  await expect(page.getByRole('row', { name: /Majha Road Carriers/ })).toBeVisible();
  await expect.poll(() => errors.join()).toContain('hand-off down');
});
