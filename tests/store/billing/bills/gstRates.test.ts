import { describe, expect, test } from 'vitest';
import { amountsOf, type Gst, type LineDraft } from '@/store/billing/bills/billAmounts';
import { subscriptionLine } from '@/store/billing/bills/subscriptionLine';
import { companyNow, rateOn, type HsnRate } from '@/store/billing/company/company';
import { companySchema } from '@/store/billing/company/companySchema';
import { creditAmounts } from '@/store/billing/creditNotes/creditAmounts';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { BillLine } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billPaper } from '@/store/billing/papers/billPaper';
import { statementPaper } from '@/store/billing/papers/statementPaper';
import { createStore } from '@/store/business/store';
import { emptyBusiness } from '@/store/business/business';
import { accountsBilled } from '@/store/facts/accounts';
import { companyChanged } from '@/store/facts/company';
import { proformaIssued } from '@/store/facts/proformas';
import { edited } from '@/store/kit/edit';
import type { GstRate } from '@/store/kit/gstRates';
import { paise, sumOf } from '@/store/kit/money';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, lineOf, RECIPIENT } from '../../../support/bills';
import { done } from '../../../support/said';

const RATES: Readonly<Record<string, GstRate>> = { '9984': '5%', '852691': '18%', '997319': 'Exempt', '998734': '40%' };
const gst = (inHalves: boolean, rates = RATES): Gst => ({ inHalves, rateOf: (hsn) => rates[hsn] ?? '18%' });

const line = (price: number, hsn: string, changes: Partial<LineDraft> = {}): LineDraft => ({
  kind: 'Subscription',
  price,
  hsn,
  paise: paise(price),
  ...changes,
});

describe('a bill of several rates', () => {
  test('has the tax of each code at its own rate', () => {
    // 2.5 % of 1,000.10 is 25.0025, 9 % of 100.05 is 9.0045: 1,000.10 + 2 × 25.00 + 100.05 + 2 × 9.00 + 50 = 1,218.15.
    expect(amountsOf([line(1000.1, '9984'), line(100.05, '852691'), line(50, '997319')], gst(true))).toMatchObject({
      taxes: [
        { hsn: '9984', rate: '5%', taxable: 1000.1, cgst: 25, sgst: 25, igst: 0 },
        { hsn: '852691', taxable: 100.05, cgst: 9, sgst: 9, igst: 0 },
        { hsn: '997319', rate: 'Exempt', taxable: 50, cgst: 0, sgst: 0, igst: 0 },
      ],
      roundOff: -0.15,
      total: 1218,
    });
  });

  // 100 ÷ 1.05 = 95.238; 100 ÷ 1.12 = 89.286, 12 % of 89.29 is 10.7148, in halves 5.3574; 100 ÷ 1.4 = 71.429, 20 % of 71.43 is 14.286.
  test.each<[GstRate, boolean, number, number, number]>([
    ['5%', true, 95.24, 4.76, 100],
    ['5%', false, 95.24, 4.76, 100],
    ['12%', true, 89.28, 10.72, 100],
    ['12%', false, 89.29, 10.71, 100],
    ['40%', true, 71.43, 28.58, 100],
    ['40%', false, 71.43, 28.57, 100],
    ['0%', true, 100, 0, 100],
    ['Exempt', false, 100, 0, 100],
  ])('takes an inclusive ₹100 apart at %s, in halves: %s', (rate, inHalves, taxable, tax, total) => {
    const amounts = amountsOf([line(100, '9984', { included: true })], gst(inHalves, { '9984': rate }));
    const counted = amounts.taxes.map(({ taxable: base, cgst, sgst, igst }) => [base, sumOf([cgst, sgst, igst])]);
    expect([counted, amounts.total]).toEqual([[[taxable, tax]], total]);
  });

  test('charges days of an inclusive and of another price without the GST of the rate', () => {
    // 15 of 30 days at ₹300 are 150; 15 at ₹315 with 5 % in them are 150, too.
    const charge = {
      days: 30,
      of: 30,
      rates: [
        { days: 15, price: 300, gst: undefined },
        { days: 15, price: 315, gst: 'Including' as const },
      ],
    };
    expect(subscriptionLine({ id: 'v', vehicleNo: 'MH' }, charge, '9984', '5%').paise).toBe(30_000);
  });

  test('is credited code by code at its own rates, and to nothing with the last line', () => {
    const bill = billOf(1, amountsOf([line(1000.1, '9984'), line(100.05, '852691', { kind: 'Hardware' })], gst(true)));
    const [subscription, hardware] = [
      { kind: 'Subscription', hsn: '9984' } as const,
      { kind: 'Hardware', hsn: '852691' } as const,
    ];
    const first = creditAmounts(bill, creditNoteTable([]), [{ ...subscription, amount: 333.37 }]);
    // 2.5 % of 333.37 is 8.33425.
    expect(first).toMatchObject({ taxes: [{ hsn: '9984', rate: '5%', cgst: 8.33, sgst: 8.33 }], total: 350.03 });
    const note = {
      id: 'n',
      number: 1,
      docNo: 'CN/26-27/000001',
      accountId: 'account-1',
      billId: 'bill-1',
      issuedOn: '2026-11-20',
      reason: 'Mistake',
      status: 'Issued',
      ...first,
    } as const;
    const rest = creditAmounts(bill, creditNoteTable([note]), [
      { ...subscription, amount: 666.73 },
      { ...hardware, amount: 100.05 },
    ]);
    expect(rest.taxes).toEqual([
      { hsn: '9984', rate: '5%', taxable: 666.73, cgst: 16.67, sgst: 16.67, igst: 0 },
      { hsn: '852691', taxable: 100.05, cgst: 9, sgst: 9, igst: 0 },
    ]);
    expect(paise(first.total) + paise(rest.total)).toBe(paise(bill.total));
  });
});

