import { openAt } from './support';
import { expect, test } from './test';

test('without an office nothing of one is there: no users, and no code', async ({ page }) => {
  await test.step('nothing that only an office needs is loaded', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    for (const address of ['/vendors', '/login', '/cce-login', '/settings/users', '/settings/data']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(loaded.some((path) => path.includes('LoginScreen'))).toBe(true);
    expect(loaded.filter((path) => /Office|UsersScreen|officeDoor|userRules|signInSchema/.test(path))).toEqual([]);
  });
  await test.step('the address of the users is one that nobody knows', async () => {
    await openAt(page, '/settings/users');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Something went wrong.');
    await page.getByRole('button', { name: 'Account' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Data',
      'Stock Settings',
      'Company',
      'Messages',
      'Tracking',
      'API',
      'Logout',
    ]);
  });
});
