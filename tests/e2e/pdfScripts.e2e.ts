import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './test';

async function nameCompany(page: Page, name: string) {
  await page.goto('/settings/company');
  await page.getByLabel('Company Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Company saved' })).toBeVisible();
  await page.goto('/sales/statement?account=1');
  await expect(page.getByRole('article')).toContainText(name);
}

const writePdf = (page: Page) => page.getByRole('button', { name: 'Download PDF' }).click();

test('a PDF file brings the faces of the scripts that occur in it, and no other', async ({ page }) => {
  const faces: string[] = [];
  page.on('response', async (response) => {
    // Those of the PDF: what a screen shows in Hindi has a file of its own.
    const face = /noto-sans-(\w+)-.*\.woff$/.exec(response.url())?.[1];
    if (face !== undefined) faces.push(`${face} ${response.headers()['content-type']}`);
  });
  await nameCompany(page, 'श्री गणेश ट्रान्सपोर्ट');
  expect(faces).toEqual([]);
  const download = page.waitForEvent('download');
  await writePdf(page);
  const text = (await readFile(await (await download).path())).toString('latin1');
  expect(new Set(faces)).toEqual(new Set(['devanagari font/woff']));
  expect(text).toContain('NotoSansDevanagari');
  expect(text).toContain('Roboto-Regular');
});
