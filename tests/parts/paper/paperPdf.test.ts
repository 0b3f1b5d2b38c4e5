import { createRequire } from 'node:module';
import pdfMake from 'pdfmake';
import type { ContentSection, ContentText, DynamicContent } from 'pdfmake/interfaces';
import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { companyNow } from '@/store/billing/company/company';
import { detailsOf } from '@/store/billing/company/companyDetails';
import { companyTable } from '@/store/billing/company/companySlice';
import { billTable } from '@/store/billing/bills/billsSlice';
import { billPaper } from '@/store/billing/papers/billPaper';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Paper } from '@/store/billing/papers/paper';
import { pdfOf } from '@/parts/paper/paperPdf';
import { billOf, lineOf } from '../../support/bills';
import { isQuick } from '../../support/runs';

const letters = createRequire(import.meta.url).resolve('pdfmake/build/fonts/Roboto/Roboto-Regular.ttf');

const paperOf = (bill: IssuedBill) => billPaper({ ...emptyBusiness, bills: billTable([bill]) }, bill);

/** What stands at the foot of each page of a PDF file of bills. */
async function feetOf(...bills: readonly IssuedBill[]) {
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => path === letters);
  pdfMake.setFonts({ Roboto: { normal: letters, bold: letters, italics: letters, bolditalics: letters } });
  const feet: string[] = [];
  const described = pdfOf(bills.map(paperOf));
  const content = [described.content].flat().map((part) => {
    const { footer } = part as ContentSection;
    if (typeof footer !== 'function') throw new Error('A paper has no foot.');
    const heard: DynamicContent = (...page) => {
      const foot = footer(...page);
      feet.push((foot as ContentText).text as string);
      return foot;
    };
    return { ...(part as ContentSection), footer: heard };
  });
  const file = await pdfMake.createPdf({ ...described, content, compress: false }).getBuffer();
  const text = file.toString('latin1');
  expect(text.slice(0, 5)).toBe('%PDF-');
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(feet.length);
  return feet;
}

const someLines = (count: number) => Array.from({ length: count }, (_, n) => lineOf(n));

test.skipIf(isQuick)('each document begins on a page of its own, and a long one goes on', async () => {
  expect(await feetOf(billOf(1))).toHaveLength(1);
  expect(await feetOf(billOf(1), billOf(2), billOf(3))).toHaveLength(3);
  expect((await feetOf(billOf(1, { lines: someLines(90) }), billOf(2))).length).toBeGreaterThan(3);
});

test('a bill of fifteen vehicles and a discount fits on one page', async () => {
  expect(await feetOf(billOf(1, { lines: someLines(16) }))).toHaveLength(1);
});

test('of several documents the pages of each are counted by themselves', async () => {
  expect(await feetOf(billOf(1), billOf(2, { lines: someLines(50) }), billOf(3))).toEqual([
    'Page 1 of 1',
    'Page 1 of 2',
    'Page 2 of 2',
    'Page 1 of 1',
  ]);
});

test('the head of a table stands on every page, and rows are not broken', () => {
  expect(JSON.stringify(pdfOf([paperOf(billOf(1))]))).toContain('"headerRows":1,"dontBreakRows":true');
});

test('over a cancelled document stands that it is', () => {
  expect(pdfOf([paperOf(billOf(1, { status: 'Cancelled' }))]).watermark).toMatchObject({ text: 'CANCELLED' });
  expect(pdfOf([paperOf(billOf(1))]).watermark).toBeUndefined();
});

/** All texts of a described file, each with the font that it is written in, where that is said. */
function textsIn(described: unknown): { text: string; font: unknown }[] {
  if (typeof described !== 'object' || described === null) return [];
  const { text, font } = described as { text?: unknown; font?: unknown };
  return typeof text === 'string' ? [{ text, font }] : Object.values(described).flatMap(textsIn);
}

test('whatever a paper says, of any kind, is written in the face that has its letters', () => {
  const said = 'முருகன்';
  const facts = [{ label: said, value: said }];
  const party = { label: said, name: said, address: said, facts };
  const paper: Paper = {
    id: 'paper',
    title: said,
    note: said,
    supplier: party,
    recipient: party,
    facts,
    tables: [{ label: said, columns: [{ title: said }], rows: [[said]] }],
    sums: facts,
    words: said,
    bank: facts,
    code: { text: 'upi://pay', caption: said },
    remarks: [said],
    signatures: [said],
  };
  const written = textsIn(pdfOf([paper]).content).filter(({ text }) => text.includes(said));
  expect(written.length).toBeGreaterThanOrEqual(20);
  expect(new Set(written.map(({ font }) => font))).toEqual(new Set(['Tamil']));
});

test('the logo that the company had stands on its papers, as long as its bytes are here', () => {
  const logo = { hash: 'a'.repeat(64), name: 'logo.png', type: 'image/png' as const, size: 68 };
  const bill = billOf(1, { companyId: 'company-1' });
  const company = companyTable([{ ...detailsOf(companyNow(emptyBusiness)), id: 'company-1', number: 1, logo }]);
  const paper = billPaper({ ...emptyBusiness, company, bills: billTable([bill]) }, bill);
  expect(JSON.stringify(pdfOf([paper], new Map([[logo.hash, 'data:image/png;base64,AAAA']])))).toContain(
    '"image":"data:image/png;base64,AAAA"',
  );
  expect(JSON.stringify(pdfOf([paper]))).not.toContain('"image"');
});
