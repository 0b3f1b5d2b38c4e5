import { expect, test } from 'vitest';
import { createReloading } from '@/routes/reloading';

/** A tab: each page of it begins with what the one before left, and tells whether it was loaded anew. */
function openTab() {
  const kept = new Map<string, string>();
  const tab = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return (away = false) => {
    const page = { href: '/', reloaded: false, reload: () => void (page.reloaded = true) };
    const missing = createReloading({ tab, location: page, answers: () => Promise.resolve(!away) });
    return {
      page,
      /** Whether a screen whose code is gone at that address loads the page anew. */
      async missing(href: string) {
        page.href = href;
        await missing();
        return page.reloaded;
      },
    };
  };
}

test('where the code of a screen is gone the page is loaded anew, and what comes of that never again at that address', async () => {
  const newPage = openTab();
  expect(await newPage().missing('/vendors')).toBe(true);
  const cameOfIt = newPage();
  expect(await cameOfIt.missing('/vendors')).toBe(false);
  expect(await cameOfIt.missing('/stocks')).toBe(true);
});

test('a later page of the tab, which the next release outran as well, is loaded anew once more', async () => {
  const newPage = openTab();
  await newPage().missing('/vendors');
  newPage();
  expect(await newPage().missing('/vendors')).toBe(true);
});

test('the page stays while its server is away, and where somebody went on meanwhile', async () => {
  const newPage = openTab();
  expect(await newPage(true).missing('/vendors')).toBe(false);
  const { page, missing } = newPage();
  const asked = missing('/vendors');
  page.href = '/stocks';
  expect(await asked).toBe(false);
});
