import { expectedSignature, startReceiver } from '../../support/hookReceiver';
import { openAt, resetToSample, tabTo } from '../support';
import { expect, signIn, test } from './office';

// A slow machine takes long to start an office.

test('an admin makes a token by keyboard, by which a program reads until it is removed, has a program told, and sees its answer', async ({
  page,
  office,
  request,
}) => {
  const receiver = await startReceiver();
  try {
    await page.goto('/settings/data');
    await signIn(page, 'admin', office.password);
    await resetToSample(page);
    await openAt(page, '/settings/api');
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Add Token' }));
    await page.keyboard.press('Enter');
    const add = page.getByRole('dialog', { name: 'Add Token' });
    await tabTo(page, add.getByLabel('Name'));
    await page.keyboard.type('Website');
    await tabTo(page, add.getByRole('combobox', { name: 'Role' }));
    // From Admin past Stock to Sales.
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await expect(add.getByTitle('Sales', { exact: true }).first()).toBeVisible();
    await tabTo(page, add.getByRole('button', { name: 'Add' }));
    await page.keyboard.press('Enter');
    const made = page.getByRole('dialog', { name: 'Token Website' });
    const token = await made.locator('code').innerText();
    expect(token).toMatch(/^trackyard_[\w-]{59}$/);
    await tabTo(page, made.getByRole('button', { name: 'Done' }));
    await page.keyboard.press('Enter');
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

    await tabTo(page, row.getByRole('button', { name: 'Renew Website' }));
    await page.keyboard.press('Enter');
    const renew = page.getByRole('dialog', { name: 'Renew the token Website' });
    await tabTo(page, renew.getByRole('button', { name: 'Renew' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Token Website renewed')).toBeVisible();
    await expect(renew).toBeHidden();

    await tabTo(page, row.getByRole('button', { name: 'Remove Website' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('No tokens yet.')).toBeVisible();
    expect((await read()).status()).toBe(401);
    await test.step('an admin has a program told, sees its answer, and has it told no more', async () => {
      await page.getByLabel('Address').fill('http://www.example.com');
      await page.getByLabel('Job done').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Address is such as https://www.example.com/trackyard')).toBeVisible();
      await page.getByLabel('Address').fill(receiver.url);
      await page.getByRole('button', { name: 'Save' }).click();
      const signing = page.getByRole('dialog', { name: 'Signing Secret' });
      const secret = await signing.locator('code').innerText();
      await signing.getByRole('button', { name: 'Done' }).click();
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
