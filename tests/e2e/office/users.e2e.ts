import { readFileSync } from 'node:fs';
import type { Locator, Page, WebSocketRoute } from '@playwright/test';
import { expectNothingSerious } from '../axe';
import { fillVendor, openAt } from '../support';
import { codeFor } from '../../support/secondFactor';
import { addUser, expect, PASSWORD, signIn, test } from './office';

const NEW_PASSWORD = 'another secret word 7';

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const passwordIn = (place: Page | Locator) => place.getByLabel('Password', { exact: true });

async function chooseRole(page: Page, role: string) {
  await page.getByRole('dialog').getByRole('combobox', { name: 'Role' }).click();
  await page.locator('.ant-select-item-option').filter({ hasText: role }).click();
}

const openUsers = async (page: Page, password: string) => {
  await page.goto('/settings/users');
  await signIn(page, 'admin', password);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
};

const account = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Clicks what a dialog lies on, as a keyboard or Back may still reach it. */
const underneath = (target: Locator) => target.evaluate((element: HTMLElement) => element.click());

/** All that a page keeps in this browser outside its databases. */
const kept = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));

/** What waits of the admin in this browser, as it lies in its database. */
const lying = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name = '' }) => name);
    const opening = indexedDB.open(names.find((name) => /^trackyard\.office\..*\.admin$/.test(name)) ?? '');
    await new Promise((opened) => opening.addEventListener('success', opened));
    const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
    await new Promise((read) => reading.addEventListener('success', read));
    opening.result.close();
    return reading.result.map((parcel: object) => Object.keys(parcel).join());
  });

test('a login says that an office does not answer, keeps the name, and lets in once it does', async ({
  page,
  office: { password },
}) => {
  let isSilent = true;
  await page.routeWebSocket('**/nats', (socket) => {
    if (!isSilent) socket.connectToServer();
  });
  await page.clock.install();
  await page.goto('/cce/view-job?tab=Repair');
  await page.getByLabel('Name').fill('admin');
  await passwordIn(page).fill(password);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  // The seconds of the page's own clock; the client by itself would give up after twenty.
  let seconds = 0;
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000);
        seconds += 1;
        return page.getByRole('alert').isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  expect(seconds).toBeLessThan(20);
  await expect(page.getByRole('alert')).toHaveText('The office does not answer. Try again in a moment.');
  await expect(page.getByLabel('Name')).toHaveValue('admin');
  isSilent = false;
  await signIn(page, 'admin', password);
  await expect(page).toHaveURL('/cce/view-job?tab=Repair');
});

test('a new tab is signed in by another one, and a logout is one in all of them; with Remember Me a browser that is opened again signs in by itself, until a logout', async ({
  page,
  office,
  context,
  browser,
}) => {
  await test.step('a new tab is signed in by another one, and a logout is one in all of them, also on the way back', async () => {
    await page.goto('/vendors');
    await signIn(page, 'admin', office.password);
    const other = await context.newPage();
    await other.goto('/stocks?q=1');
    await expect(other.getByText('Welcome, admin')).toBeVisible();
    await account(page, 'Logout');
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL(/\/login/);
    expect(await kept(page)).not.toContain('trackyard.office.');
    expect(await kept(other)).not.toContain('trackyard.office.');
    await page.goBack();
    await expect(page).toHaveURL('/login?to=%2Fvendors');
  });
  await test.step('with Remember Me a browser that is opened again signs in by itself, until a logout', async () => {
    await page.goto('/vendors');
    await page.getByRole('checkbox', { name: 'Remember Me' }).check();
    await signIn(page, 'admin', office.password);
    await expect(page.getByText('Welcome, admin')).toBeVisible();
    const remembered = await page.context().storageState();
    await page.context().close();
    const again = await browser.newContext({ baseURL: office.address, storageState: remembered });
    const opened = await again.newPage();
    await opened.goto('/stocks');
    await expect(opened.getByText('Welcome, admin')).toBeVisible();
    await account(opened, 'Logout');
    await expect(opened).toHaveURL('/login');
    const forgotten = await again.storageState();
    await again.close();
    const last = await browser.newContext({ baseURL: office.address, storageState: forgotten });
    const closed = await last.newPage();
    await closed.goto('/stocks');
    await expect(closed).toHaveURL('/login?to=%2Fstocks');
    await last.close();
  });
});

