import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { visit } from './support';
import { expect, test } from './test';

/** What is opened, said or refused on a screen before axe looks at it. */
const STATES: readonly (readonly [what: string, address: string, reach: (page: Page) => Promise<void>])[] = [
  [
    'the details of a request',
    '/stocks/requested-stocks?details=12',
    (page) => expect(page.getByRole('dialog')).toBeVisible(),
  ],
  [
    'a purchase line full of messages',
    '/stocks/purchase-stocks',
    async (page) => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Units required')).toBeVisible();
    },
  ],
  [
    'an open OTP that was left blank, and a selection',
    '/stocks/received-stocks',
    async (page) => {
      await page.getByLabel('Select ITGC-001003').check();
      await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
      await page.getByRole('button', { name: 'Verify OTP' }).click();
      await expect(page.getByText('Enter the OTP')).toBeVisible();
    },
  ],
  [
    'refused menus and toolbar',
    '/stocks/configured-stocks',
    async (page) => {
      await page.getByRole('button', { name: 'Submit ITGC-000506' }).click();
      await page.getByRole('region', { name: 'Selected devices' }).getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Choose an action.')).toBeVisible();
    },
  ],
];

test('axe finds nothing serious in the dark in what is opened, said or refused on the screens of stock', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/installer');
  for (const [what, address, reach] of STATES)
    await test.step(what, async () => {
      await visit(page, address);
      await reach(page);
      await expectNothingSerious(page);
    });
});
