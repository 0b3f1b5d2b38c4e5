import { describe, expect, test } from 'vitest';
import { BILLED_GST, DASHBOARD_GST } from '@/store/clients/accounts/salesDashboard';
import { billTable } from '@/store/billing/bills/billsSlice';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { BillPart, IssuedBill } from '@/store/billing/bills/bill';
import { businessOf, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { selectMonthlySales, selectSalesFigures, selectSaleStatus } from '@/store/billing/receivables/salesDashboard';
import { receivedSum, selectReceivedReceipts } from '@/store/billing/receivables/received';
import {
  selectSold,
  selectSoldClients,
  selectSoldHardware,
  selectSoldToNew,
  soldSum,
  vehiclesSold,
} from '@/store/billing/receivables/sold';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, debitNoteOf, RECIPIENT } from '../../../support/bills';
import { sampleOn } from '../../../support/sample';
import { usualGst } from '../../../support/usualGst';

const TODAY = '2026-11-21';

/** Bill n: of an account, for a month, of so many rupees without GST a line. */
const bill = (
  n: number,
  accountNumber: number,
  month: string,
  part: BillPart,
  prices: readonly number[],
  changes: Partial<IssuedBill> = {},
): IssuedBill => ({
  id: `bill-${n}`,
  number: n,
  accountId: `account-${accountNumber}`,
  part,
  month,
  issuedOn: `${month}-01`,
  dueOn: `${month}-16`,
  recipient: { name: 'Konkan Carriers', address: '', gstin: '', stateCode: '27' },
  status: 'Issued',
  docNo: `INV/26-27/00000${n}`,
  ...amountsOf(
    prices.map((price, index) => ({
      kind: part,
      ...(part === 'Subscription' && { vehicleId: `vehicle-${index + 1}` }),
      price,
      hsn: '9984',
      paise: price * 100,
    })),
    usualGst(true),
  ),
  ...changes,
});

const receipt = (n: number, on: string, changes: Partial<Receipt> = {}): Receipt => ({
  id: `receipt-${n}`,
  number: n,
  accountId: 'account-1',
  on,
  mode: 'UPI',
  cash: 980,
  allocations: [],
  status: 'Recorded',
  docNo: `RC/26-27/${n}`,
  recipient: RECIPIENT,
  ...changes,
});

const businessWith = (some: Partial<Business>) => businessOf(createStore(some).getState());

const sales = {
  ...salesOf(
    account(1, { openedOn: '2026-05-04' }),
    account(2, { openedOn: '2026-10-23' }),
    account(3, { openedOn: '2026-10-22', closedOn: '2026-11-02' }),
  ),
  bills: billTable([
    bill(1, 1, '2026-05', 'Hardware', [10_000]),
    bill(2, 1, '2026-10', 'Subscription', [300, 300]),
    bill(3, 2, '2026-10', 'Hardware', [5000]),
    bill(4, 1, '2026-11', 'Subscription', [300, 350]),
    bill(5, 2, '2026-11', 'Subscription', [200]),
    bill(6, 1, '2026-11', 'Subscription', [9999], { status: 'Cancelled' }),
  ]),
  receipts: receiptTable([
    receipt(1, '2026-10-31'),
    receipt(2, '2026-11-03', { tds: { code: '194C', rate: 2, amount: 20 } }),
    receipt(3, '2026-11-04', { status: 'Bounced', bouncedOn: '2026-11-09' }),
  ]),
};
const business = businessWith(sales);
const figures = (month?: string, of = business) => selectSalesFigures(of, TODAY, month);

test.each(['2026-11-21', '2026-11-01', '2028-02-29', '2027-01-31'])(
  'loaded on %s, the sample has the figures of the specification',
  (today) => {
    const sample = sampleOn(today);
    expect(selectSaleStatus(sample, today).map(({ name, percent }) => [name, percent])).toEqual([
      ['Gross sales', 45],
      ['New sales', 15],
      ['Product sold', 40],
    ]);
    expect(selectSalesFigures(sample, today)).toMatchObject({
      grossSales: 1_800_000,
      newSales: 600_000,
      clients: 17,
      productsSold: 132,
    });
    const byMonth = selectMonthlySales(sample, today).reduce((sum, { value }) => sum + value, 0);
    expect(byMonth).toBe(1_800_000);
  },
);

test('the two percentages of GST are those of the specification', () => {
  expect([DASHBOARD_GST, BILLED_GST]).toEqual([7, 18]);
});

