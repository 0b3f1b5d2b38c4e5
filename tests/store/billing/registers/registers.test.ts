import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyTable } from '@/store/billing/company/companySlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { registersOf, registersSteps } from '@/store/billing/registers/registers';
import { registerSums, registerSumsSteps } from '@/store/billing/registers/registerSums';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { tallySums } from '@/store/billing/tally/tallySums';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { receiptRefunded } from '@/store/facts/receipts';
import { daysOf, type Days } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, receiptOf } from '../../../support/bills';
import { goldenBusiness } from '../../../support/goldenReturn';
import { drawing, moneyStart, numbers } from '../../../support/moneyStory';
import { MONTHS, moneyFactOf } from '../../../support/moneyWork';
import { bill, line, note } from '../../../support/returnDocuments';
import { runs } from '../../../support/runs';
import { done } from '../../../support/said';
import { STORE_DETAILS } from '../../../support/transfers';

const NONE: ReadonlySet<string> = new Set();
const NOVEMBER = daysOf('2026-11');
const businessWith = (parts: Partial<Business>): Business => ({ ...emptyBusiness, ...salesOf(account(1)), ...parts });
const sumsOf = (business: Business, days: Days) =>
  registerSums(business, registersOf(business, days, NONE), days, NONE);
const salesOfNovember = (parts: Partial<Business>) => registersOf(businessWith(parts), NOVEMBER, NONE).sales;

describe('the registers of the golden October', () => {
  const golden = goldenBusiness().getState();

  test('come to what its return and the clients’ statements say, and to the sums of its facts', () => {
    const sums = sumsOf(golden, daysOf('2026-10')).map((one) => [
      one.name,
      one.count,
      one.register,
      one.outsideReturn,
      one.inReturn,
      one.outsideBooks,
      one.inBooks,
      one.difference,
    ]);
    expect(sums).toEqual([
      // 1,180 + 590 + 2,360 + 3,540 + 1,18,000 + 826 + 600 + 472 + 12,120, and 356 to Delhi; one was cancelled.
      ['Sales', 11, 140_044, 0, 140_044, 356, 139_688, 0],
      ['Debit notes', 1, 590, 0, 590, 0, 590, 0],
      ['Credit notes', 3, -1534, 0, -1534, 0, -1534, 0],
      ['Receipts, with TDS', 2, 1416, undefined, undefined, undefined, 1416, 0],
      ['Refunds', 1, -118, undefined, undefined, undefined, -118, 0],
      // Half of ₹236 went back in its month.
      ['Advances received (11A)', 2, 1298, undefined, 1298, undefined, undefined, 0],
      ['Advances adjusted (11B)', 1, 590, undefined, 590, undefined, undefined, 0],
      // Their GST goes under other heads, and comes to as much.
      ['Amendments (9A, 9C, 10), less as filed', 3, 0, undefined, 0, undefined, undefined, 0],
    ]);
  });

  test('tell an advance with its voucher and its GST, and what is paid back of it', () => {
    const { receipts } = registersOf(golden, daysOf('2026-10'), NONE);
    expect(receipts).toMatchObject([
      {
        title: 'Receipt Voucher',
        total: 1180,
        onAccount: 1180,
        advance: { taxable: 1000, cgst: 90, sgst: 90, igst: 0 },
      },
      { title: 'Receipt Voucher', total: 236, onAccount: 118, refunded: 118, advance: { taxable: 200, igst: 36 } },
      { title: 'Refund Voucher', total: -118, advance: { taxable: -100, igst: -18, cgst: 0, sgst: 0, rate: 18 } },
    ]);
  });

  test('tell what money settled by the last of their days', () => {
    const ofAsha = (to: string) => registersOf(golden, { from: '2026-09-01', to }, NONE).receipts[0];
    expect(ofAsha('2026-09-30')).toMatchObject({ total: 590, settles: '', settled: 0, onAccount: 590 });
    expect(ofAsha('2026-10-31')).toMatchObject({ settled: 590, onAccount: 0 });
    expect(ofAsha('2026-10-31')?.settles).toMatch(/^INV\/26-27\/\d{6} ₹590$/);
  });
});