test('a logout with something that the office does not have asks what becomes of it, and leaves nothing of it here', async ({
  page,
  office,
}) => {
  let away = false;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/nats', (socket) => {
    if (away) void socket.close();
    else {
      socket.connectToServer();
      sockets.add(socket);
    }
  });
  await page.goto('/vendors/add-vendor');
  await signIn(page, 'admin', office.password);
  await fillVendor(page, 'Not Sent Traders');
  away = true;
  for (const socket of sockets) await socket.close();
  await page.getByRole('button', { name: 'Remove product 1' }).click();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('1 waiting to be sent')).toBeVisible();
  expect(await lying(page), 'what waits is sealed').toEqual(['id,version,sealed']);

  await account(page, 'Change password');
  const form = page.getByRole('dialog', { name: 'Change Password' });
  await form.getByLabel('New password', { exact: true }).fill('typed');
  await underneath(page.getByRole('button', { name: 'Account', includeHidden: true }));
  await underneath(page.getByRole('menuitem', { name: 'Logout', includeHidden: true }));
  await expect(form.getByRole('alert').filter({ hasText: 'What you typed is not saved.' })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Not sent to the office yet' });
  await expect(dialog).toBeHidden();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toContainText('1 change of yours: the office does not answer.');
  await expect(form).toBeHidden();
  await expectNothingSerious(page);
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await account(page, 'Logout');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save to a File' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Not Sent Traders');
  await dialog.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByLabel('Name')).toBeVisible();
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).join());
  await expect.poll(databases).not.toContain('admin');
  expect(await kept(page)).not.toMatch(/Not Sent Traders|trackyard\.(left|office)/);
});

