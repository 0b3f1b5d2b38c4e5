import { expectedSignature, startReceiver } from '../../support/hookReceiver';
import { resetToSample } from '../support';
import { expect, test } from '../test';
import { enter, runOffice } from './office';

// It starts an office of its own.
test.describe.configure({ timeout: 180_000 });

test('an admin makes a token, a program reads by it what clients owe, and is refused once it is removed', async ({
  browser,
  request,
}, { workerIndex }) => {
  await runOffice(workerIndex, async (office) => {
    const page = await enter(browser, office, 'admin', '/settings/data');
    await resetToSample(page);
    await page.goto('/settings/api');
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Add Token' }).click();
    const add = page.getByRole('dialog', { name: 'Add Token' });
    await add.getByLabel('Name').fill('Website');
    await add.getByRole('combobox', { name: 'Role' }).click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Sales' }).click();
    await add.getByRole('button', { name: 'Add' }).click();
    const made = page.getByRole('dialog', { name: 'Token Website' });
    const token = await made.locator('code').innerText();
    expect(token).toMatch(/^trackyard_[\w-]{59}$/);
    await made.getByRole('button', { name: 'Done' }).click();
    await expect(made).toBeHidden();
    await expect(page.getByText(token)).toHaveCount(0);
    const row = page.getByRole('table', { name: 'Tokens' }).getByRole('row').filter({ hasText: 'Website' });
    await expect(row).toContainText('Never');

    const read = () =>
      request.get(`${office.address}/api/v1/clients`, { headers: { Authorization: `Bearer ${token}` } });
    const answer = await read();
    expect(answer.status()).toBe(200);
    const { items } = (await answer.json()) as { items: { name: string; owedPaise: number }[] };
    expect(items.some(({ owedPaise }) => owedPaise > 0)).toBe(true);
    await page.reload();
    await expect(row).not.toContainText('Never');

    await row.getByRole('button', { name: 'Remove Website' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    expect((await read()).status()).toBe(401);
  });
});

test('an admin has a program told, sees its answer, and has it told no more', async ({ browser }, { workerIndex }) => {
  const receiver = await startReceiver();
  try {
    await runOffice(workerIndex, async (office) => {
      const page = await enter(browser, office, 'admin', '/settings/api');
      await page.getByLabel('Address').fill('http://www.example.com');
      await page.getByLabel('Job done').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Address is such as https://www.example.com/trackyard')).toBeVisible();
      await page.getByLabel('Address').fill(receiver.url);
      await page.getByRole('button', { name: 'Save' }).click();
      const made = page.getByRole('dialog', { name: 'Signing Secret' });
      const secret = await made.locator('code').innerText();
      await made.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText(secret)).toHaveCount(0);
      await expect(page.getByText('No calls yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Test' }).click();
      await expect(page.getByText('Taken (204).')).toBeVisible();
      const [call] = receiver.calls;
      expect(call?.headers['webhook-signature']).toBe(call && expectedSignature(secret, call));
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('No calls yet.')).toHaveCount(0);
    });
  } finally {
    await receiver.stop();
  }
});

test('without an office the screen of the API says that nobody reads from outside', async ({ page }) => {
  await page.goto('/settings/api');
  await expect(page.getByRole('heading', { name: 'Nobody reads from outside here' })).toBeVisible();
});