describe('the register of receipts', () => {
  const company = companyTable([STORE_DETAILS]);
  const of = (receipt: Receipt) =>
    registersOf(businessWith({ company, receipts: receiptTable([receipt]) }), NOVEMBER, NONE).receipts;

  test('has a cheque that bounced after its days as the voucher that it was, and one that was cancelled without GST', () => {
    const cheque = receiptOf(1, { mode: 'Cheque', cash: 1180, allocations: [] });
    expect(of({ ...cheque, status: 'Bounced', bouncedOn: '2026-12-03' })).toMatchObject([
      { title: 'Receipt Voucher', status: 'Recorded', onAccount: 1180, advance: { taxable: 1000, cgst: 90, sgst: 90 } },
    ]);
    const [cancelled] = of({ ...cheque, status: 'Cancelled' });
    expect(cancelled).toMatchObject({ title: 'Receipt Voucher', status: 'Cancelled', total: 0 });
    expect(cancelled?.advance).toBeUndefined();
  });

  test('leaves a refund out while its voucher waits for its number, and the sums agree', () => {
    const receipts = receiptTable([receiptOf(1, { cash: 1180, allocations: [] })]);
    const store = createStore(businessWith({ company, receipts }));
    const refund = { on: '2026-11-20', mode: 'UPI', amount: 100, why: 'Asked back' } as const;
    done(store.dispatch(receiptRefunded('receipt-1', refund, '2026-11-20')));
    const business = businessOf(store.getState());
    const waiting = new Set(business.refundVouchers.ids);
    expect(waiting.size).toBe(1);
    const sums = registerSums(business, registersOf(business, NOVEMBER, waiting), NOVEMBER, waiting);
    expect(sums.filter(({ difference }) => difference !== 0)).toEqual([]);
    const files = tallySums(business, vouchersOf(business, NOVEMBER, waiting), NOVEMBER, waiting);
    expect(files.filter(({ difference }) => difference !== 0)).toEqual([]);
  });
});

describe('the register of sales', () => {
  test('has a row for each rate of a document, and names what taxes nothing a bill of supply', () => {
    const mixed = bill({
      number: 1,
      who: 'away',
      lines: [line('Subscription', 100_000, 1), line('Lease', 50_000, 2)],
      rates: { Subscription: '5%', Lease: 'Exempt' },
    });
    const exempt = bill({ number: 2, who: 'home', lines: [line('Lease', 50_000, 2)], rates: { Lease: 'Exempt' } });
    expect(
      salesOfNovember({ bills: billTable([mixed, exempt]) }).map((one) => [
        one.title,
        one.docNo,
        one.gstin,
        one.place,
        one.rate,
        one.taxable,
        one.igst,
        one.total,
      ]),
    ).toEqual([
      ['Tax Invoice', mixed.docNo, '29AAGCG6253J1Z8', '29-Karnataka', '5%', 1000, 50, 1050],
      ['Tax Invoice', mixed.docNo, '29AAGCG6253J1Z8', '29-Karnataka', 'Exempt', 500, 0, 500],
      ['Bill of Supply', exempt.docNo, '27AAFCK4321M1ZE', '27-Maharashtra', 'Exempt', 500, 0, 500],
    ]);
  });

  test('takes a credit note off, and counts nothing of what was cancelled', () => {
    const one = bill({ number: 1, who: 'home', lines: [line('Subscription', 100_000, 1)] });
    const cancelled = bill({
      number: 2,
      who: 'home',
      lines: [line('Subscription', 100_000, 1)],
      change: { status: 'Cancelled' },
    });
    const rows = salesOfNovember({
      bills: billTable([one, cancelled]),
      creditNotes: creditNoteTable(note(one, 1, 0.5)),
    });
    expect(
      rows.map(({ docNo, about, taxable, cgst, sgst, total, status }) => [
        docNo,
        about,
        taxable,
        cgst,
        sgst,
        total,
        status,
      ]),
    ).toEqual([
      [one.docNo, '', 1000, 90, 90, 1180, 'Issued'],
      [cancelled.docNo, '', 0, 0, 0, 0, 'Cancelled'],
      ['CN/26-27/000001', one.docNo, -500, -45, -45, -590, 'Issued'],
    ]);
  });

  test('has what no return tells, with why, and an IRN that stands', () => {
    const registration = { irn: 'a'.repeat(64), ackNo: '1', ackDate: '2026-11-05 10:00:00', qr: '' };
    const bills = billTable([
      billOf(1, { month: '2025-03', issuedOn: '2025-03-05' }),
      billOf(2, { eInvoice: { registration } }),
      billOf(3, {
        taxes: [{ hsn: '9984', rate: 'Not registered', taxable: 1000, cgst: 0, sgst: 0, igst: 0 }],
        total: 1000,
      }),
    ]);
    const business = businessWith({
      bills,
      creditNotes: creditNoteTable([creditNoteOf(1, { issuedOn: '2026-12-01' })]),
    });
    const days = { from: '2026-11-01', to: '2026-12-31' };
    expect(
      registersOf(business, days, NONE).sales.map(({ title, irn, outsideReturn }) => [title, irn, outsideReturn]),
    ).toEqual([
      ['Tax Invoice', registration.irn, ''],
      ['Invoice', '', 'Issued without a GST number of ours'],
      ['Credit Note', '', 'Too late to take GST off (section 34)'],
    ]);
    expect(sumsOf(business, days)).toMatchObject([
      { id: 'Bill', register: 2180, outsideReturn: 1000, inReturn: 1180, inBooks: 2180, difference: 0 },
      { id: 'Credit note', register: -196.67, outsideReturn: -196.67, inReturn: 0, inBooks: -196.67, difference: 0 },
    ]);
  });

  test('says by how much it differs from the statements where a client is not there', () => {
    const bills = billTable([billOf(1, { accountId: 'account-9' }), billOf(2)]);
    expect(sumsOf(businessWith({ bills }), NOVEMBER)).toMatchObject([
      { register: 2360, inBooks: 1180, difference: 1180 },
    ]);
  });
});

