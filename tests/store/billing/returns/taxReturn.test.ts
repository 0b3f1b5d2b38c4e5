import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LineDraft } from '@/store/billing/bills/billAmounts';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { sumOf } from '@/store/kit/money';
import { companyTable } from '@/store/billing/company/companySlice';
import { periodsSlice } from '@/store/billing/periods/periodsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { challanTable } from '@/store/stock/challans/challansSlice';
import { emptyBusiness } from '@/store/business/business';
import { selectTaxReturn } from '@/store/billing/returns/taxReturn';
import type { Taxed } from '@/store/billing/returns/taxed';
import { bill, line, note, someBills } from '../../../support/returnDocuments';

const returnOf = (
  bills: readonly IssuedBill[],
  notes: readonly CreditNote[] = [],
  month = '2026-11',
  unnumbered: ReadonlySet<string> = new Set(),
  debits: readonly DebitNote[] = [],
) =>
  selectTaxReturn(
    {
      company: companyTable([]),
      branches: branchTable([]),
      challans: challanTable([]),
      periods: periodsSlice.getInitialState(),
      bills: billTable(bills),
      creditNotes: creditNoteTable(notes),
      debitNotes: debitNoteTable(debits),
      receipts: receiptTable([]),
      openings: emptyBusiness.openings,
      refundVouchers: emptyBusiness.refundVouchers,
    },
    month,
    unnumbered,
  );

const all = (rows: readonly Taxed[], part: keyof Taxed) => sumOf(rows.map((row) => row[part]));
const taxOf = ({ taxes }: Pick<IssuedBill, 'taxes'>) =>
  sumOf(taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]));
const taxableOf = ({ lines }: Pick<IssuedBill, 'lines'>) => sumOf(lines.map(({ taxable }) => taxable));

test('for any bills, debit notes and credit notes the sections come to the documents to the paisa', () => {
  fc.assert(
    fc.property(someBills, (drafts) => {
      const bills = drafts.map(({ one }) => one);
      const notes = drafts.flatMap((draft) => draft.notes);
      const debits = drafts.flatMap((draft) => draft.debits);
      const found = returnOf(bills, notes, '2026-11', new Set(), debits);
      const live = bills.filter(({ status }) => status === 'Issued');
      const sections = [...found.b2b, ...found.b2cl, ...found.b2c, ...found.nil, ...found.debits];
      const left = (part: keyof Taxed) => sumOf([all(sections, part), -all(found.credits, part)]);
      const less = (amount: (of: IssuedBill | CreditNote | DebitNote) => number) =>
        sumOf([...[...live, ...debits].map(amount), ...notes.map((one) => -amount(one))]);
      expect(found.difference).toBe(0);
      expect(left('taxable')).toBe(less(taxableOf));
      expect(sumOf([left('igst'), left('cgst'), left('sgst')])).toBe(less(taxOf));
      expect(left('total')).toBe(less(({ total }) => total));
      expect(all(found.hsn, 'taxable')).toBe(left('taxable'));
      expect(all(found.hsn, 'total')).toBe(sumOf([left('total'), -left('roundOff')]));
      expect(sumOf(found.documents.map(({ count }) => count))).toBe(bills.length + notes.length + debits.length);
    }),
  );
});

test('a document whose number is not given for good comes in with it, and is told until then', () => {
  const [first, second] = [1, 2].map((number) =>
    bill({ number, who: 'home', lines: [line('Subscription', 500_000, 1)] }),
  );
  if (!first || !second) throw new Error('There are no bills.');
  const found = returnOf([first, second], note(first, 1, 0.3), '2026-11', new Set([second.id, 'note 1']));
  expect([
    found.b2b.map(({ docNo }) => docNo),
    found.credits,
    found.documents.map(({ count }) => count),
    found.waiting,
    found.difference,
  ]).toEqual([[first.docNo], [], [1], 2, 0]);
  expect(returnOf([first, second]).waiting).toBe(0);
});

test('a bill of a client with a GST number stands by itself, in halves within our state and as IGST else', () => {
  const { b2b, b2c } = returnOf([
    bill({ number: 1, who: 'home', lines: [line('Subscription', 500_000, 1)] }),
    bill({ number: 2, who: 'away', lines: [line('Subscription', 10_000, 2, true)] }),
  ]);
  expect(b2c).toEqual([]);
  expect(
    b2b.map(({ docNo, gstin, place, rate, taxable, igst, cgst, sgst, roundOff, total }) => [
      docNo,
      gstin,
      place,
      rate,
      taxable,
      igst,
      cgst,
      sgst,
      roundOff,
      total,
    ]),
  ).toEqual([
    ['INV/26-27/000001', '27AAFCK4321M1ZE', '27-Maharashtra', 18, 5000, 0, 450, 450, 0, 5900],
    ['INV/26-27/000002', '29AAGCG6253J1Z8', '29-Karnataka', 18, 84.75, 15.26, 0, 0, -0.01, 100],
  ]);
});

