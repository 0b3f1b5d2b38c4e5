import { expect, test } from './test';

const STEPS = ['/sales/new-account', '/sales/select-package'];
const done = { client: true, billing: true, package: true };
const wizard = (field: unknown) => ({
  value: 'confirming',
  context: {
    draft: {
      client: { companyName: field, mobileNumber: field, state: field, emailAddress: field, address: field },
      billing: { gstNo: field, panNo: field, poOfficial: field, billingAddress: field },
      package: { deviceType: field, model: field, hardware: field, hardwareGstIncluded: field },
    },
    done,
  },
});

// That any JSON does no harm is shown headlessly.
test('every screen opens whatever the browser keeps in the place of what it should', async ({ page }) => {
  const [flat, deep] = [7, { hash: 'a', name: 'b', type: 'c', size: 1 }];
  await page.goto('/login');
  // The router reads what it keeps once the page is shown.
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  for (const [part, kept] of [
    [deep, { session: deep, browser: deep, seen: deep, onboarding: deep }],
    [
      flat,
      {
        session: { name: flat, rememberedEmail: flat, signIn: flat, signIns: flat },
        browser: { looks: flat },
        seen: { upTo: flat },
        onboarding: wizard(flat),
      },
    ],
  ] as const) {
    await page.evaluate(
      ([parts, scrolled]) => {
        for (const [name, value] of Object.entries(parts))
          localStorage.setItem(`trackyard.${name}`, JSON.stringify(value));
        sessionStorage.setItem('react-router-scroll-positions', scrolled);
      },
      [kept, JSON.stringify(part)] as const,
    );
    for (const step of STEPS) {
      await page.goto(step);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('New account creation');
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByLabel('First Name')).toHaveAccessibleDescription('First name is required.');
    }
    await page.goto('/vendors');
    await expect(page.getByText('Welcome, ')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  }
});
