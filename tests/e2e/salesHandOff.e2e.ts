import { expect, test } from '@playwright/test';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';

// The page logs an error by intention, so it runs without the silent-page fixture.
for (const [answer, address] of [
  ['Yes', '/sales/display-billed'],
  ['No', '/sales/new-account'],
] as const) {
  test(`${answer} leads on although the confirm callback fails, and the failure is logged`, async ({ page }) => {
    await page.addInitScript(() => {
      // The callback of this product logs: a console that fails makes it fail.
      console.info = () => {
        throw new Error('hand-off down');
      };
    });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
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