test('bills of all others are summed by the place of supply', () => {
  const { b2c } = returnOf([
    bill({ number: 1, who: 'person', lines: [line('Subscription', 100_000, 1)] }),
    bill({ number: 2, who: 'person', lines: [line('Hardware', 200_000, 1)] }),
    bill({ number: 3, who: 'abroad', lines: [line('Subscription', 100_000, 2)] }),
    bill({ number: 4, who: 'unknown', lines: [line('Subscription', 100_000, 3)] }),
  ]);
  expect(b2c.map(({ place, bills, taxable, igst, cgst, total }) => [place, bills, taxable, igst, cgst, total])).toEqual(
    [
      ['Not known', 1, 1000, 0, 90, 1180],
      ['27-Maharashtra', 2, 3000, 0, 270, 3540],
      ['29-Karnataka', 1, 1000, 180, 0, 1180],
    ],
  );
  expect(new Set(b2c.map(({ id }) => id)).size).toBe(3);
});

test('a large bill to another state stands by itself with its credit note, and a small one less its own', () => {
  const large = bill({ number: 1, who: 'abroad', lines: [line('Subscription', 10_000_000, 1)] });
  const small = bill({ number: 2, who: 'abroad', lines: [line('Subscription', 100_000, 2)] });
  const before = bill({ number: 3, who: 'person', lines: [line('Subscription', 50_000, 3)], on: '2026-10-05' });
  const { b2cl, b2c, credits, difference } = returnOf(
    [large, small],
    [...note(large, 1, 0.5), ...note(small, 2, 0.25)],
  );
  expect(b2cl.map(({ docNo, taxable, igst, total }) => [docNo, taxable, igst, total])).toEqual([
    ['INV/26-27/000001', 100_000, 18_000, 118_000],
  ]);
  expect(
    b2c.map(({ place, bills, notes, taxable, igst, total }) => [place, bills, notes, taxable, igst, total]),
  ).toEqual([['29-Karnataka', 1, 1, 750, 135, 885]]);
  expect(credits.map(({ docNo, registered, taxable }) => [docNo, registered, taxable])).toEqual([
    ['CN/26-27/000001', 'Unregistered', 50_000],
  ]);
  expect(difference).toBe(0);
  expect(returnOf([before], note(before, 3, 1)).b2c).toMatchObject([
    { place: '27-Maharashtra', bills: 0, notes: 1, taxable: -500, cgst: -45, total: -590 },
  ]);
});

test('a device that a credit note takes back whole is not sold, one that it makes cheaper is', () => {
  const lines = [line('Hardware', 200_000, 1), line('Hardware', 300_000, 2)];
  const [sold, before] = [
    bill({ number: 1, who: 'home', lines }),
    bill({ number: 2, who: 'home', lines, on: '2026-10-05' }),
  ];
  const quantities = (...notes: CreditNote[]) => returnOf([sold, before], notes).hsn.map(({ quantity }) => quantity);
  expect([quantities(), quantities(...note(sold, 1, 0.5)), quantities(...note(sold, 1, 1))]).toEqual([[2], [2], [0]]);
  expect(quantities(...note(sold, 1, 1), ...note(before, 2, 1))).toEqual([-2]);
  const halves = (firstOn: string) => [...note(sold, 1, 0.5, firstOn), ...note(sold, 2, 0.5)];
  expect([quantities(...halves('2026-11-10')), quantities(...halves('2026-10-10'))]).toEqual([[1], [1]]);
});

test('a credit note too small for any GST is a part of the return as long as its day is in time', () => {
  const one = bill({ number: 1, who: 'home', lines: [line('Subscription', 100, 1)] });
  const { credits, missing } = returnOf([one], note(one, 1, 0.02));
  expect([credits.map(({ taxable }) => taxable), missing]).toEqual([[0.02], []]);
});

test.each([
  ['2024-07', 250_000],
  ['2024-08', 100_000],
])('in %s a bill is a large one above %i rupees', (month, limit) => {
  expect(returnOf([], [], month).largeAbove).toBe(limit);
});

test('a discount takes its amount off the HSN summary, and is no thing that was sold', () => {
  const discount: LineDraft = { ...line('Subscription', -10_000, 1), kind: 'Discount' };
  const { hsn } = returnOf([bill({ number: 1, who: 'home', lines: [line('Subscription', 100_000, 1), discount] })]);
  expect(hsn).toMatchObject([
    { hsn: '9984', description: 'Vehicle tracking subscription', quantity: 1, taxable: 900, cgst: 81 },
  ]);
});

test('only what was issued in the month counts', () => {
  const lines = [line('Subscription', 100_000, 1)];
  const { b2b, documents } = returnOf([
    bill({ number: 1, who: 'home', lines, on: '2026-10-31' }),
    bill({ number: 2, who: 'home', lines, on: '2026-11-01', change: { month: '2026-10' } }),
    bill({ number: 3, who: 'home', lines, on: '2026-12-01' }),
  ]);
  expect(b2b.map(({ docNo }) => docNo)).toEqual(['INV/26-27/000002']);
  expect(documents.map(({ from, to, count }) => [from, to, count])).toEqual([
    ['INV/26-27/000002', 'INV/26-27/000002', 1],
  ]);
});

