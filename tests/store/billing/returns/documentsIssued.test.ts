import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow, type Company } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { receiptPaper } from '@/store/billing/papers/receiptPaper';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness, type Business } from '@/store/business/business';
import { billOf, receiptOf } from '../../../support/bills';

const BILL = billOf(1, { month: '2026-11', issuedOn: '2026-11-05' });
const company: Company = { ...companyNow(emptyBusiness), gstin: '27AAPFU0939F1ZV', stateCode: '27' };

const money = (number: number, changes: Partial<Receipt> = {}): Receipt =>
  receiptOf(number, { on: '2026-11-10', cash: 118, tds: undefined, allocations: [], ...changes });
const settling = { allocations: [{ billId: BILL.id, amount: 118 }] };

const booksOf = (receipts: readonly Receipt[], ours = company): Business => ({
  ...emptyBusiness,
  company: companyTable([{ ...ours, id: 'company-1', number: 1 }]),
  bills: billTable([BILL]),
  receipts: receiptTable(receipts),
});
const filed = (business: Business, month = '2026-11') => selectFiling(business, month, new Set());
const seriesOf = (business: Business, nature: string, month?: string) =>
  filed(business, month)
    .documents.filter((one) => one.nature === nature)
    .map(({ from, to, count }) => [from, to, count]);

test('a span of numbers in table 13 holds no receipt that is no voucher', () => {
  const business = booksOf([money(1), money(2, settling), money(3), money(4)]);
  expect(seriesOf(business, 'Receipt voucher')).toEqual([
    ['RC/26-27/000001', 'RC/26-27/000001', 1],
    ['RC/26-27/000003', 'RC/26-27/000004', 2],
  ]);
});

test('a span of bills holds none of another prefix between them', () => {
  const numbered = (number: number, docNo: string) =>
    billOf(number, { month: '2026-11', issuedOn: '2026-11-05', docNo });
  const bills = [numbered(1, 'INV/26-27/000001'), numbered(2, 'TX/26-27/000002'), numbered(3, 'INV/26-27/000003')];
  expect(seriesOf({ ...booksOf([]), bills: billTable(bills) }, 'Invoices for outward supply')).toEqual([
    ['INV/26-27/000001', 'INV/26-27/000001', 1],
    ['INV/26-27/000003', 'INV/26-27/000003', 1],
    ['TX/26-27/000002', 'TX/26-27/000002', 1],
  ]);
});

test('money of a day before the bill that it settles is an advance of that day, and its receipt a voucher', () => {
  const early = money(1, { ...settling, on: '2026-10-30' });
  const business = booksOf([early]);
  expect(seriesOf(business, 'Receipt voucher', '2026-10')).toEqual([['RC/26-27/000001', 'RC/26-27/000001', 1]]);
  expect(receiptPaper(business, early).title).toBe('Receipt Voucher');
  expect(receiptPaper(booksOf([money(1, settling)]), money(1, settling)).title).toBe('Receipt');
});

test('who has no GST number tells no tax of advances', () => {
  const told = (ours: Company) => filed(booksOf([money(1)], ours), '2026-11').advances.received.length;
  expect([told(company), told({ ...company, gstin: '' })]).toEqual([1, 0]);
});