test('the credit that leaves nothing of a code takes the rest of its tax, and later ones tell nothing of it', () => {
  // 2.5 % of 100 is 2.50, of 33.33 and of 33.34 0.83 each.
  const bill = billOf(1, amountsOf([line(100, '9984'), line(50, '852691', { kind: 'Hardware' })], gst(true)));
  const notes: CreditNote[] = [];
  for (const amount of [33.33, 33.33, 33.34, 50]) {
    const kind = amount === 50 ? 'Hardware' : 'Subscription';
    const amounts = creditAmounts(bill, creditNoteTable(notes), [{ kind, amount }]);
    notes.push(creditNoteOf(notes.length + 1, amounts));
  }
  expect(notes.map(({ taxes }) => taxes.map(({ hsn, cgst }) => [hsn, cgst]))).toEqual([
    [['9984', 0.83]],
    [['9984', 0.83]],
    [['9984', 0.84]],
    [['852691', 4.5]],
  ]);
  expect(sumOf(notes.map(({ total }) => total))).toBe(bill.total);
});

const told = (...gstRates: HsnRate[]) => edited({ gstRates: undefined as HsnRate[] | undefined }, { gstRates });
const five: HsnRate = { hsn: '9984', rate: '5%', from: '2026-12-01' };

describe('the rate of a code', () => {
  test('is that of the last day before, and the usual one before any and of all others', () => {
    const company = { gstRates: [five, { hsn: '9984', rate: '12%', from: '2026-07-01' } as const] };
    expect(['2026-06-30', '2026-07-01', '2026-11-30', '2026-12-01'].map((day) => rateOn(company, '9984', day))).toEqual(
      ['18%', '12%', '12%', '5%'],
    );
    expect([rateOn(company, '852691', '2027-01-01'), rateOn({}, '9984', '2027-01-01')]).toEqual(['18%', '18%']);
  });

  test('is that of the bill’s day, and stays on it whatever is told afterwards', () => {
    const store = createStore(salesOf(account(1)));
    done(store.dispatch(companyChanged(told(five))));
    done(store.dispatch(proformaIssued('account-1', '2026-12-01')));
    done(store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], '2026-11-30')));
    const [first = ''] = store.getState().bills.ids;
    const before = store.getState().bills.entities[first];
    expect(before?.taxes.map(({ rate }) => rate)).toEqual([undefined]);
    done(store.dispatch(companyChanged({ was: { gstRates: [five] }, to: { gstRates: null } })));
    expect(companyNow(store.getState()).gstRates).toBeUndefined();
    expect(store.getState().bills.entities[first]).toBe(before);
    const [quoted = ''] = store.getState().proformas.ids;
    const rates = store.getState().proformas.entities[quoted]?.taxes.map(({ hsn, rate }) => [hsn, rate]);
    expect(rates).toContainEqual(['9984', '5%']);
  });

  test.each([
    [[{ hsn: '99', rate: '5%', from: '2026-12-01' }], 'HSN/SAC is 4, 6 or 8 digits.'],
    [[{ hsn: '9984', from: '2026-12-01' }], 'Rate is required.'],
    [[{ hsn: '9984', rate: '28%', from: '2026-12-01' }], 'Choose from the list.'],
    [[{ hsn: '9984', rate: '5%' }], 'From is required.'],
    [[five, { ...five, rate: '12%' }], 'GST Rates: an HSN or SAC is listed twice from one day. Remove one.'],
  ])('is not taken as %j', (gstRates, message) => {
    const company = companyNow(emptyBusiness);
    expect(() => companySchema.validateSync({ ...company, gstRates })).toThrow(message);
  });
});

