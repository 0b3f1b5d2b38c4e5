import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { expect } from './test';

/** The rows of a table or a list after the first ones: they are made of what those before them are. */
const FURTHER_ROWS = ['tbody tr:nth-child(n+10)', 'li:nth-child(n+10)'];

/** The serious findings in what is no further row: of all rules, or of one. */
async function seriousFindings(page: Page, rule?: string) {
  // A page reads axe once: to read it takes longer than to look through many a screen.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) };
  const where = JSON.stringify({ exclude: FURTHER_ROWS });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${where}, ${JSON.stringify(options)})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

const colorScheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** What axe looks at is the same in each browser, and a Firefox as it is sold cannot be asked for the other colours. */
const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox';

/** Axe finds nothing serious in what the page shows, in the theme that it has. */
export async function expectNothingSerious(page: Page) {
  if (isFirefox(page)) return;
  expect(await seriousFindings(page), `${page.url()}, ${await colorScheme(page)}`).toEqual([]);
}

/**
 * Axe finds nothing serious in what the page shows, nor, in the other theme, in its colours: all that a theme changes.
 * The page stays in the other theme, as to change it takes long: what is looked at next begins there.
 */
export async function expectNothingSeriousInBothThemes(page: Page) {
  if (isFirefox(page)) return;
  await expectNothingSerious(page);
  const other = (await colorScheme(page)) === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect.poll(() => colorScheme(page)).toBe(other);
  expect(await seriousFindings(page, 'color-contrast'), `${page.url()}, ${other}`).toEqual([]);
}
