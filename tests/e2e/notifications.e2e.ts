import type { Page } from '@playwright/test';
import { checksum } from '@/journal/adapters/checksum';
import { addProduct } from './support';
import { expect, test } from './test';

const UNREAD = 'Unread activities';
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Notifications', exact: true });

test('the bell says in every tab that there is news, until it was opened, also past a reload', async ({
  page,
  context,
}) => {
  await page.goto('/vendors');
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  await expect(bell(page)).not.toHaveAccessibleDescription(UNREAD);
  const other = await context.newPage();
  await other.goto('/cce/not-working');
  await expect(other.getByRole('table')).toBeVisible();
  await expect(bell(other)).not.toHaveAccessibleDescription(UNREAD);

  await addProduct(page, 'Test siren');
  await expect(bell(other)).toHaveAccessibleDescription(UNREAD);
  await other.reload();
  await expect(bell(other)).toHaveAccessibleDescription(UNREAD);
  await bell(other).press('Enter');
  await expect(other.getByRole('dialog', { name: 'Notifications' })).toBeFocused();
  await expect(bell(other)).toHaveAttribute('aria-expanded', 'true');
  await expect(other.getByText(/Asha added Test siren to Metro Cables/)).toBeVisible();
  await expect(bell(other)).not.toHaveAccessibleDescription(UNREAD);
  await other.keyboard.press('Escape');
  await expect(bell(other)).toBeFocused();
  await other.keyboard.press('Enter');
  const tray = other.getByRole('dialog', { name: 'Notifications' });
  await expect(tray).toBeFocused();
  await other.keyboard.press('Shift+Tab');
  await expect(bell(other)).toBeFocused();
  await expect(tray).toBeHidden();
});

test('the bell counts what is new in today’s list, shows it with its step, and is quiet once it was looked at', async ({
  page,
}) => {
  // Somebody has looked here when there was nothing to do.
  const seen = JSON.stringify({ noticed: [{ by: checksum('Asha'), marks: [] }] });
  await page.addInitScript((text) => localStorage.setItem('trackyard.noticed', text), seen);
  await page.goto('/vendors');
  await expect(bell(page)).toHaveAccessibleDescription(/^\d+ new in Today/);
  await bell(page).click();
  const fresh = page.getByRole('region', { name: 'New in Today' });
  await expect(fresh.getByRole('link', { name: /^Open Job: / }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible();
  await expect(bell(page)).not.toHaveAccessibleDescription(/new in Today/);
});
