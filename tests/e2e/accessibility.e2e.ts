import { devices } from '@playwright/test';
import { expectNothingSerious, expectNothingSeriousInBothThemes } from './axe';
import { startEmpty, visit, openAt } from './support';
import { paths } from '@/paths';
import { everyPath } from '../support/everyPath';
import { expect, test } from './test';

const DESKTOP = devices['Desktop Chrome'].viewport;
const PHONE = { width: 390, height: 844 };

const SCREENS = {
  'the shell and vendors': [
    '/',
    '/vendors',
    '/vendors/1',
    '/vendors/99',
    '/vendors/add-vendor',
    '/settings/data',
    '/nonsense',
  ],
  stock: [
    '/stocks',
    '/stocks/requested-stocks',
    '/stocks/requested-stocks?details=12',
    '/stocks/purchase-stocks',
    '/stocks/expected',
    '/stocks/expected/branches',
    '/stocks/expected/branches?details=4',
    '/stocks/expected/manufacturer',
    '/stocks/received-stocks',
    '/stocks/configured-stocks',
  ],
  sales: [
    '/sales',
    '/sales/new-account',
    '/sales/display-billed',
    '/sales/display-billed?tab=pending',
    '/sales/detailed-client?account=3',
    '/sales/edit-bill?account=3',
    '/sales/edit-bill',
    '/sales/proforma?account=3',
    '/sales/clients',
    '/sales/expenses',
    '/sales/settings',
  ],
  'the books': [
    '/sales/bill-run',
    '/sales/issued-bills',
    '/sales/receipts',
    '/sales/receipts?tab=ageing',
    '/sales/gst-returns',
  ],
  documents: [
    '/sales/invoice?no=63',
    '/sales/receipt?no=1',
    '/sales/credit-note?no=1',
    '/sales/issued-proforma?no=1',
    '/sales/statement?account=1&from=2026-04-01&to=2027-03-31',
    '/settings/company',
    '/settings/tracking',
  ],
  'what is to be done': [
    '/start',
    '/leaks',
    '/stocks/on-hand?show=Store&outside=yes',
    '/settings/stock',
    '/stocks/devices',
    '/stocks/slips',
    '/stocks/counts',
  ],
  'customer care': [
    '/cce/not-working',
    '/cce/view-job',
    '/cce/view-job?view=board',
    '/cce/deletion-list',
    '/cce/view-request-stock',
    '/cce/settings',
  ],
};

/** Made of the parts that another screen shows, or looked at by axe in a journey of its own: here only their width is. */
const ALIKE = new Set([
  '/vendors/99',
  '/stocks/requested-stocks',
  '/stocks/requested-stocks?details=12',
  '/stocks/purchase-stocks',
  '/stocks/expected',
  '/stocks/expected/branches?details=4',
  '/stocks/expected/manufacturer',
  '/stocks/received-stocks',
  '/stocks/configured-stocks',
  '/sales/new-account',
  '/sales/display-billed?tab=pending',
  '/sales/edit-bill',
  '/sales/clients',
  '/sales/issued-bills',
  '/sales/receipt?no=1',
  '/sales/credit-note?no=1',
  '/sales/issued-proforma?no=1',
  '/stocks/devices',
  '/stocks/slips',
  '/cce/deletion-list',
  '/cce/view-request-stock',
  paths.stocks.expectedMenu,
  paths.stocks.newChallan,
  paths.care.requestStock,
  paths.care.raiseService,
  paths.care.requestJob,
  paths.care.newAddition,
  paths.care.requisitionForm,
]);

/** Those with colours of their own. */
const COLOURED = new Set([
  '/',
  '/vendors',
  '/stocks',
  '/sales',
  '/sales/receipts?tab=ageing',
  '/sales/invoice?no=63',
  '/leaks',
  '/cce/not-working',
  '/cce/view-job?view=board',
]);

/**
 * What only an office has, the product has before somebody signs in, and installers have on their phones is walked by
 * journeys of their own; an address that names no record, or leads on, shows what another does.
 */
const ELSEWHERE = [
  paths.stocks.receive,
  paths.stocks.bags,
  paths.sales.billing,
  paths.sales.selectPackage,
  paths.sales.detailedClient,
  paths.sales.proforma,
  paths.sales.issuedProforma,
  paths.sales.receipt,
  paths.sales.refundVoucher,
  paths.sales.invoice,
  paths.sales.creditNote,
  paths.sales.debitNote,
  paths.sales.statement,
  paths.care.home,
  paths.care.vehicle,
  paths.login,
  paths.careLogin,
  paths.installer,
  paths.installerVisitOf(3),
  paths.installerChallanOf(1),
  ...Object.values(paths.office),
];
const listed = new Set(
  Object.values(SCREENS).flatMap((addresses) => addresses.map((address) => address.split('?')[0])),
);
const others = everyPath.filter((path) => !listed.has(path) && !ELSEWHERE.includes(path));

for (const [area, addresses] of Object.entries({ ...SCREENS, 'no other list': others })) {
  test(`axe finds nothing serious on the screens of ${area}, and none scrolls sideways at 390 px`, async ({ page }) => {
    test.slow();
    await page.goto('/installer');
    const open = async (address: string) => {
      await visit(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText("The page you're looking for does not exist.")).toBeVisible({
        visible: address === '/nonsense',
      });
      await expect(
        page.getByRole('main').locator('table:visible, form:visible, ul:visible, p:visible, dl:visible').first(),
      ).toBeVisible();
    };
    const fitsPhone = async (address: string) => {
      await page.setViewportSize(PHONE);
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(width, { message: address }).toBeLessThanOrEqual(390);
    };
    const looks = [
      async (address: string) => {
        await page.setViewportSize(DESKTOP);
        await (COLOURED.has(address) ? expectNothingSeriousInBothThemes : expectNothingSerious)(page);
      },
      fitsPhone,
    ];
    for (const address of addresses.filter((one) => !ALIKE.has(one))) {
      await open(address);
      for (const look of looks) await look(address);
      // The next one begins at the width that this one ends with: another width draws all of a screen anew.
      looks.reverse();
    }
    for (const address of addresses.filter((one) => ALIKE.has(one))) {
      await open(address);
      await fitsPhone(address);
    }
  });
}

// What the others say while they are empty is shown headlessly, and is made of the same parts.
test('axe finds nothing serious on the screens of an empty business', async ({ page }) => {
  await page.goto('/settings/data');
  await startEmpty(page);
  for (const address of ['/', '/vendors', '/sales', '/cce/view-job?view=board']) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingSerious(page);
  }
});

test('axe finds nothing serious in the dark in a form full of messages, nor in a dialog and the drawer of a narrow screen', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('in a form full of messages, and in a dialog', async () => {
    await page.goto('/vendors/add-vendor');
    await page.getByLabel('GST No').fill('29AAFCA7488L1Z0');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Vendor name is required')).toBeVisible();
    await expectNothingSerious(page);
    await visit(page, '/vendors');
    await page.getByRole('button', { name: 'Add product to Metro Cables' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Rate is required')).toBeVisible();
    await expectNothingSerious(page);
  });
  await test.step('in the drawer of a narrow screen', async () => {
    await page.setViewportSize(PHONE);
    await openAt(page, '/vendors');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectNothingSerious(page);
  });
});