test('what a return amends of earlier months is told as it was filed and as it is, and comes to what the return has', () => {
  const filed = bill({ number: 1, who: 'away', lines: [line('Subscription', 100_000, 1)], on: '2026-10-20' });
  const [credit] = note(filed, 1, 0.5);
  const recipient = { ...filed.recipient, stateCode: '27', gstin: '27AAFCK4321M1ZE' };
  const taxes = filed.taxes.map((tax) => ({ ...tax, igst: 0, cgst: 90, sgst: 90 }));
  const company = companyTable([STORE_DETAILS]);
  const amended = { ...filed, amended: { on: '2026-11-12', why: 'Mistyped', recipient, taxes } };
  const business = businessWith({
    company,
    bills: billTable([amended]),
    creditNotes: creditNoteTable(credit ? [{ ...credit, issuedOn: '2026-10-25' }] : []),
  });
  const { sales, amendments } = registersOf(business, NOVEMBER, NONE);
  expect(sales).toEqual([]);
  expect(
    amendments.map((one) => [one.table, one.told, one.docNo, one.place, one.taxable, one.igst, one.cgst, one.sgst]),
  ).toEqual([
    ['9A', 'As filed', filed.docNo, '29-Karnataka', -1000, -180, 0, 0],
    ['9C', 'As filed', 'CN/26-27/000001', '29-Karnataka', 500, 90, 0, 0],
    ['9A', 'As amended', filed.docNo, '27-Maharashtra', 1000, 0, 90, 90],
    ['9C', 'As amended', 'CN/26-27/000001', '27-Maharashtra', -500, 0, -45, -45],
  ]);
  expect(sumsOf(business, NOVEMBER)).toMatchObject([
    { id: 'amended', count: 2, register: 0, inReturn: 0, difference: 0 },
  ]);
  expect(registersOf(business, daysOf('2026-10'), NONE).amendments).toEqual([]);
});

test('what table 10 takes out of the sums of its month is told anew, which is not of table 10', () => {
  const filed = bill({ number: 1, who: 'person', lines: [line('Subscription', 100_000, 1)], on: '2026-10-20' });
  const recipient = { ...filed.recipient, gstin: '27AAFCK4321M1ZE' };
  const amended = { ...filed, amended: { on: '2026-11-12', why: 'Mistyped', recipient, taxes: filed.taxes } };
  const business = businessWith({ company: companyTable([STORE_DETAILS]), bills: billTable([amended]) });
  expect(
    registersOf(business, NOVEMBER, NONE).amendments.map(({ table, told, taxable }) => [table, told, taxable]),
  ).toEqual([
    ['10', 'As filed', -1000],
    ['Told anew', 'As amended', 1000],
  ]);
});

