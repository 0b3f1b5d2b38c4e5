import { test, type Page } from '@playwright/test';

/**
 * Skips a journey where the browser keeps a module that was not fetched as failed for as long as the page lives, as all
 * did before whatwg/html#10327: there only Reload helps, and Try Again cannot.
 */
export async function needsFailedModulesAnew(page: Page) {
  let asked = 0;
  await page.route('**/probe/*', (route) => {
    if (!route.request().url().endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: '' });
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/probe/page.html');
  await page.evaluate(async () => {
    const code = '/probe/code.js';
    await import(code).catch(() => undefined);
    await import(code).catch(() => undefined);
  });
  await page.unroute('**/probe/*');
  test.skip(
    asked === 1,
    'This browser is older than whatwg/html#10327 and keeps a failed module for as long as the page lives: only Reload helps in it.',
  );
}
