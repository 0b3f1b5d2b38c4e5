import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test';

/** The serious findings, of all rules or of one; in legacy mode, as there are no frames to visit, and it is faster. */
async function seriousFindings(page: Page, rule?: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await axe.options({ resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const colorScheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Axe finds nothing serious in what the page shows, nor, in the dark, in its colours: all that a theme changes. */
export async function expectNothingSerious(page: Page) {
  expect(await seriousFindings(page), page.url()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colorScheme(page)).toBe('dark');
  expect(await seriousFindings(page, 'color-contrast'), `${page.url()} in the dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => colorScheme(page)).toBe('light');
}
