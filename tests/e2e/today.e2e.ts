import { expectNothingSerious } from './axe';
import { expect, test } from './test';
import { openAt } from './support';

// A minute before midnight in India, where it is still the 21st in UTC for hours.
const LATE = new Date('2026-11-21T23:59:00+05:30');

test('past midnight in India the day is the next one, on a form and in the name of a backup, also in a tab that slept', async ({
  page,
}) => {
  await test.step('the requisition form shows the next day after midnight, and a tab that slept when it is seen again', async () => {
    await page.clock.install({ time: LATE });
    await page.goto('/cce/requisition-form');
    const main = page.getByRole('main');
    await expect(main.getByText('21 Nov 2026', { exact: true })).toBeVisible();
    await page.clock.fastForward('01:01');
    await expect(main.getByText('22 Nov 2026', { exact: true })).toBeVisible();
    // No timer rings while a computer sleeps.
    await page.clock.setSystemTime(new Date('2026-11-25T09:00:00+05:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(main.getByText('25 Nov 2026', { exact: true })).toBeVisible();
  });
  await test.step('a backup made after midnight in India bears that day', async () => {
    await page.clock.setSystemTime(new Date('2026-11-22T01:00:00+05:30'));
    await openAt(page, '/settings/data');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download a backup' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('trackyard-2026-11-22.zip');
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await expect(page.getByRole('region', { name: 'What the backup holds' })).toContainText('22 Nov 2026');
  });
});

test('a year after the last that is known, a day is asked about before a bill bears it', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-23T10:00:00+05:30'));
  await page.goto('/vendors');
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  await page.clock.setFixedTime(new Date('2027-11-23T10:00:00+05:30'));
  await page.goto('/sales/bill-run?month=2026-11');
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: /^Select / }) })
    .filter({ has: page.getByRole('link') })
    .first()
    .getByRole('checkbox')
    .check();
  const approve = page.getByRole('button', { name: 'Approve selected (1)' });
  const question = page.getByRole('dialog', { name: 'Is today 23 Nov 2027?' });
  await approve.click();
  await expect(question).toContainText('By the clock of this device today is 23 Nov 2027, 3');
  await expectNothingSerious(page);
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(question).toBeHidden();
  await approve.click();
  await question.getByRole('button', { name: 'Yes, it is 23 Nov 2027' }).click();
  await expect(question).toBeHidden();
  await approve.click();
  await expect(page.getByRole('status').filter({ hasText: 'Bill run of Nov 2026 approved: 1 bill' })).toBeVisible();
});
