import { openAt, startEmpty } from './support';
import { expect, test } from './test';

test('a product of a vendor is updated, and whoever is in a field before a dialog has quite opened stays in it', async ({
  page,
}) => {
  await test.step('a product is updated in its dialog', async () => {
    await page.goto('/vendors/1');
    const first = page.getByRole('table').getByRole('row').nth(1);
    await first.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await expect(dialog.getByLabel('Product Name')).not.toHaveValue('');
    await dialog.getByLabel('Product Name').fill('Renamed part');
    await dialog.getByLabel('Rate').fill('1234567.5');
    await dialog.getByRole('combobox', { name: 'Kind' }).click();
    await page.getByTitle('Lock').click();
    await dialog.getByLabel('Model').fill('');
    await dialog.getByLabel('HSN', { exact: true }).fill('85269');
    await dialog.getByLabel('Warranty (months)').fill('24');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('HSN', { exact: true })).toHaveAccessibleDescription(
      /HSN must have 4, 6 or 8 digits\./,
    );
    await dialog.getByLabel('HSN', { exact: true }).fill('852691');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const renamed = page.getByRole('row', { name: /Renamed part/ });
    await expect(renamed).toContainText('₹12,34,567.50');
    await expect(renamed).toContainText('Lock · HSN 852691 · 24 months');
  });
  await test.step('whoever is in a field before a dialog has quite opened stays in it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openAt(page, '/vendors/1');
    await page.getByRole('button', { name: 'Add Product' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Product' });
    await dialog.getByLabel('Rate').focus();
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})));
      // What listens for the end of an animation has heard of it two frames later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.keyboard.type('40');
    await expect(dialog.getByLabel('Rate')).toHaveValue('40');
  });
});

test('what another tab changes in a vendor is told to whoever is about to save there', async ({ page, context }) => {
  await test.step('who was refused with a price sees what is new there, and may save after all', async () => {
    await page.goto('/vendors/1');
    const other = await context.newPage();
    await other.goto('/vendors');
    const first = page.getByRole('table').getByRole('row').nth(1);
    await first.getByRole('button', { name: 'Update' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Product' });
    await dialog.getByLabel('Rate').fill('71');
    await other
      .getByRole('button', { name: /^Edit Price/ })
      .first()
      .click();
    const prices = other.getByRole('dialog', { name: /^Edit Price/ });
    await prices.getByRole('textbox').first().fill('72');
    await prices.getByRole('textbox').nth(1).fill('73');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(first).toContainText('₹71');
    await expect(other.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription('Unread activities');

    await prices.getByRole('button', { name: 'Save' }).click();
    await expect(prices.getByRole('alert')).toHaveText(
      /^Not saved yet\. .+ is ₹71 now: Asha changed it from ₹.+ Save again to put yours in its place\.$/,
    );
    await expect(prices.getByRole('textbox').first()).toHaveValue('72');
    await prices.getByRole('button', { name: 'Save' }).click();
    await expect(prices).toBeHidden();
    await expect(first).toContainText('₹72');
    await expect(page.getByRole('table').getByRole('row').nth(2)).toContainText('₹73');
  });
  await test.step('a vendor that goes while a dialog about it is open says what became of what was typed', async () => {
    await openAt(page, '/vendors/1');
    await page.getByRole('button', { name: 'Add Product' }).click();
    await page.getByLabel('Product Name').fill('Siren');
    const other = await context.newPage();
    await other.goto('/settings/data');
    await startEmpty(other);
    await expect(
      page.getByText(/is not there any more, and what was being typed about it is not saved\./),
    ).toBeVisible();
  });
});
