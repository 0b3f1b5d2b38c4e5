import { expect, test } from '@playwright/test';
import { openAt } from './support';

// What the browser refuses it logs as an error, so this runs without the silent-page fixture.

test('no script of others runs, and nothing is sent to another origin', async ({ page }) => {
  await test.step('a page made of bytes runs no script under the product’s origin, should one ever be opened', async () => {
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
  await test.step('text that becomes markup brings no script along, and a program comes from here alone', async () => {
    await openAt(page, '/vendors');
    const made = await page.evaluate(() => {
      const part = document.createElement('div');
      part.innerHTML = '<b style="color: red">Bold</b><img src="x" onerror="document.title = 1"><script>1</script>';
      const tried = (act: () => unknown) => {
        try {
          act();
          return 'run';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      return [
        part.innerHTML,
        tried(() => new Worker('https://elsewhere.example/worker.js')),
        tried(() => Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/program.js' })),
        tried(() => Object.assign(document.createElement('script'), { text: 'document.title = "taken"' })),
      ];
    });
    expect(made).toEqual(['<b style="color: red">Bold</b><img src="x">', 'refused', 'refused', 'refused']);
  });
  await test.step('nothing is sent to another origin', async () => {
    await openAt(page, '/vendors');
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
});

test('each answer tells browsers that nobody may frame it, and what a page may not ask of the device', async ({
  request,
}) => {
  for (const path of ['/', '/vendors', '/icon.svg']) {
    expect((await request.get(path)).headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'; object-src 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
  }
});
