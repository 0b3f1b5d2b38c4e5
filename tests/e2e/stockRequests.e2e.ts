import type { Page } from '@playwright/test';
import { openAt } from './support';
import { expect, test } from './test';

const table = (page: Page) => page.getByRole('table', { name: 'Requested Stocks' });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: 'View Details' }) });
test('requests are searched; their details say everything, at an address of their own, by keyboard and Back too', async ({
  page,
}) => {
  await test.step('what was just typed is not lost when details are opened at once', async () => {
    await page.goto('/stocks/requested-stocks');
    await expect(rows(page)).not.toHaveCount(0);
    await page.getByLabel('Search').fill('transit');
    await expect(rows(page)).toHaveCount(2);
    await rows(page).first().getByRole('button', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/q=transit/);
    await expect(page).toHaveURL(/details=/);
  });
  await test.step('they say everything', async () => {
    await openAt(page, '/stocks/requested-stocks');
    const row = rows(page).first();
    const [date, number] = (await row.getByRole('cell').first().innerText()).split('\n');
    expect(number).toBe('No. 12');
    const total = String(await row.getByRole('cell').nth(3).textContent());
    await row.getByRole('button', { name: 'View Details' }).click();
    const dialog = page.getByRole('dialog', { name: `Order Date - ${date}`, exact: true });
    await expect(page).toHaveURL('/stocks/requested-stocks?details=12');
    await expect(dialog.getByRole('columnheader')).toHaveText([
      'Vendor',
      'Product',
      'Unit',
      'Qty',
      'Rate',
      'Amount',
      'Amount + GST',
      'Status',
    ]);
    await expect(dialog.getByLabel('Total')).toHaveText(total);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/stocks/requested-stocks');
  });
  await test.step('they are reached and left by keyboard, and the focus comes back; Back closes them too', async () => {
    const button = rows(page).nth(2).getByRole('button', { name: 'View Details' });
    // The dialog that has just closed gives the focus back, perhaps a moment after the button had it.
    await expect(async () => {
      await button.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/stocks/requested-stocks');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL('/stocks/requested-stocks');
  });
});

test('a request is paid for, and goes to its end', async ({ page }) => {
  test.slow();
  await test.step('a payment lowers what is to be paid of its vendor, never more than that, also after the delivery', async () => {
    await page.goto('/stocks/requested-stocks?show=To+be+paid&details=6');
    const dialog = page.getByRole('dialog', { name: /^Order Date/ });
    const form = page.getByRole('dialog', { name: 'Record Payment' });
    await expect(dialog.getByLabel('To be paid')).toHaveText('₹8,997.50');
    await dialog.getByRole('button', { name: 'Mark Delivered' }).click();
    await dialog.getByRole('button', { name: 'Record Payment' }).click();
    await expect(form.getByLabel('Amount')).toHaveValue('4407.3');
    await form.getByLabel('Amount').fill('4407.31');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Only ₹4,407.30 is still to be paid to Chandni Connector House.')).toBeVisible();
    await expect(form.getByText('Vendor’s Invoice No is required.')).toBeVisible();
    await form.getByLabel('Amount').fill('4,407.30');
    await form.getByLabel('Vendor’s Invoice No').fill('CCH/118');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'CCH/118' })).toContainText('₹4,407.30');
    await expect(dialog.getByLabel('To be paid')).toHaveText('₹4,590.20');
    await expect(page.getByText('₹4,590.20 open')).toBeVisible();
  });
  await test.step('a request goes forward one step at a time, each with its date, to the end', async () => {
    await openAt(page, '/stocks/requested-stocks?details=12');
    const dialog = page.getByRole('dialog');
    const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem');
    for (const [button, status] of [
      ['Approve', 'Approved by Admin'],
      ['Mark In Transit', 'In Transit'],
      ['Mark Delivered', 'Delivered'],
    ] as const) {
      const next = dialog.getByRole('button', { name: /Approve|Mark/ });
      await expect(next).toHaveText(button);
      await next.click();
      await expect(steps.and(page.locator('[aria-current=step]'))).toContainText(
        new RegExp(`${status}\\d\\d [A-Z][a-z]{2} \\d{4}`),
      );
      await expect(dialog.getByRole('cell', { name: status }).first()).toBeVisible();
      const toast = await page.getByRole('status').filter({ hasText: status }).boundingBox();
      const first = await dialog.getByRole('button', { name: 'Print' }).boundingBox();
      expect((toast?.x ?? 0) + (toast?.width ?? 0), 'The toast ends before the buttons begin').toBeLessThan(
        first?.x ?? 0,
      );
    }
    await page.setViewportSize({ width: 390, height: 844 });
    const told = page.getByRole('status').filter({ hasText: /^Request of/ });
    // Under the pointer it stays.
    await told.last().hover();
    // The cards of a narrow screen come a little later, and push the buttons down once more.
    await expect(async () => {
      await page.locator('.ant-modal-wrap').evaluate((wrap) => wrap.scrollTo(0, wrap.scrollHeight));
      const last = await dialog.getByRole('button', { name: 'Record Payment' }).boundingBox();
      const top = (await told.first().boundingBox())?.y ?? 0;
      expect((last?.y ?? 0) + (last?.height ?? 0), 'The buttons are scrolled out from under it').toBeLessThan(top);
    }).toPass();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dialog.getByRole('button', { name: /Approve|Mark/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(steps).toHaveText([/Pending at Admin\d/, /Approved by Admin\d/, /In Transit\d/, /Delivered\d/]);
  });
});

test('what another tab was faster with while a slow disk did not answer reads as not done', async ({
  page,
  context,
}) => {
  await test.step('once a slow disk answers, a step reads as saved, and one that somebody else was faster with as not done', async () => {
    const done = /Approved by Admin \(not saved yet\)/;
    const [other, busy] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other]) {
      await tab.goto('/stocks/requested-stocks?q=pending');
      await rows(tab).first().getByRole('button', { name: 'View Details' }).click();
    }
    await busy.goto('/stocks/requested-stocks');
    // Holds the journal, so that neither tab can keep anything, as a slow disk would.
    await busy.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('trackyard');
          opening.addEventListener('success', () => {
            const entries = opening.result.transaction('entries', 'readwrite').objectStore('entries');
            const hold = () => {
              if (Reflect.get(window, 'released') === true) return;
              entries.count().addEventListener('success', hold);
            };
            hold();
            resolve();
          });
        }),
    );
    for (const tab of [page, other]) {
      await tab.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
      await expect(tab.getByText(done)).toBeVisible();
    }
    // Under the mouse it would stay.
    await other.getByText(done).hover();
    await busy.evaluate(() => Reflect.set(window, 'released', true));
    await expect(page.getByText(/: Approved by Admin$/)).toBeVisible();
    await expect(other.getByText(/^Not done: /)).toBeVisible();
    await expect(other.getByText(done)).toBeHidden();
  });
});