test('the register of receipts has a cheque that bounced on both of its days', () => {
  const receipt: Receipt = receiptOf(1, {
    mode: 'Cheque',
    reference: '004512',
    cash: 980,
    tds: { code: '194C', rate: 2, amount: 20 },
    allocations: [{ billId: 'bill-1', amount: 1000 }],
    status: 'Bounced',
    bouncedOn: '2026-12-03',
  });
  const business = businessWith({ bills: billTable([billOf(1)]), receipts: receiptTable([receipt]) });
  const entriesOf = (days: Days) =>
    registersOf(business, days, NONE).receipts.map(
      ({ title, on, mode, reference, cash, tds, tdsSection, total, settled }) => [
        title,
        on,
        mode,
        reference,
        cash,
        tds,
        tdsSection,
        total,
        settled,
      ],
    );
  const came = ['Receipt', '2026-11-10', 'Cheque', '004512', 980, 20, '194C', 1000];
  const bounced = ['Bounced', '2026-12-03', 'Cheque', '004512', -980, -20, '194C', -1000, undefined];
  expect(entriesOf(NOVEMBER)).toEqual([[...came, 1000]]);
  expect(entriesOf({ from: '2026-11-01', to: '2026-12-31' })).toEqual([[...came, 0], bounced]);
});

test('registers and their sums are counted in turns, document by document and client by client', () => {
  const bills = [1, 2, 3].map((number) => billOf(number));
  const receipts = [1, 2].map((number) => receiptOf(number, { allocations: [] }));
  const business = businessWith({ bills: billTable(bills), receipts: receiptTable(receipts) });
  const turnsOf = (work: Generator<number>) => [...work];
  const counted = turnsOf(registersSteps(business, NOVEMBER, NONE));
  expect(counted.length).toBeGreaterThanOrEqual(5);
  const summed = turnsOf(registerSumsSteps(business, registersOf(business, NOVEMBER, NONE), NOVEMBER, NONE));
  expect(summed.length).toBeGreaterThanOrEqual(1);
  for (const shares of [counted, summed]) expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('whatever is said of bills and money, the registers of any days come to the returns and the statements', () => {
  const company = companyTable([STORE_DETAILS]);
  const days = fc.constantFrom<Days>(
    { from: '2026-10-01', to: '2027-04-30' },
    { from: '2026-12-02', to: '2027-03-31' },
    ...MONTHS.map(daysOf),
  );
  fc.assert(
    fc.property(
      fc.array(numbers, { minLength: 10, maxLength: 40 }),
      fc.boolean(),
      days,
      (rows, isRegistered, asked) => {
        const store = createStore(isRegistered ? { ...moneyStart, company } : moneyStart);
        for (const row of rows) {
          const fact = moneyFactOf(businessOf(store.getState()), drawing(row));
          if (fact) store.dispatch(fact);
        }
        const business = businessOf(store.getState());
        const registers = registersOf(business, asked, NONE);
        expect(registerSums(business, registers, asked, NONE).filter(({ difference }) => difference !== 0)).toEqual([]);
        // By another way: month by month from the returns themselves.
        for (const month of [...MONTHS, '2027-04']) {
          const { sales, advances, amendments } = registersOf(business, daysOf(month), NONE);
          const { tie, advances: filed } = selectFiling(business, month, NONE);
          const filing = tie.find(({ id }) => id === 'left');
          const amended = tie.find(({ id }) => id === 'changed');
          for (const part of ['taxable', 'igst', 'cgst', 'sgst', 'roundOff', 'total'] as const) {
            const register = sales.filter(({ outsideReturn }) => outsideReturn === '').map((one) => one[part]);
            expect(sumOf([...register, ...amendments.map((one) => one[part])])).toBe(filing?.[part] ?? 0);
            expect(sumOf(amendments.map((one) => one[part]))).toBe(amended?.[part] ?? 0);
            expect(sumOf(advances.map((one) => (one.table === 'received' ? one[part] : -one[part])))).toBe(
              sumOf([...filed.received.map((one) => one[part]), ...filed.adjusted.map((one) => -one[part])]),
            );
          }
        }
        const came = registers.receipts.filter(({ kind, status }) => kind === 'Receipt' && status === 'Recorded');
        expect(
          came.map(({ settled = 0, onAccount = 0, refunded = 0 }) => sumOf([settled, onAccount, refunded])),
        ).toEqual(came.map(({ total }) => total));
      },
    ),
    { numRuns: runs(60) },
  );
});
