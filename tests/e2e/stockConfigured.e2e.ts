import type { Page } from '@playwright/test';
import { choose, openAt } from './support';
import { expect, test } from './test';

const row = (page: Page, id: string) => page.getByRole('row', { name: new RegExp(id) });
const NEW = 'ITGC-000506';

const toolbar = (page: Page) => page.getByRole('region', { name: 'Selected devices' });
const submit = (page: Page) => toolbar(page).getByRole('button', { name: 'Submit' }).click();

test('configured devices are refused without a choice, changed together, and assigned one by one', async ({ page }) => {
  await test.step('the menus offer the words of the specification, and what still says Select is refused where it says it', async () => {
    await page.goto('/stocks/configured-stocks');
    const offered = async (label: string) => {
      await page.getByLabel(label, { exact: true }).click();
      const options = await page.locator('.ant-select-dropdown:visible .ant-select-item-option').allTextContents();
      await page.keyboard.press('Escape');
      return options;
    };
    expect(await offered(`Action for ${NEW}`)).toEqual(['Select', 'Branches', 'Software', 'Installer']);
    expect(await offered('Select Action')).toEqual(['Edit', 'Delete', 'View']);
    const submitRow = page.getByRole('button', { name: `Submit ${NEW}` });
    await submitRow.click();
    await expect(row(page, NEW).getByText('Choose an action.')).toBeVisible();
    await expect(row(page, NEW).getByText('Choose a name.')).toBeVisible();
    const said = toolbar(page).getByRole('alert');
    await submit(page);
    await expect(said).toHaveText('Select at least one device. Select an action.');
    await page.getByLabel(`Select ${NEW}`).check();
    await expect(said).toHaveText('Select an action.');
    await choose(page, 'Select Action', 'Edit');
    await expect(said).toHaveText('Select a name.');
    await page.getByLabel(`Select ${NEW}`).uncheck();
  });
  await test.step('of the selected devices Delete removes all, which Undo brings back in their places, Edit sets the name, and View lists them', async () => {
    const ids = page.getByRole('table', { name: 'Configured Stock' }).getByRole('cell', { name: /^ITGC-/ });
    await expect(ids).toHaveCount(16);
    const before = await ids.allTextContents();
    for (const id of ['ITGC-000502', 'ITGC-000504']) await page.getByLabel(`Select ${id}`).check();
    await choose(page, 'Select Action', 'Delete');
    await submit(page);
    await expect(ids).toHaveCount(before.length - 2);
    await expect(page.getByText('selected', { exact: false })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(ids).toHaveText(before);
    for (const id of ['ITGC-000501', 'ITGC-000502']) await page.getByLabel(`Select ${id}`).check();
    await choose(page, 'Select Action', 'Edit');
    await choose(page, 'Select Name', 'Chennai');
    await submit(page);
    await expect(page.getByText('2 devices set to Chennai')).toBeVisible();
    for (const id of ['ITGC-000501', 'ITGC-000502']) await expect(row(page, id)).toContainText('Branches, Chennai');
    await page.getByRole('button', { name: 'Clear selection' }).click();
    for (const id of ['ITGC-000501', NEW]) await page.getByLabel(`Select ${id}`).check();
    await choose(page, 'Select Action', 'View');
    await submit(page);
    const dialog = page.getByRole('dialog', { name: 'Selected Devices' });
    await expect(dialog.getByRole('row')).toHaveText([
      /Product Name/,
      /ITGC-000501.*Branches, Chennai/,
      /ITGC-000506.*Not assigned/,
    ]);
  });
  await test.step('a row is assigned to its action and name, with the keyboard alone, and says where', async () => {
    await openAt(page, '/stocks/configured-stocks');
    await expect(row(page, NEW)).toContainText('Not assigned');
    for (const menu of [page.getByLabel(`Action for ${NEW}`), page.getByLabel(`Name for ${NEW}`)]) {
      await menu.focus();
      await page.keyboard.press('ArrowDown');
      await expect(menu).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: `Submit ${NEW}` })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, NEW)).toContainText('Branches, Kolkata');
  });
});
