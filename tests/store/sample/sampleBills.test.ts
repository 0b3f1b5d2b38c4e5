import { describe, expect, test } from 'vitest';
import { tabOf } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { financialYear } from '@/store/kit/docNumbers';
import { isBilledFor } from '@/store/billing/bills/billedLines';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import type { Business } from '@/store/business/business';
import { daysAfter } from '@/store/kit/dates';
import { onAccountOf, openAmount } from '@/store/billing/receivables/openBills';
import { balanceDue } from '@/store/billing/receivables/owed';
import { sumOf } from '@/store/kit/money';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { selectSubscriptionOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { gstinWarning, panDisagreement, panWarning } from '@/store/kit/typed/taxWarnings';
import type { Table } from '@/store/kit/table';
import { isQuick } from '../../support/runs';
import { sampleOn } from '../../support/sample';

const TODAY = '2026-11-21';
const business = sampleOn(TODAY);

const rows = <Row extends { id: string; number: number }>({ ids, entities }: Table<Row>): Row[] =>
  ids.flatMap((id) => entities[id] ?? []);
const taxable = (of: Pick<IssuedBill, 'taxes'>) => sumOf(of.taxes.map((tax) => tax.taxable));
/** What the bills come to without GST, less what is credited. */
const sold = ({ bills, creditNotes }: Business, isMeant: (bill: IssuedBill) => boolean = () => true) => {
  const meant = rows(bills).filter(isMeant);
  const ids = new Set(meant.map(({ id }) => id));
  const credited = rows(creditNotes).filter(({ billId }) => ids.has(billId));
  return sumOf([...meant.map(taxable), ...credited.map((note) => -taxable(note))]);
};

/** Days on which months and financial years begin and end. */
const ODD_DAYS = [
  '2026-11-01',
  '2028-02-29',
  '2027-01-31',
  '2027-03-31',
  '2027-04-01',
  '2026-08-31',
  '2026-09-30',
  '2027-12-31',
];

describe.each([TODAY, ...(isQuick ? [] : ODD_DAYS)])('the sample bills of %s', (today) => {
  const made = sampleOn(today);
  const bills = rows(made.bills);
  const accounts = new Map(selectAccounts(made).map((account) => [account.id, account]));

  test('fit what is kept', () => {
    expect(checkedBusiness(made).leftOut).toEqual([]);
  });

  test('come to 18,00,000 rupees, 16,00,000 of them hardware, 6,00,000 to the clients of the last 30 days', () => {
    const isNew = ({ accountId }: IssuedBill) => daysAfter(accounts.get(accountId)?.openedOn ?? '', 30) > today;
    expect([sold(made), sold(made, ({ part }) => part === 'Hardware'), sold(made, isNew)]).toEqual([
      1_800_000, 1_600_000, 600_000,
    ]);
  });

  test('have numbers that run with their dates, consecutive in each financial year, as all documents have', () => {
    const series = [
      [bills.map(({ docNo, issuedOn: on, number }) => ({ docNo, on, number })), 'INV'],
      [rows(made.creditNotes).map(({ docNo, issuedOn: on, number }) => ({ docNo, on, number })), 'CN'],
      [rows(made.proformas).map(({ docNo, issuedOn: on, number }) => ({ docNo, on, number })), 'PI'],
      [rows(made.receipts).map(({ docNo, on, number }) => ({ docNo, on, number })), 'RC'],
    ] as const;
    for (const [documents, prefix] of series) {
      const given = new Map<string, number>();
      documents.forEach(({ docNo, on, number }, index) => {
        const year = financialYear(on);
        given.set(year, (given.get(year) ?? 0) + 1);
        expect([number, docNo]).toEqual([index + 1, `${prefix}/${year}/${String(given.get(year)).padStart(6, '0')}`]);
      });
      const days = documents.map(({ on }) => on);
      expect(days).toEqual(days.toSorted());
      expect(days.filter((day) => day > today)).toEqual([]);
    }
  });

  test('are only for what an account had, with its vehicles subscribed, each once a month', () => {
    for (const { accountId, month, issuedOn, part, lines } of bills) {
      const account = accounts.get(accountId);
      expect([account?.accountType, issuedOn >= (account?.openedOn ?? 'none')]).toEqual(['Paid', true]);
      if (part === 'Hardware') continue;
      const vehicles = lines.flatMap(({ vehicleId }) => vehicleId ?? []);
      expect(new Set(vehicles).size).toBe(vehicles.length);
      const late = vehicles.filter((id) => (selectSubscriptionOf(made).get(id)?.from.slice(0, 7) ?? 'none') > month);
      expect(late).toEqual([]);
    }
  });
});

describe('the sample receipts', () => {
  const receipts = rows(business.receipts);
  const ofMode = (mode: string) => receipts.filter((one) => one.mode === mode).length;

  test('came by bank, UPI and cheque, one of which bounced, some with tax kept back', () => {
    expect(Math.min(...['RTGS / NEFT', 'UPI', 'Cheque'].map(ofMode))).toBeGreaterThan(2);
    expect(receipts.filter(({ status }) => status === 'Bounced')).toEqual([
      expect.objectContaining({ mode: 'Cheque' }),
    ]);
    expect(receipts.filter(({ tds }) => tds !== undefined).length).toBeGreaterThan(10);
    expect(receipts.filter((one) => onAccountOf(one) > 0)).toHaveLength(1);
  });

  test('settle every older bill, a half of last month’s, nothing of this one’s, and never too much', () => {
    const rents = rows(business.bills).filter(({ part }) => part === 'Subscription');
    const open = (isMeant: (month: string) => boolean) =>
      rents.filter(({ month }) => isMeant(month)).map((bill) => [openAmount(business, bill), bill.total] as const);
    expect(open((month) => month < '2026-10').filter(([left]) => left !== 0)).toEqual([]);
    expect(open((month) => month === '2026-10').filter(([left, total]) => left <= 0 || left > total / 2 + 1)).toEqual(
      [],
    );
    expect(open((month) => month > '2026-10').filter(([left, total]) => left !== total)).toEqual([]);
    const balances = selectAccounts(business).map(({ id }) => balanceDue(business, id));
    expect(Math.min(...balances)).toBe(0);
    expect(balances.filter((due) => due > 0).length).toBeGreaterThan(10);
  });
});

test('what is billed this month are the vehicles of the tab Billed, and some of Pending', () => {
  const accounts = selectAccounts(business);
  expect(accounts.filter((account) => tabOf(account) === 'billed').map(({ number }) => number)).toEqual([
    1, 2, 4, 5, 6, 8, 9, 11, 14,
  ]);
  const billed = accounts.flatMap(({ id, vehicles }) =>
    vehicles.filter((vehicle) => isBilledFor(business, id, vehicle.id, '2026-11')),
  );
  expect(billed).toHaveLength(104);
});

test('the sample company has a GSTIN and a PAN that raise no warning and agree', () => {
  const { gstin, panNo, stateCode, ifsc } = companyNow(business);
  expect(gstinWarning(gstin) ?? panWarning(panNo) ?? panDisagreement(gstin, panNo)).toBeUndefined();
  expect([gstin.slice(0, 2), ifsc]).toEqual([stateCode, expect.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/)]);
});

test('the sample is the same each time it is made, and small enough for a storage that is almost full', () => {
  expect(sampleBusiness(TODAY, 'x')).toEqual(business);
  expect(JSON.stringify(business).length).toBeLessThan(450_000);
});