test('an admin sees where people are signed in, ends one sign-in at once, and reads and exports who did what from where', async ({
  page,
  office,
  browser,
}) => {
  await openUsers(page, office.password);
  const first = await addUser(page, 'Nitin', 'Stock');
  const context = await browser.newContext({ baseURL: office.address });
  const nitin = await context.newPage();
  await nitin.goto('/vendors');
  await signIn(nitin, 'Nitin', first);
  await expect(nitin.getByRole('heading', { name: 'Vendors' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign-ins' }).click();
  await expect(row(page, 'admin').first()).toContainText('This browser');
  await expect(row(page, 'Nitin')).toContainText('Chrome on');
  await expectNothingSerious(page);
  await page.getByRole('button', { name: /^Sign out Nitin/ }).click();
  await expect(page.getByText(/^Nitin is signed out in /)).toBeVisible();
  await expect(row(page, 'Nitin')).toHaveCount(0);
  await expect(nitin.getByText(/^This sign-in has ended/)).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit');
  await page.getByLabel('Search', { exact: true }).fill('Nitin');
  const added = page.getByRole('row').filter({ hasText: 'added user Nitin as Stock' });
  await expect(added).toContainText('127.0.0.1');
  await expect(added).toContainText('Chrome on');
  await expect(page.getByRole('row').filter({ hasText: 'Signed in' }).filter({ hasText: 'Nitin' })).toHaveCount(1);
  await expectNothingSerious(page);
  await page.getByRole('button', { name: 'Export' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Audit .*\.csv$/);
});

test('whoever is required to sets up a second factor by a picture or its key before they are in, and an admin resets it', async ({
  page,
  office,
  browser,
}) => {
  const requireOf = async (role: string) => {
    await page.getByRole('button', { name: 'Second Factor' }).click();
    const dialog = page.getByRole('dialog', { name: 'Second factor' });
    await dialog.getByRole('checkbox', { name: role }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  };
  await openUsers(page, office.password);
  const first = await addUser(page, 'Farah', 'Installer');
  await requireOf('Installer');
  const context = await browser.newContext({ baseURL: office.address });
  const farah = await context.newPage();
  await farah.goto('/');
  await farah.getByLabel('Name').fill('Farah');
  await passwordIn(farah).fill(first);
  await farah.getByRole('button', { name: 'LOGIN' }).click();
  await expect(farah.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
  await expectNothingSerious(farah);
  const secret = (await farah.getByRole('code').innerText()).replaceAll(' ', '');
  await farah.getByRole('textbox', { name: 'Code' }).fill('000 000');
  await farah.getByRole('button', { name: 'LOGIN' }).click();
  await expect(farah.getByRole('alert')).toHaveText(
    'The code is wrong, or it was used already. Wait for the next one.',
  );
  await farah.getByRole('textbox', { name: 'Code' }).fill(codeFor(secret, Date.now()));
  await farah.getByRole('button', { name: 'LOGIN' }).click();
  await expect(farah).toHaveURL('/installer');
  expect(await kept(farah)).not.toContain(secret);
  await farah.goto('/');
  await expect(farah).toHaveURL('/installer');
  await farah.getByRole('button', { name: 'Account' }).click();
  await expect(farah.getByRole('menuitem')).toHaveText(['Change password', 'Second factor', 'Logout']);
  await farah.keyboard.press('Escape');
  await farah.getByRole('button', { name: 'हिन्दी' }).click();
  for (const title of ['पासवर्ड बदलें', 'दूसरा कोड']) {
    await farah.getByRole('button', { name: 'खाता' }).click();
    await farah.getByRole('menuitem', { name: title }).click();
    const own = farah.getByRole('dialog', { name: title });
    await expect(own.getByRole('textbox').first()).toBeVisible();
    // But for the sign that closes it and the clock, nothing of it is English.
    await expect(own).not.toContainText(/password|code|save|remove|cancel|sign-in/i);
    await own.getByRole('textbox').first().fill('x');
    await farah.keyboard.press('Escape');
    await expect(own.getByRole('alert')).toHaveText('आपका लिखा हुआ सहेजा नहीं गया है।');
    await own.getByRole('button', { name: 'छोड़ दें' }).click();
    await expect(own).toBeHidden();
  }
  await farah.getByRole('button', { name: 'खाता' }).click();
  await farah.getByRole('menuitem', { name: 'लॉगआउट' }).click();
  await expect(farah).toHaveURL('/login');
  await context.close();

  await page.reload();
  await page.getByRole('button', { name: 'Reset second factor of Farah' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('Second factor of Farah reset')).toBeVisible();
  await requireOf('Installer');
});

test('one sets up a second factor by one’s password, which is asked for though the office has not said whether there is one', async ({
  page,
  office,
}) => {
  let isHeld = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket('**/nats', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const pass = () => socket.send(message);
      if (isHeld) held.push(pass);
      else pass();
    });
  });
  await page.goto('/settings/users');
  await signIn(page, 'admin', office.password);
  await expect(row(page, 'admin')).toBeVisible();
  isHeld = true;
  await account(page, 'Second factor');
  const dialog = page.getByRole('dialog', { name: 'Second factor' });
  await expect(passwordIn(dialog)).toBeFocused();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Password is required.')).toBeVisible();
  isHeld = false;
  for (const pass of held) pass();
  await passwordIn(dialog).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The password is not right.');
  await expectNothingSerious(page);
  await passwordIn(dialog).fill(office.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code of the key below' })).toBeVisible();
});

test('the users of an office, on screens that are good for everybody and fit a phone: somebody new signs in, and changes the password; a role is changed and a person removed', async ({
  page,
  office,
  browser,
}) => {
  test.slow();
  await test.step('axe finds nothing serious at the login of an office, its users and their dialogs, and 390 px do not scroll sideways', async () => {
    await page.goto('/settings/users');
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page.getByText('Name is required.')).toBeVisible();
    await expectNothingSerious(page);
    await signIn(page, 'admin', office.password);
    await expect(row(page, 'admin')).toBeVisible();
    await expectNothingSerious(page);
    await page.getByRole('button', { name: 'Add User' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
    await expectNothingSerious(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
  await test.step('somebody new signs in with the password made for them, changes it, and stays in; the old one lets nobody in', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/settings/users');
    const first = await addUser(page, 'Leela', 'Sales');
    const context = await browser.newContext({ baseURL: office.address });
    const leela = await context.newPage();
    const lines: string[] = [];
    leela.on('console', (message) => lines.push(message.text()));
    await leela.goto('/sales/clients');
    await signIn(leela, 'Leela', first);
    await expect(leela).toHaveURL('/sales/clients');
    await expect(row(page, 'Leela')).toContainText('Yes');

    await account(leela, 'Change password');
    const dialog = leela.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('Old password').fill(PASSWORD);
    await dialog.getByLabel('New password').fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('The old password is not right.');
    await expect(dialog.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
    await dialog.getByLabel('Old password').fill(first);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(leela.getByText('Your password is changed')).toBeVisible();
    await leela.reload();
    await expect(leela.getByRole('heading', { level: 1 })).toHaveText('Clients');

    await leela.getByRole('link', { name: 'Logout' }).click();
    await expect(leela).toHaveURL('/login');
    await leela.getByLabel('Name').fill('Leela');
    await passwordIn(leela).fill(first);
    await leela.getByRole('button', { name: 'LOGIN' }).click();
    await expect(leela.getByRole('alert')).toHaveText('The name or the password is wrong.');
    await expect(leela.getByLabel('Name')).toHaveValue('Leela');
    await expect(passwordIn(leela)).toHaveValue('');
    await expect(passwordIn(leela)).toBeFocused();
    await signIn(leela, 'Leela', NEW_PASSWORD);
    await expect(leela).toHaveURL('/sales');
    await openAt(leela, '/sales/gst-returns?month=2026-01');
    await leela.getByRole('button', { name: 'Propose to Close Jan 2026' }).click();
    await expect(leela.getByText(/^It was proposed on .* to close Jan 2026\.$/)).toBeVisible();
    for (const password of [first, NEW_PASSWORD])
      expect(`${await kept(leela)}\n${lines.join('\n')}`).not.toContain(password);
    await context.close();
  });
  await test.step('a role is changed, a password given and a person removed, but never oneself', async () => {
    await openAt(page, '/settings/users');
    await addUser(page, 'Omar', 'Stock');
    await page.getByRole('button', { name: 'Change role of Omar' }).click();
    await chooseRole(page, 'Installer');
    await page.getByRole('dialog', { name: 'Role of Omar' }).getByRole('button', { name: 'Save' }).click();
    await expect(row(page, 'Omar')).toContainText('Installer');
    await page.getByRole('button', { name: 'New password for Omar' }).click();
    const dialog = page.getByRole('dialog', { name: 'New password for Omar' });
    await passwordIn(dialog).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Omar has a new password')).toBeVisible();
    await page.getByRole('button', { name: 'Add User' }).click();
    const again = page.getByRole('dialog', { name: 'Add User' });
    await again.getByLabel('Name').fill('OMAR');
    await again.getByRole('button', { name: 'Save' }).click();
    await expect(again.getByText('There is a user Omar already.')).toBeVisible();
    await again.getByRole('button', { name: 'Cancel' }).click();
    await again.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: 'Remove Omar' }).click();
    await page.getByRole('dialog', { name: 'Remove Omar?' }).getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, 'Omar')).toHaveCount(0);
    await expect(row(page, 'admin').getByRole('button')).toHaveText(['Change password']);
  });
});
