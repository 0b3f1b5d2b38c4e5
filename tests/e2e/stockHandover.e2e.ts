import type { Locator, Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { choose, cutIn, openAt, visit } from './support';
import { expect, test } from './test';

/** Five devices that the sample's store holds without a SIM: they came back. */
let inStore: string[] = [];
const OTP = 'mark-otp-4711';
const NEW = '/stocks/slips/new';

const nth = (place: number) => inStore[place] ?? '';

async function scan(page: Page, label: string, ...texts: readonly string[]) {
  for (const text of texts) {
    await page.getByLabel(label).fill(text);
    await page.keyboard.press('Enter');
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lineOf = (page: Page, text: string) => page.getByRole('row', { name: new RegExp(text) });
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(Offered|Closed|Cancelled)$/)
    .first();

/** Offers these devices from the store, on the form for a new challan; the page of the challan is open then. */
async function offer(page: Page, to: string, devices: readonly string[]) {
  await openAt(page, NEW);
  await choose(page, 'To', to);
  await scan(page, 'Scan IMEI or SIM', ...devices);
  await page.getByRole('button', { name: /^Offer/ }).click();
  await expect(heading(page)).toHaveText(/^Challan \d+$/);
}

/** Presses Tab until something has the focus, which it has within so many steps, or never. */
async function tabTo(target: Locator) {
  for (let step = 0; step < 100; step += 1) {
    await target.page().keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

async function seal(page: Page) {
  await page.getByRole('button', { name: /^Answer \d/ }).click();
  await page.getByLabel('OTP', { exact: true }).fill(OTP);
  await page.getByRole('button', { name: 'Verify OTP' }).click();
}

test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/stocks/received-stocks?q=completed');
  const rows = page.getByRole('row').filter({ hasText: 'Completed' });
  await expect(rows).not.toHaveCount(0);
  inStore = (await rows.allInnerTexts()).flatMap((text) => /\b\d{15}\b/.exec(text) ?? []).slice(0, 5);
  await page.close();
});

test('of five devices an installer accepts three; he hands one back, and what he declined goes out for a request of customer care', async ({
  page,
}) => {
  await test.step('of five devices an installer accepts three: his bag has them, two are back in the store with the reason', async () => {
    await offer(page, 'Rakesh Yadav, installer', inStore);
    await expect(status(page)).toHaveText('Offered');
    await page.getByRole('button', { name: 'Accept all' }).click();
    for (const imei of inStore.slice(3)) {
      await choose(page, `Answer for ${imei}`, 'Declined');
      await page.getByLabel(`Reason for ${imei}`).fill('Box torn');
    }
    await seal(page);
    await expect(page.getByText(/3 of 5 lines accepted/)).toBeVisible();
    await expect(status(page)).toHaveText('Closed');
    for (const imei of inStore.slice(3)) await expect(lineOf(page, imei)).toContainText(/Declined.*Box torn/);
    await visit(page, '/stocks/bags/1');
    await expect(heading(page)).toHaveText('Bag of Rakesh Yadav');
    for (const imei of inStore.slice(0, 3))
      await expect(page.getByRole('table', { name: 'Devices held' })).toContainText(imei);
  });
  await test.step('what an installer hands back stands among the received stock', async () => {
    const imei = await page.getByRole('table', { name: 'Devices held' }).getByRole('link').first().innerText();
    await page.getByRole('link', { name: 'Take Back' }).click();
    await scan(page, 'Scan IMEI or SIM', imei);
    await choose(page, `Why ${imei} comes back`, 'Repair');
    await page.getByRole('button', { name: 'Offer 1 piece' }).click();
    await expect(page.getByText('1 device is accepted and received on Received Stock.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Received Stock' }).last().click();
    await expect(lineOf(page, imei)).toContainText(/Repair.*Rakesh Yadav.*Pending/);
  });
  await test.step('an approved request of customer care is handed over, and its challan says so', async () => {
    await openAt(page, '/cce/view-request-stock');
    const approve = page.getByRole('button', { name: /^Approve/ }).first();
    const name = (await approve.getAttribute('aria-label')) ?? '';
    await approve.click();
    await page
      .getByRole('link', { name: name.replace('Approve', 'Hand over') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: /Stock Request \d+ of Customer Care/ })).toBeVisible();
    await choose(page, 'To', 'Imran Shaikh, installer');
    await scan(page, 'Scan IMEI or SIM', nth(4));
    await page.getByRole('button', { name: 'Offer 1 piece' }).click();
    await expect(heading(page)).toHaveText(/^Challan \d/);
    await expect(page.getByText(/Stock request \d+ of customer care/)).toBeVisible();
  });
});

test('a challan comes with some of it short, is answered with reasons or cancelled, and opened by its printed code', async ({
  page,
}) => {
  await test.step('what is counted goes along, and what of it is short goes back', async () => {
    await openAt(page, NEW);
    await choose(page, 'To', 'Delhi, branch');
    await page.getByLabel('Relay 12 V, 5-pin, RL-12', { exact: true }).fill('99');
    await page.getByRole('button', { name: /^Offer/ }).click();
    await expect(page.getByLabel('Relay 12 V, 5-pin, RL-12', { exact: true })).toHaveAccessibleDescription(
      'Only 24 are there.',
    );
    await page.getByLabel('Relay 12 V, 5-pin, RL-12', { exact: true }).fill('10');
    await page.getByRole('button', { name: 'Offer 10 pieces' }).click();
    await expect(lineOf(page, 'Relay')).toContainText('Not answered');
    expect(await cutIn(lineOf(page, 'Relay'))).toEqual([]);
    await choose(page, 'Answer for Relay 12 V, 5-pin, RL-12', 'Short');
    await page.getByLabel('Accepted of Relay 12 V, 5-pin, RL-12').fill('8');
    await page.getByLabel('Reason for Relay 12 V, 5-pin, RL-12').fill('2 missing');
    await seal(page);
    await expect(lineOf(page, 'Relay')).toContainText(/Short, 8 accepted.*2 missing/);
  });
  await test.step('a device that is not accepted says why, or the challan is not answered; it is cancelled instead', async () => {
    await offer(page, 'Delhi, branch', inStore.slice(0, 2));
    await page.getByRole('button', { name: 'Accept all' }).click();
    await choose(page, `Answer for ${nth(1)}`, 'Damaged');
    await page.getByRole('button', { name: 'Answer 2 of 2' }).click();
    await expect(lineOf(page, nth(1)).getByRole('alert')).toHaveText('Say why.');
    await expect(page.getByLabel('OTP', { exact: true })).toHaveCount(0);
    await page.getByLabel(`Reason for ${nth(1)}`).fill('Wet');
    await page.getByRole('button', { name: 'Answer 2 of 2' }).click();
    await page.getByRole('button', { name: 'Verify OTP' }).click();
    await expect(page.getByLabel('OTP', { exact: true })).toHaveAccessibleDescription('Enter the OTP');
    await expect(status(page)).toHaveText('Offered');
    await page.getByRole('button', { name: 'Cancel Challan' }).click();
    await expect(status(page)).toHaveText('Cancelled');
  });
  await test.step('the printed code of a challan, scanned on the list, opens it; another is told', async () => {
    await openAt(page, '/stocks/slips');
    await scan(page, 'Scan a challan', 'CHALLAN 9999');
    await expect(page.getByRole('list', { name: 'Scanned last' })).toContainText('There is no challan 9999.');
    await scan(page, 'Scan a challan', 'CHALLAN 7');
    await expect(heading(page)).toHaveText('Challan 7');
  });
});

test('what somebody offered meanwhile is refused, and nothing that was scanned is lost; its pages are good for everybody and fit a phone', async ({
  page,
  context,
}) => {
  test.slow();
  await test.step('a device that somebody offered meanwhile is refused with its challan, and nothing that was scanned is lost', async () => {
    await page.goto(NEW);
    await choose(page, 'To', 'Delhi, branch');
    await scan(page, 'Scan IMEI or SIM', nth(0), nth(1), nth(0), '123');
    const answers = page.getByRole('list', { name: 'Scanned last' });
    await expect(answers).toContainText(`IMEI ${nth(0)} is on this challan already.`);
    await expect(answers).toContainText('123: An IMEI has 15 digits, this has 3.');
    const other = await context.newPage();
    await offer(other, 'Mumbai, branch', [nth(0)]);
    const number = /\d+/.exec(await heading(other).innerText())?.[0];
    const where = `IMEI ${nth(0)} is on its way from Store to Mumbai by challan ${number}.`;
    await expect(lineOf(page, nth(0))).toContainText(where);
    await page.getByRole('button', { name: 'Offer 2 pieces' }).click();
    await expect(page.getByRole('alert').filter({ hasText: where })).toBeVisible();
    await expect(lineOf(page, nth(1))).toBeVisible();
    await page.getByRole('button', { name: `Remove ${nth(0)}` }).click();
    await page.getByRole('button', { name: 'Offer 1 piece' }).click();
    await expect(heading(page)).toHaveText(`Challan ${Number(number) + 1}`);
  });
  await test.step('axe finds nothing serious on the pages of a handover, and none scrolls sideways at 390 px', async () => {
    await offer(page, 'Delhi, branch', [nth(4)]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await choose(page, `Answer for ${nth(4)}`, 'Declined');
    await page.getByRole('button', { name: 'Answer 1 of 1' }).click();
    await expectNothingSerious(page);
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await wide()).toBeLessThanOrEqual(390);
    for (const address of ['/stocks/bags/1', `${NEW}?from=installer:x&to=store&devices=${nth(2)},123`]) {
      await visit(page, address);
      // A card tells what it holds by a list of terms, as a summary does.
      await expect(page.getByRole('term').first()).toBeAttached();
      expect(await wide()).toBeLessThanOrEqual(390);
    }
    await expectNothingSerious(page);
  });
});

test('configured devices are handed over from their list: to a branch until one Undo, to one that accepts, to an installer of one', async ({
  page,
}) => {
  await test.step('one Undo takes back the challan and the assignment of a configured device', async () => {
    await page.goto('/stocks/configured-stocks');
    const row = lineOf(page, 'ITGC-000506');
    await choose(page, 'Action for ITGC-000506', 'Branches');
    await choose(page, 'Name for ITGC-000506', 'Mumbai');
    await page.getByRole('button', { name: 'Submit ITGC-000506' }).click();
    await expect(row).toContainText('On its way to Mumbai');
    await expect(row).toContainText('Branches, Mumbai');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row).toContainText('Not assigned');
    await expect(row).not.toContainText('On its way');
  });
  await test.step('a configured device with its SIM goes to Delhi: listed and on its way, and accepted', async () => {
    await openAt(page, '/stocks/configured-stocks');
    const row = lineOf(page, 'ITGC-000501');
    await page.getByRole('button', { name: 'Submit ITGC-000501' }).click();
    await expect(page.getByText(/ITGC-000501 offered to Delhi, challan \d+/)).toBeVisible();
    await expect(row).toContainText('Branches, Delhi');
    await row.getByRole('link', { name: 'On its way to Delhi' }).click();
    await expect(status(page)).toHaveText('Offered');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await seal(page);
    await expect(status(page)).toHaveText('Closed');
  });
  await test.step('a device assigned to an installer leads to a handover with the installers of that branch', async () => {
    await openAt(page, '/stocks/configured-stocks');
    await choose(page, 'Action for ITGC-000506', 'Installer');
    await choose(page, 'Name for ITGC-000506', 'Delhi');
    await page.getByRole('button', { name: 'Submit ITGC-000506' }).click();
    await page.getByRole('button', { name: 'Hand over' }).click();
    await expect(heading(page)).toHaveText('Hand Over');
    await page.getByLabel('To', { exact: true }).click();
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([
      'Rakesh Yadav, installer',
      'Gurpreet Singh, installer',
      'Anil Kumar, installer',
    ]);
  });
});

