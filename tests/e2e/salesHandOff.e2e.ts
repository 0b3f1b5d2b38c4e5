import { expect, test, type Page } from '@playwright/test';

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
test('a bill is billed although the save callback fails, and the failure is logged', async ({ page }) => {
  const errors = await failingHandOff(page);
  await page.goto('/sales/edit-bill?account=3');
  await page.getByRole('button', { name: 'Billed' }).click();
  await expect(page).toHaveURL('/sales/display-billed?tab=billed');
  await expect(page.getByRole('row', { name: /Majha Road Carriers/ })).toBeVisible();
  await expect.poll(() => errors.join()).toContain('hand-off down');
});
