import { expectNothingSerious } from './axe';
import { fillBilling, fillClient, fillPackage, submit } from './salesSupport';
import { rowsIn } from './support';
import { expect, test } from './test';

const DESK = { width: 1280, height: 844 };
const PHONE = { width: 390, height: 844 };

test(
  'on a phone and at a desk: from the sample to a printed bill of one’s own over what the package says, which Billed does not issue before there is a state and a vehicle',
  { tag: '@firefox' },
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main).toContainText(
      'Trackyard is the back office of a business that sells and services GPS trackers.',
    );
    await main.getByRole('button', { name: 'Look around' }).click();
    await expect(main.getByText('Sample data', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Start with my business' }).click();
    await page.getByRole('button', { name: 'Start empty' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Company' })).toContainText('Not filled in yet');
    await page.getByRole('button', { name: 'Skip Company' }).click();
    await page.getByRole('link', { name: 'New Account' }).click();
    await page.setViewportSize(DESK);
    await fillClient(page);
    await submit(page);
    await fillBilling(page);
    await submit(page);
    await fillPackage(page);
    await submit(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
    const billed = rowsIn(page).filter({ hasText: 'Konkan Fleet' }).getByRole('button', { name: 'Billed' });
    await billed.click();
    const dialog = page.getByRole('dialog', { name: 'No bill for Konkan Fleet' });
    await expect(dialog.getByRole('status')).toContainText('while the company’s state is not known');
    await dialog.getByRole('link', { name: 'Company Settings' }).click();
    await page.getByLabel('GST Number').fill('27AAHCT6129L1ZV');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Company saved')).toBeVisible();
    await page.goBack();
    await page.setViewportSize(PHONE);
    await billed.click();
    await expect(dialog.getByRole('status')).toHaveText(
      'Konkan Fleet has no vehicle with a number yet, so no bill is issued. Enter its number in Edit Bill.',
    );
    await expect(
      dialog
        .getByRole('table', { name: 'Lines of Konkan Fleet' })
        .or(dialog.getByRole('list', { name: 'Lines of Konkan Fleet' })),
    ).toContainText('To be assigned');
    await expectNothingSerious(page);
    await dialog.getByRole('link', { name: 'Edit Bill of Konkan Fleet' }).click();
    await page.setViewportSize(DESK);
    await page.getByLabel('Vehicle Number').fill('MH12AB1234');
    await submit(page);
    await billed.click();
    // ₹1,180 for half a year with GST in it.
    await expect(page.getByText('Konkan Fleet billed, ₹197')).toBeVisible();
    await page.getByRole('button', { name: 'Invoice', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tax Invoice INV\/\d\d-\d\d\/000001$/);
    await expect(page.getByText('Rupees One Hundred Ninety Seven', { exact: false }).first()).toBeVisible();
  },
);