test('a challan that somebody began and left comes back; to a branch with a GST number of its own it goes with a tax invoice', async ({
  page,
}) => {
  await page.goto('/settings/stock');
  await page.getByRole('button', { name: 'Edit Delhi' }).click();
  await page.getByLabel('GST Number').fill('07AAHCT6129L1ZX');
  await page.getByLabel('Address').fill('14 Okhla Phase II, New Delhi 110020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Delhi saved')).toBeVisible();
  await visit(page, '/stocks/configured-stocks');
  await page.getByLabel('Select ITGC-000507').check();
  await page.getByRole('link', { name: 'Offer Challan' }).click();
  await expect(page.getByRole('table', { name: 'Devices and SIMs' }).getByRole('row')).toHaveCount(2);
  await openAt(page, NEW);
  await choose(page, 'To', 'Delhi, branch');
  await scan(page, 'Scan IMEI or SIM', nth(0));
  await page.getByLabel(/^Unit value of/).fill('1499.50');
  await page.getByRole('link', { name: 'Challans' }).first().click();
  await page.goto(NEW);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel(/^Unit value of/)).toHaveValue('1499.50');
  await page.getByRole('button', { name: 'Offer 1 piece' }).click();
  await expect(heading(page)).toHaveText(/^Challan \d+$/);
  // 18 percent of 1,499.50 is 269.91, and the whole goes to whole rupees.
  for (const said of ['271/26-27/000001', '₹269.91', '₹1,769'])
    await expect(page.getByRole('main').getByText(said).first()).toBeVisible();
});

test('a handover is offered and answered with the keyboard alone', { tag: '@firefox' }, async ({ page }) => {
  await page.goto(`${NEW}?to=installer:nobody`);
  await expect(page.getByLabel('Scan IMEI or SIM')).toBeFocused();
  await page.getByLabel('To', { exact: true }).focus();
  await page.keyboard.type('Suresh');
  await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option')).toHaveText([
    'Suresh Patil, installer',
  ]);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('To', { exact: true })).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page.getByLabel('Scan IMEI or SIM'));
  for (const imei of inStore.slice(0, 3)) {
    await page.keyboard.type(imei);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByLabel('Scan IMEI or SIM')).toBeFocused();
  const button = page.getByRole('button', { name: 'Offer 3 pieces' });
  await tabTo(button);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(/^Challan \d/);
  await tabTo(page.getByLabel('Scan what came'));
  for (const imei of [...inStore.slice(0, 3), '999']) {
    await page.keyboard.type(imei);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('list', { name: 'Scanned last' })).toContainText('999 is not on challan');
  await tabTo(page.getByRole('button', { name: 'Answer 3 of 3' }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Closed');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