describe('the documents issued', () => {
  const lines = [line('Subscription', 100_000, 1)];
  const [first, second, third] = [1, 2, 3].map((number) =>
    bill({ number, who: 'home', lines, change: number === 2 ? { status: 'Cancelled' } : {} }),
  );

  test('count what was cancelled, which stands nowhere else', () => {
    const given = [first, second, third].filter((one) => one !== undefined);
    const { b2b, documents } = returnOf(given, first ? note(first, 1, 1) : []);
    expect(b2b.map(({ number }) => number)).toEqual([1, 3]);
    expect(
      documents.map(({ nature, from, to, count, cancelled, net }) => [nature, from, to, count, cancelled, net]),
    ).toEqual([
      ['Invoices for outward supply', 'INV/26-27/000001', 'INV/26-27/000003', 3, 1, 2],
      ['Credit notes', 'CN/26-27/000001', 'CN/26-27/000001', 1, 0, 1],
    ]);
  });

  test('are told apart by the beginning of their numbers', () => {
    const { documents } = returnOf([
      bill({ number: 9, who: 'home', lines, change: { docNo: 'TY/26-27/000009' } }),
      bill({ number: 10, who: 'home', lines, change: { docNo: 'TY/26-27/000010' } }),
      bill({ number: 11, who: 'home', lines, change: { docNo: 'INV/26-27/000008' } }),
    ]);
    expect(documents.map(({ from, to }) => `${from} to ${to}`)).toEqual([
      'TY/26-27/000009 to TY/26-27/000010',
      'INV/26-27/000008 to INV/26-27/000008',
    ]);
  });
});

describe('a credit note', () => {
  const of = bill({
    number: 1,
    who: 'home',
    lines: [line('Subscription', 100_000, 1), line('Hardware', 500_000, 1)],
    on: '2026-10-05',
  });

  test('stands in the month that it was issued in, with its bill, and takes its share off the HSN summary', () => {
    const { credits, hsn } = returnOf(
      [of, bill({ number: 2, who: 'home', lines: [line('Subscription', 300_000, 2)] })],
      note(of, 1, 0.5),
    );
    expect(
      credits.map(({ docNo, billNo, billedOn, registered, taxable, cgst, total }) => [
        docNo,
        billNo,
        billedOn,
        registered,
        taxable,
        cgst,
        total,
      ]),
    ).toEqual([['CN/26-27/000001', 'INV/26-27/000001', '2026-10-05', 'Registered', 500, 45, 590]]);
    expect(
      hsn.map(({ hsn: code, description, quantity, taxable, cgst }) => [code, description, quantity, taxable, cgst]),
    ).toEqual([['9984', 'Vehicle tracking subscription', 1, 2500, 225]]);
  });

  test('of a client without a GST number is one of the unregistered', () => {
    const other = bill({ number: 1, who: 'abroad', lines: [line('Subscription', 10_000_000, 1)] });
    expect(returnOf([other], note(other, 1, 1)).credits.map(({ registered, gstin }) => [registered, gstin])).toEqual([
      ['Unregistered', ''],
    ]);
  });

  test('that was cancelled only keeps its number', () => {
    const { credits, documents } = returnOf([of], note(of, 1, 1, '2026-11-20', { status: 'Cancelled' }));
    expect(credits).toEqual([]);
    expect(documents.map(({ count, net }) => [count, net])).toEqual([[1, 0]]);
  });

  test('that takes no GST off, as its year is over, is no part of it, and that is said', () => {
    const withoutGst = note(of, 1, 1, '2028-01-05').map((one) => ({
      ...one,
      taxes: one.taxes.map((tax) => ({ ...tax, cgst: 0, sgst: 0 })),
      roundOff: 0,
      total: 6000,
    }));
    const { credits, difference, missing } = returnOf([of], withoutGst, '2028-01');
    expect([credits, difference]).toEqual([[], 0]);
    expect(missing.map(({ what }) => what)).toEqual([
      'The last day to take GST off was 30 Nov 2027: this is not part of GSTR-1.',
    ]);
  });
});

test('a client without a state, and a GST number that looks wrong, are told by their bills', () => {
  const lines = [line('Subscription', 100_000, 1)];
  const { missing, b2b } = returnOf([
    bill({ number: 1, who: 'unknown', lines }),
    bill({ number: 2, who: 'wrong', lines }),
    bill({ number: 3, who: 'person', lines }),
  ]);
  expect(missing.map(({ docNo, name, what }) => `${docNo} ${name}: ${what}`)).toEqual([
    'INV/26-27/000001 Somebody: The state is not known: its GST was counted as if it were ours.',
    'INV/26-27/000002 Deccan Cabs: The check character does not match: for the first 14 characters it would be W. Check for a typing mistake.',
  ]);
  expect(b2b.map(({ number }) => number)).toEqual([2]);
});

test('a bill that does not add up is told as a difference', () => {
  const one = bill({ number: 1, who: 'home', lines: [line('Subscription', 100_000, 1)] });
  expect(returnOf([{ ...one, total: 1180.01 }]).difference).toBe(0.01);
});
