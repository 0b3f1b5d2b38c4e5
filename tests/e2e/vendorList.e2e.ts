import { openAt } from './support';
import { expect, test } from './test';

test.beforeEach(async ({ page }) => {
  await page.goto('/vendors');
});

test('products and prices are changed in dialogs of the list, which ask before they are left and name what is missing', async ({
  page,
}) => {
  test.slow();
  await test.step('a product added from the list shows in its total', async () => {
    const row = page.getByRole('row', { name: /Metro Cables/ });
    const before = Number(await row.getByRole('cell').nth(2).textContent());
    await row.getByRole('button', { name: 'Add product to Metro Cables' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Product' });
    await dialog.getByLabel('Product Name').fill('Test siren');
    await dialog.getByLabel('Rate').fill('1,040.50');
    await dialog.getByLabel('Minimum Order Quantity').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(row.getByRole('cell').nth(2)).toHaveText(String(before + 1));
    await expect(page.getByText('Test siren added to Metro Cables')).toBeVisible();
  });
  await test.step('prices are edited together, and Undo brings the old ones back', async () => {
    await openAt(page, '/vendors');
    const row = page.getByRole('row', { name: /Metro Cables/ });
    await row.getByRole('button', { name: 'Edit Price' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Price: Metro Cables' });
    const first = dialog.getByRole('textbox').first();
    const old = await first.inputValue();
    await first.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(first).toHaveAccessibleDescription('Rate is required');
    await first.fill('777');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await row.getByRole('button', { name: 'Edit Price' }).click();
    await expect(first).toHaveValue(old);
  });
  await test.step('a dialog in which something was typed asks before it is left, and keeps it', async () => {
    await openAt(page, '/vendors');
    await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Product' });
    await dialog.getByLabel('Product Name').fill('Relay');
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('alert')).toHaveText('What you typed is not saved.');
    await expect(dialog.getByRole('button', { name: 'Go on' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(dialog.getByLabel('Product Name')).toHaveValue('Relay');
    await expect(dialog.getByLabel('Product Name')).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/vendors');
  });
  await test.step('the product dialog names what is missing, and editing a field clears its own message', async () => {
    await openAt(page, '/vendors');
    await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel('Product Name')).toHaveAccessibleDescription('Product name is required');
    await expect(dialog.getByLabel('Rate')).toHaveAccessibleDescription('Rate is required');
    await expect(dialog.getByLabel('Minimum Order Quantity')).toHaveAccessibleDescription(
      'Minimum Order Quantity is required',
    );
    await expect(dialog.getByLabel('Product Name')).toBeFocused();
    await dialog.getByLabel('Product Name').fill('Relay');
    await expect(dialog.getByText('Product name is required')).toBeHidden();
    await dialog.getByLabel('Rate').fill('forty');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Rate must be a number')).toBeVisible();
    await expect(dialog.getByLabel('Rate')).toHaveValue('forty');
  });
});

test(
  'searching, sorting and paging live in the address and survive a reload, back and forward; Vendor List ends them',
  { tag: '@firefox' },
  async ({ page }) => {
    const names = page
      .getByRole('table', { name: 'Vendors' })
      .getByRole('row')
      .getByRole('link', { name: /^(?!Click$)/ });
    await page.getByRole('columnheader', { name: 'Vendor Name' }).click();
    await expect(page).toHaveURL('/vendors?sort=vendor-name');
    // The rows follow the address when there is time.
    const sorted = (await names.allTextContents()).toSorted((a, b) => a.localeCompare(b, 'en-IN', { numeric: true }));
    await expect(names).toHaveText(sorted);
    await page.getByLabel('Search').fill('METRO');
    await expect(names).toHaveText(['Metro Cables']);
    await expect(page).toHaveURL('/vendors?sort=vendor-name&q=METRO');
    await page.reload();
    await expect(names).toHaveText(['Metro Cables']);
    await expect(page.getByLabel('Search')).toHaveValue('METRO');
    await names.first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Search')).toHaveValue('METRO');
    await expect(names).toHaveText(['Metro Cables']);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Vendor', exact: true })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Vendor List' }).click();
    await expect(page).toHaveURL('/vendors');
    await expect(page.getByLabel('Search')).toHaveValue('');
    await expect(names).not.toHaveCount(1);
  },
);
