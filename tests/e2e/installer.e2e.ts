import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { addPhotos, bringCamera, draftFiles, keptFiles, sign } from './installerSupport';
import { choose, openAt, visit } from './support';
import { expect, test } from './test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const notice = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const inBag = (page: Page) => page.getByRole('list', { name: 'Devices in the bag' }).getByRole('listitem');
const fitsWidth = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

/** What a finger is to hit and is smaller than 44 px: the buttons, and the links like buttons. */
const tooSmall = (page: Page) =>
  page
    .locator('main .ant-btn, header .ant-btn')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => `${one.textContent} ${one.getBoundingClientRect().height}`),
    );

test('an installer sees his way on a phone, which remembers him, and closes a job there', async ({ page }) => {
  await page.goto('/installer?name=Nobody');
  await expect(page.getByRole('alert')).toHaveText('No installer is called Nobody: choose again.');
  await page.getByRole('button', { name: 'Rakesh Yadav' }).click();
  await expect(page).toHaveURL('/installer?name=Rakesh+Yadav');
  await page.goto('/installer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day of Rakesh Yadav');
  await expect(inBag(page)).not.toHaveCount(0);
  const before = await inBag(page).count();
  const stop = page.getByRole('list', { name: 'Today', exact: true }).getByRole('listitem').first();
  await expect(stop.getByRole('list', { name: 'Vehicles' }).getByRole('listitem')).toHaveCount(2);
  await expect(stop.getByRole('link', { name: /^Call Arvind Saxena, / })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(stop.getByRole('link', { name: /^WhatsApp to/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?/,
  );
  await expect(stop.getByRole('link', { name: /on the map$/ })).toHaveAttribute('href', /openstreetmap.*Mahipalpur/);
  await expect(page.getByRole('link', { name: 'Route on Google Maps' })).toHaveAttribute('href', /Mahipalpur/);
  await choose(page, 'Map', 'Google Maps');
  await expect(stop.getByRole('link', { name: /on the map$/ })).toHaveAttribute('href', /google.*Mahipalpur/);
  await fitsWidth(page);
  expect(await tooSmall(page)).toEqual([]);
  await expectNothingSerious(page);

  // Two taps: both vehicles, and the devices in them, are known.
  await page.getByRole('link', { name: /^Close job 3 of/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Vehicle 1 of 2', 'Vehicle 2 of 2']);
  await fitsWidth(page);
  expect(await tooSmall(page)).toEqual([]);
  await expectNothingSerious(page);
  await addPhotos(page);
  await sign(page);
  await expect.poll(() => draftFiles(page)).toBe(2);
  await page.reload();
  // Who signs anew and then takes up what was kept sees the signature that is kept.
  await sign(page, 70);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('img', { name: 'Photo 1' })).toHaveJSProperty('naturalWidth', 1600);
  const drawing = page.getByRole('img', { name: 'Signature of the Client' });
  await expect(drawing).toHaveJSProperty('naturalWidth', 640);
  await page.getByRole('button', { name: 'Close Job' }).click();
  await page.getByText('Signed By is required with a signature.').waitFor();
  await page.getByLabel('Signed By').fill('Arvind Saxena');
  await page.getByRole('button', { name: 'Close Job' }).click();
  await notice(page, /Job 3 of .* closed/).waitFor();
  await expect.poll(() => keptFiles(page)).toContain('JFIF');
  expect(await keptFiles(page)).not.toContain('Exif');
  await expect.poll(() => draftFiles(page)).toBe(0);
  await expect(page.getByText('No job is for today.')).toBeVisible();
  await expect(inBag(page)).toHaveCount(before + 2);
  await notice(page, /Job 3 of .* closed/)
    .getByRole('button', { name: 'Undo' })
    .click();

  // Or nothing can be done there: the reason goes with the job, back to the dispatcher.
  await page.getByRole('link', { name: /^Not reached: job 3 of/ }).click();
  await page.getByLabel('Why Nothing Could Be Done').click();
  await page.getByTitle('Vehicle away').click();
  await page.getByRole('button', { name: 'Give Job Back' }).click();
  await notice(page, 'Job 3 goes back to be scheduled').waitFor();
  await expect(page.getByText('No job is for today.')).toBeVisible();
  await visit(page, '/cce/view-job?view=board');
  await expect(page.getByRole('region', { name: 'To assign' })).toContainText(': Vehicle away');
});

test('an installer accepts on his phone what is handed over to him', async ({ page }) => {
  await page.goto('/installer?name=Prakash+Solanki');
  await expect(inBag(page)).not.toHaveCount(0);
  const before = await inBag(page).count();
  await page.getByRole('link', { name: /^Accept Challan \d+$/ }).click();
  const lines = page.getByRole('list', { name: 'What is handed over' }).getByRole('listitem');
  const imei = (await lines.first().innerText()).slice(0, 15);
  await bringCamera(page, imei);
  await page.reload();
  await page.getByRole('button', { name: 'Scan by Camera' }).click();
  await expect(page.getByRole('alert')).toContainText('The camera is not allowed.');
  await page.getByRole('button', { name: 'Scan by Camera' }).click();
  await page.getByRole('button', { name: 'Answer 1 of 4' }).click();
  await page.getByLabel('OTP', { exact: true }).fill('4711');
  await fitsWidth(page);
  expect(await tooSmall(page)).toEqual([]);
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Verify OTP' }).dblclick();
  await notice(page, /^Challan \d+: 1 of 1 line accepted/).waitFor();
  await visit(page, '/installer?name=Prakash+Solanki');
  await expect(inBag(page)).toHaveCount(before + 1);
});

test('the app is installed from where one is, speaks Hindi to whoever chooses it, and remembers that', async ({
  page,
}) => {
  await test.step('what is installed from an installer’s day opens there, and from the office at its start', async () => {
    const browser = await page.context().newCDPSession(page);
    const startOf = async () => {
      const { data = '{}', errors } = await browser.send('Page.getAppManifest');
      return [(JSON.parse(data) as { start_url?: string }).start_url, errors];
    };
    await page.goto('/installer');
    await expect(page.getByRole('list', { name: 'Installers' })).toBeVisible();
    await expect.poll(startOf).toEqual(['/installer', []]);
    await page.getByRole('link', { name: 'Back to Office' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(startOf).toEqual(['/', []]);
  });
  await test.step('the app speaks Hindi to whoever chooses it, and remembers that', async () => {
    await openAt(page, '/installer?name=Rakesh+Yadav');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rakesh Yadav का दिन');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await page.reload();
    await page.getByRole('link', { name: 'Arvind Saxena का काम 3 पूरा करें' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('काम 3');
    const vehicle = page.getByRole('group', { name: 'गाड़ी 1' });
    const plate = vehicle.getByLabel('गाड़ी नंबर');
    await expect(plate).not.toHaveValue('');
    // What is said already follows the language.
    await plate.fill('MH 12 ZZ 9');
    await page.getByRole('button', { name: 'काम पूरा करें' }).click();
    await page.getByText('MH 12 ZZ 9 नहीं मिली: नंबर जाँचें।').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('MH 12 ZZ 9 is not known: check the number.').waitFor();
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await fitsWidth(page);
    await expectNothingSerious(page);
    // The office's own screens are English.
    await visit(page, '/cce/view-job');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