describe('the counters', () => {
  test('are all live bills without GST, those of clients of the last 30 days, the clients on the list, their vehicles and what came in', () => {
    expect(figures()).toEqual({ grossSales: 16_450, newSales: 5200, clients: 2, productsSold: 4, received: 1980 });
  });

  test('are, of a month, its bills, those of clients that it brought, who was billed, with which vehicles, and what came in', () => {
    expect(figures('2026-10')).toEqual({
      grossSales: 5600,
      newSales: 5000,
      clients: 2,
      productsSold: 2,
      received: 980,
    });
    expect(figures('2026-11')).toEqual({ grossSales: 850, newSales: 0, clients: 2, productsSold: 3, received: 1000 });
    expect(figures('2026-09')).toEqual({ grossSales: 0, newSales: 0, clients: 0, productsSold: 0, received: 0 });
  });

  test('are less what is credited, in the month of the bill', () => {
    const store = createStore(sales);
    store.dispatch(
      creditNoteIssued(
        {
          accountId: 'account-1',
          billId: 'bill-2',
          reason: 'Downtime',
          lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 50 }],
        },
        TODAY,
      ),
    );
    const after = businessOf(store.getState());
    expect([
      figures(undefined, after).grossSales,
      figures('2026-10', after).grossSales,
      figures('2026-11', after).grossSales,
    ]).toEqual([16_400, 5550, 850]);
  });
});

test.each([undefined, '2026-10', '2026-11', '2026-09'])('the lists of %s come to what the counters say', (month) => {
  const { grossSales, newSales, received } = figures(month);
  const [, , hardware] = selectSaleStatus(business, TODAY, month);
  expect([
    soldSum(selectSold(business, TODAY, month)),
    soldSum(selectSoldToNew(business, TODAY, month)),
    soldSum(selectSoldHardware(business, TODAY, month)),
  ]).toEqual([grossSales, newSales, hardware?.value]);
  const clients = selectSoldClients(business, TODAY, month);
  expect([soldSum(clients), receivedSum(selectReceivedReceipts(business, TODAY, month))]).toEqual([
    grossSales,
    received,
  ]);
  const counted =
    month === undefined ? { clients: clients.length, productsSold: vehiclesSold(clients) } : figures(month);
  expect([clients.length, vehiclesSold(clients)]).toEqual([counted.clients, counted.productsSold]);
});

test('a sale is more by what a debit note adds, without GST and in total alike', () => {
  const soldWith = (status: 'Issued' | 'Cancelled') =>
    selectSold(
      { ...business, bills: billTable([billOf(1)]), debitNotes: debitNoteTable([debitNoteOf(1, { status })]) },
      TODAY,
    ).map(({ sold, total }) => [sold, total]);
  expect([soldWith('Cancelled'), soldWith('Issued')]).toEqual([[[1000, 1180]], [[1100, 1298]]]);
});

test('a sale is less what was credited of it, without GST and in total alike', () => {
  const sold = (status: 'Issued' | 'Cancelled') =>
    selectSold(
      { ...business, bills: billTable([billOf(1)]), creditNotes: creditNoteTable([creditNoteOf(1, { status })]) },
      TODAY,
    ).map((one) => [one.sold, one.total]);
  expect(sold('Issued')).toEqual([[833.33, 983.33]]);
  expect(sold('Cancelled')).toEqual([[1000, 1180]]);
});

test('a client is a new one for 30 days, the day of its opening included', () => {
  const opened = (openedOn: string) => ({ ...account(1), openedOn });
  const sold = (openedOn: string) =>
    selectSoldToNew(
      { ...business, ...salesOf(opened(openedOn)), bills: billTable([bill(1, 1, '2026-11', 'Subscription', [100])]) },
      TODAY,
    ).length;
  expect([sold('2026-10-22'), sold('2026-10-23'), sold(TODAY)]).toEqual([0, 1, 1]);
});

describe('the donut', () => {
  test('is of all bills or of a month', () => {
    const shares = (month?: string) => selectSaleStatus(business, TODAY, month).map(({ percent }) => percent);
    expect(shares()).toEqual([44.9, 14.2, 40.9]);
    expect(shares('2026-11')).toEqual([100, 0, 0]);
  });

  test('has no shares of nothing', () => {
    expect(selectSaleStatus(businessWith({}), TODAY).map(({ value, percent }) => [value, percent])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});

test('the monthly line has each bill in its month, and zero where there was none', () => {
  const months = selectMonthlySales(business, TODAY);
  expect(months).toHaveLength(12);
  expect(months.filter(({ value }) => value > 0)).toEqual([
    { month: '2026-05', value: 10_000 },
    { month: '2026-10', value: 5600 },
    { month: '2026-11', value: 850 },
  ]);
});
