import type { Page } from '@playwright/test';
import { expectNothingSerious } from './axe';
import { visit, openAt } from './support';
import { expect, test } from './test';

const EMAIL = 'asha.k@trackyard.example';
const SECRET = 'moss-lantern-41';

const LOGINS = [
  { address: '/login', heading: 'Login', area: '/sales' },
  { address: '/cce-login', heading: 'Customer Care Login', area: '/cce/not-working' },
] as const;

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password');
const rememberMe = (page: Page) => page.getByRole('checkbox', { name: 'Remember Me' });

async function login(page: Page, typed = EMAIL) {
  await email(page).fill(typed);
  await password(page).fill(SECRET);
  // As a hasty hand does: it is one login all the same.
  await page.getByRole('button', { name: 'LOGIN' }).dblclick();
}

test('the second click of a double click on LOGIN does nothing in the list that has come in its place', async ({
  page,
}) => {
  await page.goto('/cce-login');
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const column = page.getByRole('columnheader', { name: 'Networking Days' });
  await column.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // A click of its own sorts in the first direction: the other one did not.
  await column.click();
  await expect(page).toHaveURL('/cce/not-working?sort=networking-days');
});

for (const { address, area } of LOGINS)
  test(`an empty login at ${address} leads to ${area} as the sample user`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: 'LOGIN' }).click();
    await expect(page).toHaveURL(area);
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByTitle('Asha')).toBeVisible();
  });

test('a login logs what is given, but no password, and can be filled in by keyboard alone', async ({ page }) => {
  await test.step('what was given is logged, but no password', async () => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
    await expect(page).toHaveTitle('Login · Trackyard');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await login(page);
    await expect(page).toHaveURL('/sales');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const logged = lines.filter((line) => line.startsWith('Login:'));
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(`email: ${EMAIL}`);
    expect(logged[0]).toContain('password: [hidden]');
    expect(logged[0]).toContain('rememberMe: false');
    expect(lines.join('\n')).not.toContain(SECRET);
  });
  await test.step('it can be filled in and sent by keyboard alone', async () => {
    await visit(page, '/login');
    await email(page).focus();
    await page.keyboard.type(EMAIL);
    await page.keyboard.press('Tab');
    await page.keyboard.type(SECRET);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(rememberMe(page)).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Forgot Password' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeFocused();
    await password(page).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sales');
  });
});

test('whoever signs in is greeted until the logout, which each area has of its own', async ({ page }) => {
  test.slow();
  await test.step('the sales area greets whoever signed in', async () => {
    await page.goto('/login');
    await login(page);
    await page.getByRole('link', { name: 'Invoices' }).click();
    await expect(page.getByText('Welcome Back, Hi asha.k')).toBeVisible();
  });
  await test.step('Back from the area leads past the login, so that the person stays signed in', async () => {
    await openAt(page, '/vendors');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
    await login(page);
    await expect(page).toHaveURL('/sales');
    await page.goBack();
    await expect(page).toHaveURL('/vendors');
    await expect(page.getByText('Welcome, asha.k')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL('/sales');
  });
  await test.step('the logout of customer care leads to its own login and signs out', async () => {
    await openAt(page, '/cce-login');
    await login(page);
    await expect(page.getByText('Welcome, asha.k')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/cce-login');
    await page.goto('/cce/not-working');
    await expect(page.getByText('Welcome, Asha')).toBeVisible();
  });
});

test('the fields of a login: remembered, shown, asked about, and good for everybody', async ({ page }) => {
  test.slow();
  await test.step('Remember Me fills in the e-mail next time, never the password, and unticked forgets it', async () => {
    await page.goto('/login');
    await rememberMe(page).check();
    await login(page);
    await expect(page).toHaveURL('/sales');
    await page.goto('/cce-login');
    await expect(email(page)).toHaveValue(EMAIL);
    await expect(password(page)).toHaveValue('');
    await expect(rememberMe(page)).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(SECRET);
    await rememberMe(page).uncheck();
    await login(page);
    await expect(page).toHaveURL('/cce/not-working');
    await page.goto('/login');
    await expect(email(page)).toHaveValue('');
    await expect(rememberMe(page)).not.toBeChecked();
  });
  await test.step('the password shows and hides, and the cursor stays in it; Forgot Password says whom to ask, and leaves what was typed', async () => {
    await openAt(page, '/login');
    await password(page).fill(SECRET);
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
    await expect(password(page)).toBeFocused();
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(password(page)).toHaveValue(SECRET);
    await email(page).fill(EMAIL);
    const note = page.getByRole('dialog', { name: 'Forgot Password' });
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(note).toContainText('Ask your administrator for a new password.');
    await note.getByRole('button', { name: 'OK' }).click();
    await expect(note).toBeHidden();
    await expect(page).toHaveURL('/login');
    await expect(email(page)).toHaveValue(EMAIL);
  });
  await test.step('axe finds nothing serious at the logins, and at 390 px they do not scroll sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { address, heading } of LOGINS) {
      await openAt(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(390);
    }
    await expectNothingSerious(page);
  });
});

test('a login whose code does not arrive says so, without a shell', async ({ page, context }) => {
  const broken = { body: 'throw new Error("The screen is lost")', contentType: 'text/javascript' };
  await context.route(/LoginScreen/, (route) => route.fulfill(broken));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});
