import { formatMonth } from '@/format';
import type { AdvanceEntry } from '@/store/billing/registers/advancesRegister';
import type { AmendmentEntry } from '@/store/billing/registers/amendmentsRegister';
import type { MoneyEntry } from '@/store/billing/registers/moneyEntry';
import type { Registers } from '@/store/billing/registers/registers';
import type { RegisterSum } from '@/store/billing/registers/registerSums';
import type { SaleEntry } from '@/store/billing/registers/salesRegister';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { sheetOf, sheetSteps, type Sheet } from '@/ui/tableSheet';

const sale = columnsOf<SaleEntry>();
const saleColumns: Column<SaleEntry>[] = [
  sale.date('date', 'Date', ({ on }) => on),
  sale.text('document', 'Document', ({ title }) => title),
  sale.identifier('number', 'Number', ({ docNo }) => docNo),
  sale.identifier('about', 'Against', ({ about }) => about),
  sale.text('name', 'Recipient', ({ name }) => name),
  sale.identifier('gstin', 'GSTIN', ({ gstin }) => gstin),
  sale.text('place', 'Place of Supply', ({ place }) => place),
  sale.text('supply', 'Supply', ({ supply }) => supply),
  sale.text('rate', 'Rate', ({ rate }) => rate),
  sale.money('taxable', 'Taxable Value', ({ taxable }) => taxable),
  sale.money('igst', 'IGST', ({ igst }) => igst),
  sale.money('cgst', 'CGST', ({ cgst }) => cgst),
  sale.money('sgst', 'SGST', ({ sgst }) => sgst),
  sale.money('round-off', 'Round off', ({ roundOff }) => roundOff),
  sale.money('total', 'Total', ({ total }) => total),
  sale.identifier('irn', 'IRN', ({ irn }) => irn),
  sale.text('status', 'Status', ({ status }) => status),
  sale.text('outside-return', 'Not in GSTR-1', ({ outsideReturn }) => outsideReturn),
  sale.text('outside-books', 'Not in Statements', ({ outsideBooks }) => outsideBooks),
];

const money = columnsOf<MoneyEntry>();
const receiptColumns: Column<MoneyEntry>[] = [
  money.date('date', 'Date', ({ on }) => on),
  money.text('document', 'Document', ({ title }) => title),
  money.identifier('number', 'Number', ({ docNo }) => docNo),
  money.text('name', 'Client', ({ name }) => name),
  money.identifier('gstin', 'GSTIN', ({ gstin }) => gstin),
  money.text('mode', 'Mode', ({ mode }) => mode),
  money.identifier('reference', 'Reference', ({ reference }) => reference),
  money.money('amount', 'Amount', ({ cash }) => cash),
  money.money('tds', 'TDS', ({ tds }) => tds),
  money.text('tds-section', 'TDS Section', ({ tdsSection }) => tdsSection),
  money.money('total', 'Total', ({ total }) => total),
  money.text('settles', 'Settles', ({ settles }) => settles),
  money.money('settled', 'Settled', ({ settled }) => settled),
  money.money('on-account', 'On Account', ({ onAccount }) => onAccount),
  money.money('refunded', 'Refunded', ({ refunded }) => refunded),
  money.text('place', 'Place of Supply', ({ advance }) => advance?.place),
  money.count('rate', 'Rate %', ({ advance }) => advance?.rate),
  money.money('taxable', 'Advance, Taxable Value', ({ advance }) => advance?.taxable),
  money.money('igst', 'IGST', ({ advance }) => advance?.igst),
  money.money('cgst', 'CGST', ({ advance }) => advance?.cgst),
  money.money('sgst', 'SGST', ({ advance }) => advance?.sgst),
  money.text('status', 'Status', ({ status }) => status),
];

const TABLES = { received: '11A, received', adjusted: '11B, adjusted' } as const;

