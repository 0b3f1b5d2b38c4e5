import type { Page } from '@playwright/test';
import { imeiOf } from '@/store/kit/typed/imei';
import { expectNothingSerious } from './axe';
import { choose, fillVendor, openAt, startEmpty, visit, tabTo } from './support';
import { begunWith } from './begunWith';
import { expect, test } from './test';

const imei = (place: number) => imeiOf(`8640010${String(place).padStart(7, '0')}`);
const imeis = (from: number, count: number) => Array.from({ length: count }, (_, place) => imei(from + place));

const scanField = (page: Page) => page.getByRole('textbox', { name: /^IMEI/ });
const answers = (page: Page) => page.getByRole('list', { name: 'Scanned last' }).getByRole('listitem');
const scanned = (page: Page) =>
  page.getByRole('table', { name: 'Scanned' }).or(page.getByRole('list', { name: 'Scanned', exact: true }));
const receive = (page: Page) => page.getByRole('button', { name: /^Receive( \d+)?$/ });
const fact = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Products' })
    .getByRole('listitem')
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition');

async function paste(page: Page, text: string) {
  await scanField(page).focus();
  await scanField(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** A business of one vendor, five of whose devices are on their way by request 1. */
const testOnTheWay = begunWith(async (page) => {
  await page.goto('/settings/data');
  await startEmpty(page);
  await page.goto('/vendors/add-vendor');
  await fillVendor(page, 'Bharat Trackers');
  await page.getByLabel('Product Name').fill('Holder');
  await page.getByLabel('Rate').fill('40');
  await page.getByLabel('Minimum Order Quantity').fill('1');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText(/Bharat Trackers.*added|added.*Bharat Trackers/i).waitFor();
  await page.goto('/vendors/1');
  await page.getByRole('button', { name: 'Add Product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Product' });
  await dialog.getByLabel('Product Name').fill('OBD tracker');
  await dialog.getByLabel('Rate').fill('1000');
  await dialog.getByLabel('Minimum Order Quantity').fill('1');
  // While the list is still opening a click may close it and choose nothing.
  await expect(async () => {
    await choose(page, 'Kind', 'Device');
    await expect(dialog.getByTitle('Device', { exact: true })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await dialog.getByLabel('Warranty (months)').fill('12');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('OBD tracker added to Bharat Trackers').waitFor();
  await page.goto('/stocks/purchase-stocks');
  await page.getByLabel('Vendor').fill('bharat');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Product' }).fill('obd');
  await page.keyboard.press('Enter');
  await page.getByLabel('Units').fill('5');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alert').getByText('Form submitted! Check console.').waitFor();
  await page.getByRole('link', { name: 'Requested Stocks' }).first().click();
  await page.getByRole('button', { name: 'View Details' }).first().click();
  const request = page.getByRole('dialog', { name: /^Order Date/ });
  await request.getByRole('button', { name: 'Approve' }).click();
  await request.getByRole('button', { name: 'Mark In Transit' }).click();
  await request.getByRole('link', { name: 'Receive Goods' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Receive Goods');
});

testOnTheWay(
  'of five devices two come, then two by the keyboard alone; what never comes is closed short',
  async ({ page }) => {
    await page.goto('/stocks/receive/1');
    await test.step('two are received with their serial numbers: the request stays in transit with 2 of 5', async () => {
      await paste(page, `${imei(1)}\tSN-1\n${imei(2)}\tSN-2`);
      await expect(answers(page)).toHaveCount(2);
      await expect(scanned(page).getByLabel(`Serial or SIM number of ${imei(1)}`)).toHaveValue('SN-1');
      await page.getByLabel('Vendor’s Invoice No').fill('BT/77');
      await page.keyboard.press('Enter');
      await expect(page.getByText('2 received of request 1')).toBeVisible();
      await expect(fact(page, 'Received')).toHaveText('2');
      await expect(fact(page, 'Still to come')).toHaveText('3');
      await page.getByRole('link', { name: 'No. 1' }).click();
      const dialog = page.getByRole('dialog', { name: /^Order Date/ });
      await expect(dialog.getByRole('cell', { name: '2 of 5' })).toBeVisible();
      await expect(dialog.getByRole('cell', { name: 'In Transit' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByText('2 of 5 received')).toBeVisible();
    });
    await test.step('by the keyboard alone: each scan is answered, what is known or wrong is named and stays', async () => {
      await page.goto('/stocks/receive/1');
      await expect(scanField(page)).toBeFocused();
      for (const number of [imei(3), imei(1), '86400100000']) {
        await page.keyboard.type(number);
        await page.keyboard.press('Enter');
        await expect(answers(page).first()).toContainText(number);
        await expect(scanField(page)).toBeFocused();
        await expect(scanField(page)).toHaveValue('');
      }
      await tabTo(page, receive(page));
      await expect(receive(page)).toHaveText('Receive 1');
      await expect(
        page
          .getByRole('region', { name: 'Receipt' })
          .getByText('2 scanned wrong: not received, listed below with the reason.'),
      ).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(fact(page, 'Received')).toHaveText('3');
      await expect(scanField(page)).toBeFocused();
      await expect(scanned(page).getByRole('row')).toHaveCount(3);
      await expect(scanned(page).getByText(`IMEI ${imei(1)} is known already: it is in the store.`)).toBeVisible();
      await expect(scanned(page).getByText('IMEI 86400100000: An IMEI has 15 digits, this has 11.')).toBeVisible();
    });
    await test.step('what never comes is closed short; the last one ends the request', async () => {
      await page.getByRole('button', { name: 'Remove 2 wrong' }).click();
      await page.getByRole('button', { name: 'Close OBD tracker short' }).click();
      const dialog = page.getByRole('dialog', { name: 'Close OBD tracker short' });
      await dialog.getByLabel('Will never come').fill('1');
      await dialog.getByRole('button', { name: 'Close short' }).click();
      await expect(dialog).toBeHidden();
      await expect(fact(page, 'Closed short')).toHaveText('1');
      await scanField(page).focus();
      await page.keyboard.type(imei(4));
      await page.keyboard.press('Enter');
      await receive(page).press('Enter');
      await expect(page.getByText('All of request 1 is received and in stock.')).toBeVisible();
      await expect(page.getByRole('main').locator(':focus')).toHaveText(/./);
      await expect(page.getByRole('list', { name: 'Devices that came' }).getByRole('link')).toHaveText([
        imei(1),
        imei(2),
        imei(3),
        imei(4),
      ]);
    });
  },
);

testOnTheWay('Mark Delivered receives the rest, which is scanned afterwards', async ({ page }) => {
  await page.goto('/stocks/receive/1');
  await page.getByRole('link', { name: 'No. 1' }).click();
  const dialog = page.getByRole('dialog', { name: /^Order Date/ });
  await dialog.getByRole('button', { name: 'Mark Delivered' }).click();
  await expect(dialog.getByRole('cell', { name: '5 to be scanned' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Receive Goods' }).click();
  await expect(fact(page, 'To be scanned')).toHaveText('5');
  await paste(page, imeis(1, 5).join('\n'));
  await receive(page).click();
  await expect(page.getByText('All of request 1 is received and in stock.')).toBeVisible();
});

testOnTheWay(
  'devices that come with SIMs are received and configured with them, and taken back by one Undo',
  async ({ page }) => {
    await page.goto('/stocks/receive/1');
    const card = '8991101234567890128';
    await paste(page, `${imei(1)}\tSN-1\t${card}\n${imei(2)}\tSN-2\t${card}`);
    await expect(scanned(page)).toContainText(`SIM ${card} is there twice.`);
    await page.getByLabel(`SIM of ${imei(2)}`).fill('');
    await page.getByLabel(`SIM of ${imei(2)}`).press('Enter');
    await receive(page).click();
    await expect(page.getByText('2 received of request 1')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel(`SIM of ${imei(1)}`)).toHaveValue(card);
    await receive(page).click();
    await expect(page.getByText('2 received of request 1').last()).toBeVisible();
    await visit(page, '/stocks/configured-stocks');
    await expect(page.getByRole('row', { name: new RegExp(imei(1)) })).toContainText(card);
    await expect(page.getByRole('row', { name: new RegExp(imei(2)) })).toHaveCount(0);
  },
);

test('what nobody scanned yet is told, a list of SIMs is uploaded, and goods come to a branch, on a screen that is good for everybody and fits a phone', async ({
  page,
}) => {
  await test.step('what nobody scanned yet stands in the tabs of what comes, with how much of it', async () => {
    await page.goto('/stocks/expected/manufacturer?details=1');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('tab', { name: /^Device \([1-9]\d*\)$/ })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'To be scanned' })).toBeVisible();
    await expect(dialog.getByText('No devices found.')).toHaveCount(0);
  });
  await test.step('a list is uploaded for the product that is chosen: SIMs with their numbers', async () => {
    await openAt(page, '/stocks/receive/5');
    await page.getByRole('radio', { name: /SIM/ }).check();
    await page.getByText('Upload a list instead').click();
    const buffer = Buffer.from('ICCID,Mobile No\n8991101234567890123,5754000000991\n899110,5754000000992\n');
    await page.locator('input[type=file]').setInputFiles({ name: 'sims.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText('2 read from sims.csv.')).toBeVisible();
    await expect(
      scanned(page).getByText('SIM 899110: A SIM card’s number has 19 or 20 digits, this has 6.'),
    ).toBeVisible();
    await expect(scanned(page).getByLabel('Serial or SIM number of 8991101234567890123')).toHaveValue('5754000000991');
    await page.getByRole('button', { name: 'Receive 1', exact: true }).click();
    await expect(page.getByText('1 received of request 5')).toBeVisible();
  });
  await test.step('a request that goes to a branch says so, and its goods are counted in there', async () => {
    await openAt(page, '/stocks/purchase-stocks');
    await page.getByLabel('Vendor').fill('metro');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Product' }).fill('power');
    await page.keyboard.press('Enter');
    await page.getByLabel('Units').fill('5');
    await page.getByLabel('Deliver To').click();
    await page.getByTitle('Delhi', { exact: true }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alert').getByText('Form submitted! Check console.').waitFor();
    await page.getByRole('link', { name: 'Requested Stocks' }).first().click();
    await page.getByRole('button', { name: 'View Details' }).first().click();
    const request = page.getByRole('dialog', { name: /^Order Date/ });
    await expect(request.getByText('Deliver To: Delhi')).toBeVisible();
    await request.getByRole('button', { name: 'Approve' }).click();
    await request.getByRole('button', { name: 'Mark In Transit' }).click();
    await request.getByRole('link', { name: 'Receive Goods' }).click();
    await page.getByLabel(/^Came of Power cable/).fill('2');
    await page.getByRole('button', { name: 'Receive 2', exact: true }).click();
    await expect(fact(page, 'Received')).toHaveText('2');
  });
  await test.step('nothing serious is found on the screen, in the dark as well, and 390 px do not scroll sideways', async () => {
    await openAt(page, '/stocks/receive/5');
    await paste(page, [imei(1), '123', '352099081234563'].join('\n'));
    await expect(scanned(page).getByText('352099081234563').first()).toBeVisible();
    await expectNothingSerious(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

testOnTheWay(
  'a wrong number is mended in its row, and no toast covers the answer to the next scan',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    await page.goto('/stocks/receive/1');
    const wrong = imei(1).slice(0, -2);
    await paste(page, `${imei(3)}\n${wrong}`);
    await expect(receive(page)).toHaveText('Receive 1');
    await page.getByLabel(`Fix ${wrong}`).fill(imei(1));
    await page.getByLabel(`Fix ${wrong}`).press('Enter');
    await expect(receive(page)).toHaveText('Receive 2');
    await expect(scanned(page)).toContainText(imei(1));
    await page.getByRole('button', { name: `Remove ${imei(3)}` }).click();
    const toast = page.locator('.ant-notification-notice').filter({ hasText: `${imei(3)} removed` });
    await expect(toast).toBeVisible();
    // At the very edge, where toasts are.
    await scanField(page).evaluate((field) => {
      field.scrollIntoView({ block: 'end' });
      field.focus({ preventScroll: true });
    });
    await scanField(page).fill(imei(2));
    await page.keyboard.press('Enter');
    await expect(answers(page).first()).toContainText(imei(2));
    const [answered, covering] = [await answers(page).first().boundingBox(), await toast.boundingBox()];
    if (!answered || !covering) throw new Error('not shown');
    expect(answered.y + answered.height).toBeLessThanOrEqual(covering.y);
  },
);
