import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfPages } from './pdfText';
import { openAt, pickMore, visit } from './support';
import { expect, test } from './test';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const papers = (page: Page) => page.getByRole('article');

/** The text without spaces of each page as it is printed. */
async function printed(page: Page, scale = 1) {
  await page.emulateMedia({ media: 'print' });
  return pdfPages(await page.pdf({ preferCSSPageSize: true, scale }));
}

test('documents open by their numbers, are printed together, cancelled and taken back, issued, and written as PDF', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await test.step('a tax invoice shows its amounts, opens by its number, and tells of one that is none', async () => {
    await page.goto('/sales/invoice?no=5');
    await expect(heading(page)).toHaveText(/^Tax Invoice INV\/\d\d-\d\d\/\d{6}$/);
    const lines = page.getByRole('table', { name: 'Lines' });
    await expect(lines.getByRole('row').nth(1)).toHaveText(/GPS device.*852691.*1.*NOS.*₹([\d,]+).*18%.*₹\1/);
    await expect(papers(page)).toContainText(/Total\s*₹[\d,]+/);
    await expect(papers(page)).toContainText(/Rupees [A-Z][A-Za-z ]+ Only/);
    await visit(page, '/sales/invoice?no=5,99999');
    await expect(page.getByText('There is no tax invoice with the number 99999.')).toBeVisible();
    await expect(papers(page)).toHaveCount(1);
  });
  await test.step('of ticked accounts the last invoices are printed together', async () => {
    await openAt(page, '/sales/display-billed?tab=billed');
    await expect(heading(page)).toHaveText('Billed Accounts');
    const ticks = page.getByRole('table').getByRole('row').getByRole('checkbox');
    await ticks.nth(1).check();
    await ticks.nth(2).check();
    await page.getByRole('link', { name: 'Print bills (2)' }).click();
    await expect(heading(page)).toHaveText('2 Tax Invoices');
    await expect(papers(page)).toHaveCount(2);
  });
  await test.step('an invoice is cancelled by its button, keeps its number, and stands again by the Undo', async () => {
    // Nothing was paid for this one yet, whatever day it is.
    await openAt(page, '/sales/invoice?no=64');
    await expect(heading(page)).toHaveText(/^Tax Invoice INV\/\d\d-\d\d\/\d{6}$/);
    const name = (await heading(page).textContent()) ?? '';
    const more = page.getByRole('button', { name: 'More', exact: true });
    const mark = papers(page).getByText('Cancelled');
    await expect(mark).toHaveCount(0);
    await pickMore(page, 'Cancel Bill');
    await expect(mark.last()).toBeVisible();
    await expect(more).toHaveCount(0);
    await expect(heading(page)).toHaveText(name);
    await page
      .getByRole('status')
      .filter({ hasText: 'The bill is cancelled and keeps its number' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(more).toBeVisible();
    await expect(mark).toHaveCount(0);
  });
  await test.step('PI shows what would be quoted, issues it with a number, and lists what was issued before', async () => {
    await openAt(page, '/sales/proforma?account=2');
    await expect(papers(page)).toContainText('This is not a tax invoice.');
    await expect(papers(page)).toContainText('Given when it is issued');
    await page.getByRole('button', { name: 'Issue Proforma' }).dblclick();
    await expect(heading(page)).toHaveText(/^Proforma Invoice PI\/\d\d-\d\d\/\d{6}$/);
    const name = (await heading(page).textContent())?.replace('Proforma Invoice ', '') ?? '';
    await expect(papers(page)).toContainText(name);
    await visit(page, '/sales/proforma?account=2');
    // The page moves once the message is gone, perhaps just as the link is clicked.
    await expect(async () => {
      await page.getByRole('link', { name }).click({ timeout: 5000 });
      await expect(heading(page)).toHaveText(`Proforma Invoice ${name}`, { timeout: 5000 });
    }).toPass();
  });
  await test.step('a PDF file is written of the same, without any request but for own files', async () => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(blob|data):/.test(request.url())) foreign.push(request.url());
    });
    await openAt(page, '/sales/receipt?no=1');
    await expect(heading(page)).toHaveText(/^Receipt RC\/\d\d-\d\d\/\d{6}$/);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^RC-\d\d-\d\d-\d{6}\.pdf$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(5000);
    expect(foreign).toEqual([]);
  });
});

test('documents are printed, each on its own page, with nothing of the screen and the head of a table on each', async ({
  page,
}) => {
  test.slow();
  await test.step('several invoices are one print, each on its own page, black on white and with nothing of the screen', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/sales/invoice?no=3,4,5');
    await expect(heading(page)).toHaveText('3 Tax Invoices');
    await expect(papers(page)).toHaveCount(3);
    const pages = await printed(page);
    expect(pages).toHaveLength(3);
    for (const text of pages) {
      expect(text).toMatch(/Page1(?!of)/);
      expect(text).toMatch(/TaxInvoiceOriginalforrecipientInvoiceNoINV\/\d\d-\d\d\/\d{6}/);
      expect(text).toMatch(/Total₹[\d,]+/);
      expect(text).not.toContain('DownloadPDF');
    }
    const numbers = (await printed(page, 1.9)).map((text) => /Page(\d)(?!\d|of)/.exec(text)?.[1]).join('');
    expect(numbers).toBe('121212');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(papers(page).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await test.step('a document of several pages has the head of its table on each', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await openAt(page, '/stocks/slips/4');
    await expect(heading(page)).toHaveText('Challan 4');
    await expect(page.getByRole('table', { name: 'Lines of challan 4' })).toBeVisible();
    const pages = await printed(page, 1.7);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const [place, text] of pages.entries()) {
      // What the goods are worth follows them.
      expect(text).toMatch(/NoProductNumberSIMQtyRemark|NoDescriptionHSNQtyUnitUnitValueTaxableValue/);
      expect(text).toContain(`Page${place + 1}of${pages.length}`);
    }
    expect(pages.at(-1)).toContain('Receivedby');
  });
  await test.step('a stock request is printed out of its dialog, and nothing else', async () => {
    await page.emulateMedia({ media: null, colorScheme: null });
    await openAt(page, '/stocks/requested-stocks?details=1');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Print' })).toBeVisible();
    const pages = await printed(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/StockRequest1.*Total₹[\d,]+/);
    expect(pages[0]).not.toContain('RequestedStocks');
  });
});