const advance = columnsOf<AdvanceEntry>();
const advanceColumns: Column<AdvanceEntry>[] = [
  advance.text('month', 'Return of', ({ month }) => formatMonth(month)),
  advance.text('table', 'Table', ({ table }) => TABLES[table]),
  advance.identifier('number', 'Receipt', ({ docNo }) => docNo),
  advance.date('date', 'Date', ({ on }) => on),
  advance.text('name', 'Client', ({ name }) => name),
  advance.text('place', 'Place of Supply', ({ place }) => place),
  advance.count('rate', 'Rate %', ({ rate }) => rate),
  advance.money('taxable', 'Taxable Value', ({ taxable }) => taxable),
  advance.money('igst', 'IGST', ({ igst }) => igst),
  advance.money('cgst', 'CGST', ({ cgst }) => cgst),
  advance.money('sgst', 'SGST', ({ sgst }) => sgst),
  advance.money('total', 'Amount', ({ total }) => total),
];

const amendment = columnsOf<AmendmentEntry>();
const amendmentColumns: Column<AmendmentEntry>[] = [
  amendment.text('month', 'Return of', ({ month }) => formatMonth(month)),
  amendment.text('table', 'Table', ({ table }) => table),
  amendment.text('told', 'Told', ({ told }) => told),
  amendment.text('document', 'Document', ({ title }) => title),
  amendment.identifier('number', 'Number', ({ docNo }) => docNo),
  amendment.date('date', 'Date', ({ on }) => on),
  amendment.text('name', 'Recipient', ({ name }) => name),
  amendment.identifier('gstin', 'GSTIN', ({ gstin }) => gstin),
  amendment.text('place', 'Place of Supply', ({ place }) => place),
  amendment.text('rate', 'Rate', ({ rate }) => rate),
  amendment.money('taxable', 'Taxable Value', ({ taxable }) => taxable),
  amendment.money('igst', 'IGST', ({ igst }) => igst),
  amendment.money('cgst', 'CGST', ({ cgst }) => cgst),
  amendment.money('sgst', 'SGST', ({ sgst }) => sgst),
  amendment.money('round-off', 'Round off', ({ roundOff }) => roundOff),
  amendment.money('total', 'Total', ({ total }) => total),
];

const sum = columnsOf<RegisterSum>();
/** The sums of the registers beside those of the returns and of our books. */
export const registerSumColumns: Column<RegisterSum>[] = [
  sum.text('name', 'Sum of', ({ name }) => name),
  sum.count('count', 'Entries', ({ count }) => count),
  sum.money('register', 'Register', ({ register }) => register),
  sum.money('outside-return', 'Not in GSTR-1', ({ outsideReturn }) => outsideReturn),
  sum.money('in-return', 'GSTR-1', ({ inReturn }) => inReturn),
  sum.money('outside-books', 'Not in Statements', ({ outsideBooks }) => outsideBooks),
  sum.money('in-books', 'Statements', ({ inBooks }) => inBooks),
  sum.money('difference', 'Difference', ({ difference }) => difference),
].map((column) => ({ ...column, total: undefined }));

/** How much of the sheets those of sales and of receipts are; the others are small. */
const HALF = 0.5;

function* shareOf<Made>(work: Generator<number, Made>, from: number): Generator<number, Made> {
  let bit = work.next();
  while (!bit.done) {
    yield from + bit.value * HALF;
    bit = work.next();
  }
  return bit.value;
}

/** The registers as the sheets of one file, by their names. Tells how much is done, from 0 to 1. */
export function* registerSheetsSteps(
  { sales, receipts, advances, amendments }: Registers,
  sums: readonly RegisterSum[],
): Generator<number, Record<string, Sheet>> {
  return {
    Sales: yield* shareOf(sheetSteps(saleColumns, sales), 0),
    Receipts: yield* shareOf(sheetSteps(receiptColumns, receipts), HALF),
    'Advances in GSTR-1': sheetOf(advanceColumns, advances),
    ...(amendments.length > 0 && { 'Amendments in GSTR-1': sheetOf(amendmentColumns, amendments) }),
    Sums: sheetOf(registerSumColumns, sums),
  };
}
