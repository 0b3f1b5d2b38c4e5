import { expect, test } from './test';

const STEPS = ['/sales/new-account', '/sales/billing', '/sales/select-package'];
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
for (const part of [7, { hash: 'a', name: 'b', type: 'c', size: 1 }]) {
  test(`every screen opens when the browser keeps ${JSON.stringify(part).slice(0, 40)} in the place of what it should`, async ({
    page,
  }) => {
    await page.goto('/login');
    // The router reads what it keeps once the page is shown.
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    for (const kept of [
      { session: part, browser: part, seen: part, onboarding: part },
      {
        session: { name: part, rememberedEmail: part, signIn: part, signIns: part },
        browser: { looks: part },
        seen: { upTo: part },
        onboarding: wizard(part),
      },
    ]) {
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
}
