import { expect, test } from '@playwright/test';

// What the browser refuses it logs as an error, so this runs without the silent-page fixture.

test('a page made of bytes runs no script under the product’s origin, should one ever be opened', async ({ page }) => {
  await page.goto('/vendors');
  await expect(page.getByRole('row', { name: /Metro Cables/ })).toBeVisible();
  const popup = page.waitForEvent('popup');
  await page.evaluate(() => {
    const file = new Blob(['<title>Opened</title><script>document.title = "taken"</script>'], { type: 'text/html' });
    window.open(URL.createObjectURL(file));
  });
  const opened = await popup;
  await opened.waitForLoadState();
  expect(await opened.title()).toBe('Opened');
  expect(await opened.evaluate(() => location.origin)).toBe(new URL(page.url()).origin);
});

test('nothing is sent to another origin', async ({ page }) => {
  await page.goto('/vendors');
  const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
  const sent = await page.evaluate(() =>
    fetch('https://elsewhere.example/').then(
      () => 'sent',
      () => 'not sent',
    ),
  );
  await refused;
  expect(sent).toBe('not sent');
});