describe('the paper of a bill', () => {
  const issued = (rates: Record<string, GstRate>, change: Partial<BillLine> = {}, gstin = RECIPIENT.gstin) =>
    billOf(1, {
      ...amountsOf(
        [lineOf(1), lineOf(2, { hsn: '852691', ...change })].map(({ taxable, ...one }) => ({
          ...one,
          paise: taxable * 100,
        })),
        gst(true, rates),
      ),
      recipient: { ...RECIPIENT, gstin },
    });
  const paperOf = (...given: Parameters<typeof issued>) => billPaper(emptyBusiness, issued(...given));

  test('tells the rate and the tax of each code', () => {
    const { title, tables, sums } = paperOf({ '9984': '5%', '852691': '18%' });
    expect(title).toBe('Tax Invoice');
    expect(tables[0]?.rows.map((row) => row[6])).toEqual(['5%', '18%']);
    expect(tables[1]?.rows).toEqual([
      ['9984', '₹1,000', '2.5%', '₹25', '2.5%', '₹25', '₹50'],
      ['852691', '₹1,000', '9%', '₹90', '9%', '₹90', '₹180'],
    ]);
    expect(sums.at(-1)).toEqual({ label: 'Total', value: '₹2,230' });
  });

  test('on which something is taxed and something is not is one document for both of whoever has no GST number', () => {
    const mixed = { '9984': 'Exempt', '852691': '18%' } as const;
    expect([paperOf(mixed).title, paperOf(mixed, {}, '').title]).toEqual(['Tax Invoice', 'Invoice-cum-Bill of Supply']);
    expect(paperOf(mixed, { taxable: 0 }).title).toBe('Bill of Supply');
  });

  test('does not say that there is GST in the price of what is not taxed', () => {
    const prices = (rate: GstRate) =>
      paperOf({ '852691': rate }, { included: true }).tables[0]?.rows.map((row) => row[5]);
    expect([prices('18%'), prices('Exempt')]).toEqual([
      ['₹1,000', '₹1,000 incl. GST'],
      ['₹1,000', '₹1,000'],
    ]);
  });

  test('has its title in the statement, too', () => {
    const free = issued({ '9984': 'Exempt', '852691': '0%' });
    const business = { ...emptyBusiness, bills: billTable([free]) };
    const rows = statementPaper(business, account(1), '2026-11-01', '2026-11-30').tables[0]?.rows;
    expect(rows?.map((row) => row[1])).toEqual(['Opening balance', 'Bill of Supply']);
  });

  test('on which nothing is taxed is a bill of supply, without any tax', () => {
    const { title, note, facts, tables, sums } = paperOf({ '9984': 'Exempt', '852691': '0%' });
    expect([title, note]).toEqual(['Bill of Supply', undefined]);
    expect(facts.map(({ label }) => label)).not.toContain('Tax payable on reverse charge');
    expect(tables.map(({ label }) => label)).toEqual(['Lines']);
    expect(tables[0]?.rows.map((row) => row[6])).toEqual(['Exempt', '0%']);
    expect(sums.map(({ label }) => label)).toEqual(['Value', 'Total']);
  });
});
