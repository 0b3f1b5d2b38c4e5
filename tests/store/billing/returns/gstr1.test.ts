import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { emptyBusiness } from '@/store/business/business';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { gstr1Files, gstr1Name, gstr1Of } from '@/store/billing/returns/gstr1/gstr1';
import { faultRows } from '@/store/billing/returns/gstr1/faultRows';
import { portalFaults } from '@/store/billing/returns/gstr1/gstr1Schema';
import type { Gstr1File } from '@/store/billing/returns/gstr1/gstr1File';
import { documentsOf } from '@/store/billing/returns/monthDocuments';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { bill, debit, line, note, someBills } from '../../../support/returnDocuments';

const own = { gstin: '27AAPFU0939F1ZV', stateCode: '27' };
const stateOf = (bills: readonly IssuedBill[], notes: readonly CreditNote[], debits: readonly DebitNote[] = []) => ({
  bills: billTable(bills),
  debitNotes: debitNoteTable(debits),
  creditNotes: creditNoteTable(notes),
  company: companyTable([]),
});
const gstr1 = (
  bills: readonly IssuedBill[],
  notes: readonly CreditNote[] = [],
  month = '2026-11',
  debits: readonly DebitNote[] = [],
) => gstr1Of(documentsOf(stateOf(bills, notes, debits), month, new Set()), own, month);
const fileOf = (...of: Parameters<typeof gstr1>): Gstr1File | undefined => gstr1Files(gstr1(...of))[0];

const filingOf = (bills: readonly IssuedBill[], notes: readonly CreditNote[] = [], debits: readonly DebitNote[] = []) =>
  selectFiling(
    {
      ...emptyBusiness,
      ...stateOf(bills, notes, debits),
      company: companyTable([{ ...companyNow(emptyBusiness), ...own, id: 'company-1', number: 1 }]),
    },
    '2026-11',
    new Set(),
  );

function faultsOf(file: Gstr1File | undefined) {
  const reading = portalFaults(file ?? { gstin: '', fp: '', version: 'GST3.2.4', hash: 'hash' });
  let bit = reading.next();
  while (!bit.done) bit = reading.next();
  return bit.value;
}
const whatsOf = (file: Gstr1File) => faultsOf(file).map(({ what }) => what);

/** A client's bills as section 1 of the outside formats has them: two large ones of others, one cancelled. */
test('a month is the file that the portal’s own tool would make of it', () => {
  const away = bill({ number: 121, who: 'away', lines: [line('Hardware', 250_000, 1), line('Hardware', 250_000, 2)] });
  const cancelled = bill({
    number: 122,
    who: 'person',
    lines: [line('Subscription', 1, 3)],
    change: { status: 'Cancelled' },
  });
  const person = bill({ number: 123, who: 'person', lines: [line('Subscription', 550_000, 4, true)] });
  const large = bill({ number: 124, who: 'abroad', lines: [line('Subscription', 10_000_000, 5)] });
  const small = bill({ number: 125, who: 'abroad', lines: [line('Subscription', 8_474_500, 6)] });
  const notes = [...note(away, 7, 1), ...note(person, 8, 0.5), ...note(large, 9, 0.5)];
  expect(fileOf([away, cancelled, person, large, small], notes)).toEqual({
    gstin: '27AAPFU0939F1ZV',
    fp: '112026',
    version: 'GST3.2.4',
    hash: 'hash',
    b2b: [
      {
        ctin: '29AAGCG6253J1Z8',
        inv: [
          {
            inum: 'INV/26-27/000121',
            idt: '05-11-2026',
            val: 5900,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1801, itm_det: { txval: 5000, rt: 18, iamt: 900, csamt: 0 } }],
          },
        ],
      },
    ],
    b2cl: [
      {
        pos: '29',
        inv: [
          {
            inum: 'INV/26-27/000124',
            idt: '05-11-2026',
            val: 118_000,
            itms: [{ num: 1801, itm_det: { txval: 100_000, rt: 18, iamt: 18_000 } }],
          },
        ],
      },
    ],
    b2cs: [
      { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '27', txval: 2330.51, camt: 209.74, samt: 209.74, csamt: 0 },
      { sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '29', txval: 84_745, iamt: 15_254.1, csamt: 0 },
    ],
    cdnr: [
      {
        ctin: '29AAGCG6253J1Z8',
        nt: [
          {
            nt_num: 'CN/26-27/000007',
            nt_dt: '20-11-2026',
            ntty: 'C',
            val: 5900,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 1801, itm_det: { txval: 5000, rt: 18, iamt: 900, csamt: 0 } }],
          },
        ],
      },
    ],
    cdnur: [
      {
        nt_num: 'CN/26-27/000009',
        nt_dt: '20-11-2026',
        ntty: 'C',
        val: 59_000,
        typ: 'B2CL',
        pos: '29',
        itms: [{ num: 1801, itm_det: { txval: 50_000, rt: 18, iamt: 9000, csamt: 0 } }],
      },
    ],
    doc_issue: {
      doc_det: [
        {
          doc_num: 1,
          doc_typ: 'Invoices for outward supply',
          docs: [{ num: 1, from: 'INV/26-27/000121', to: 'INV/26-27/000125', totnum: 5, cancel: 1, net_issue: 4 }],
        },
        {
          doc_num: 5,
          doc_typ: 'Credit Note',
          docs: [{ num: 1, from: 'CN/26-27/000007', to: 'CN/26-27/000009', totnum: 3, cancel: 0, net_issue: 3 }],
        },
      ],
    },
    hsn: {
      hsn_b2b: [
        {
          num: 1,
          hsn_sc: '852691',
          user_desc: 'Tracking devices',
          desc: 'RADIO NAVIGATIONAL AID APPARATUS:',
          uqc: 'NOS',
          qty: 0,
          rt: 18,
          txval: 0,
          iamt: 0,
          samt: 0,
          camt: 0,
          csamt: 0,
        },
      ],
      hsn_b2c: [
        {
          num: 1,
          hsn_sc: '9984',
          user_desc: 'Vehicle tracking subscription',
          desc: 'Telecommunications, broadcasting and information supply services',
          uqc: 'NA',
          qty: 0,
          rt: 18,
          txval: 137_075.51,
          iamt: 24_254.1,
          samt: 209.74,
          camt: 209.74,
          csamt: 0,
        },
      ],
    },
  });
});

test('for any bills and credit notes sections, summary and documents come to the same, and the portal’s form holds', () => {
  fc.assert(
    fc.property(someBills, (drafts) => {
      const bills = drafts.map(({ one }) => one);
      const notes = drafts.flatMap((draft) => draft.notes);
      const debits = drafts.flatMap((draft) => draft.debits);
      const file = fileOf(bills, notes, '2026-11', debits);
      expect(faultsOf(file)).toEqual([]);
      const { tie, difference } = filingOf(bills, notes, debits);
      const taxes = (wanted: string) =>
        tie.filter(({ id }) => id === wanted).map(({ taxable, igst, cgst, sgst }) => [taxable, igst, cgst, sgst]);
      expect(difference).toBe(0);
      expect([taxes('file'), taxes('file-hsn')]).toEqual([taxes('left'), taxes('left')]);
    }),
  );
});

test('debit notes are of type D beside the credit notes, raise the HSN summary, and have their own documents', () => {
  const away = bill({ number: 1, who: 'away', lines: [line('Hardware', 500_000, 1)] });
  const large = bill({ number: 2, who: 'abroad', lines: [line('Subscription', 10_000_000, 2)] });
  const person = bill({ number: 3, who: 'person', lines: [line('Subscription', 500_000, 3)] });
  const bills = [away, large, person];
  const debits = [
    ...debit(away, 1, 'Hardware', 100.5),
    ...debit(large, 2, 'Subscription', 200),
    ...debit(person, 3, 'Subscription', 300),
    ...debit(person, 4, 'Subscription', 50).map((one) => ({ ...one, status: 'Cancelled' as const })),
  ];
  const file = fileOf(bills, note(away, 1, 0.5), '2026-11', debits);
  expect(faultsOf(file)).toEqual([]);
  const item = (txval: number, iamt: number) => [{ num: 1801, itm_det: { txval, rt: 18, iamt, csamt: 0 } }];
  expect(file).toMatchObject({
    cdnr: [
      {
        ctin: '29AAGCG6253J1Z8',
        nt: [
          { nt_num: 'CN/26-27/000001', ntty: 'C' },
          { nt_num: 'DN/26-27/000001', nt_dt: '21-11-2026', ntty: 'D', val: 119, pos: '29', itms: item(100.5, 18.09) },
        ],
      },
    ],
    cdnur: [{ nt_num: 'DN/26-27/000002', ntty: 'D', val: 236, typ: 'B2CL', pos: '29', itms: item(200, 36) }],
    b2cs: [{ pos: '27', txval: 5300, camt: 477, samt: 477 }],
    hsn: {
      hsn_b2b: [{ hsn_sc: '852691', qty: 1, txval: 2600.5, iamt: 468.09 }],
      hsn_b2c: [{ hsn_sc: '9984', txval: 105_500 }],
    },
    doc_issue: {
      doc_det: [
        { doc_num: 1 },
        {
          doc_num: 4,
          doc_typ: 'Debit Note',
          docs: [{ from: 'DN/26-27/000001', to: 'DN/26-27/000004', totnum: 4, cancel: 1, net_issue: 3 }],
        },
        { doc_num: 5 },
      ],
    },
  });
  const { difference, debits: rows, b2c, waiting } = filingOf(bills, note(away, 1, 0.5), debits);
  expect(difference).toBe(0);
  expect(waiting).toBe(0);
  expect(rows).toMatchObject([
    { docNo: 'DN/26-27/000001', registered: 'Registered', billNo: 'INV/26-27/000001', value: 119, taxable: 100.5 },
    { docNo: 'DN/26-27/000002', registered: 'Unregistered', billNo: 'INV/26-27/000002', value: 236 },
  ]);
  expect(b2c).toMatchObject([{ bills: 1, debits: 1, notes: 0, taxable: 5300 }]);
});

describe('a bill of somebody without a GST number in another state', () => {
  const priced = (amount: number, on: string) =>
    bill({ number: 1, who: 'abroad', lines: [line('Lease', amount, 1)], on });

  test.each([
    ['of ₹1,00,000', 8_474_600, '2026-11-05', 'b2cs'],
    ['above it', 8_474_700, '2026-11-05', 'b2cl'],
    ['above it, before August 2024', 8_474_700, '2024-07-31', 'b2cs'],
    ['above ₹2,50,000, before August 2024', 21_186_600, '2024-07-31', 'b2cl'],
  ])('%s is told in the section of its size', (_size, amount, on, section) => {
    const file = fileOf([priced(amount, on)], [], on.slice(0, 7));
    expect(Object.keys(file ?? {}).filter((name) => name.startsWith('b2'))).toEqual([section]);
  });
});

test('a document of several rates has an item for each, and what is not taxed is told by whom it went to', () => {
  const rates = { Subscription: '5%', Lease: 'Exempt', Installation: '0%' } as const;
  // Within the state: 5 % of 1,000 are 50, 18 % of 100 are 18: with 200 that are exempt 1,368.
  const lines = [line('Subscription', 100_000, 1), line('Hardware', 10_000, 2), line('Lease', 20_000, 3)];
  const home = bill({ number: 1, who: 'home', lines, rates });
  const person = bill({ number: 2, who: 'person', lines, rates });
  const free = bill({
    number: 3,
    who: 'away',
    lines: [line('Lease', 30_000, 4), line('Installation', 4_000, 5)],
    rates,
  });
  // Of the exempt 300 all are credited, of the 34 of nil rate none.
  const notes = note(free, 1, 1).map((one) => ({
    ...one,
    lines: one.lines.slice(0, 1),
    taxes: one.taxes.slice(0, 1),
    total: 300,
  }));
  const { gstr1: made, nil, tie, difference } = filingOf([home, person, free], notes);
  const [file] = gstr1Files(made);
  expect(faultsOf(file)).toEqual([]);
  expect(file?.b2b).toMatchObject([
    {
      inv: [
        {
          val: 1368,
          itms: [
            { num: 1801, itm_det: { txval: 100, rt: 18, camt: 9, samt: 9 } },
            { num: 501, itm_det: { txval: 1000, rt: 5, camt: 25, samt: 25 } },
          ],
        },
      ],
    },
  ]);
  expect(file?.b2cs?.map(({ rt, txval }) => [rt, txval])).toEqual([
    [5, 1000],
    [18, 100],
  ]);
  expect(file?.nil).toEqual({
    inv: [
      { sply_ty: 'INTRB2B', expt_amt: 0, nil_amt: 40, ngsup_amt: 0 },
      { sply_ty: 'INTRAB2B', expt_amt: 200, nil_amt: 0, ngsup_amt: 0 },
      { sply_ty: 'INTRAB2C', expt_amt: 200, nil_amt: 0, ngsup_amt: 0 },
    ],
  });
  expect(file?.hsn).toMatchObject({
    hsn_b2b: [
      { hsn_sc: '852691', rt: 18, txval: 100 },
      { hsn_sc: '997319', rt: 0, txval: 200, camt: 0 },
      { hsn_sc: '9984', rt: 5, txval: 1000, camt: 25, samt: 25 },
      { hsn_sc: '998734', rt: 0, txval: 40 },
    ],
  });
  expect([nil.length, difference, file?.cdnr]).toEqual([3, 0, undefined]);
  expect(tie.find(({ id }) => id === 'nil')).toMatchObject({ taxable: 440, total: 440 });
});

test('what is given away beside exempt things makes no record of taxed ones', () => {
  const lines = [line('Lease', 30_000, 1), line('Installation', 0, 2)];
  const {
    gstr1: made,
    nil,
    b2b,
    difference,
  } = filingOf([bill({ number: 1, who: 'away', lines, rates: { Lease: 'Exempt' } })]);
  const [file] = gstr1Files(made);
  expect([faultsOf(file), file?.b2b, b2b, difference]).toEqual([[], undefined, [], 0]);
  expect(nil.map(({ id, exempt }) => [id, exempt])).toEqual([['INTRB2B', 300]]);
});

test('before May 2025 the HSN summary is one list', () => {
  const old = bill({ number: 1, who: 'home', lines: [line('Subscription', 100, 1)], on: '2025-04-30' });
  expect(fileOf([old], [], '2025-04')?.hsn).toMatchObject({ data: [{ hsn_sc: '9984', txval: 1 }] });
});

test('a bill of somebody whose state nobody knows is supplied in ours', () => {
  expect(fileOf([bill({ number: 1, who: 'unknown', lines: [line('Lease', 100, 1)] })])?.b2cs).toMatchObject([
    { sply_ty: 'INTRA', pos: '27' },
  ]);
});

test('a month without documents is its head alone', () => {
  expect(fileOf([])).toEqual({ gstin: own.gstin, fp: '112026', version: 'GST3.2.4', hash: 'hash' });
});

test('a large month is cut into files below the limit, each with the head, and nothing is lost', () => {
  const bills = Array.from({ length: 40 }, (_, index) =>
    bill({ number: index + 1, who: 'home', lines: [line('Hardware', 9_000_000, index)] }),
  );
  const many = bills.map((one, index) => ({
    ...one,
    recipient: { ...one.recipient, gstin: `27AAPFU0${String(index).padStart(3, '1')}F1ZV` },
  }));
  const whole = gstr1(many);
  const files = gstr1Files(whole, 2500);
  expect(files.length).toBeGreaterThan(2);
  expect(Math.max(...files.map((file) => JSON.stringify(file).length))).toBeLessThanOrEqual(2500);
  expect(files.map(({ gstin, fp, version, hash }) => ({ gstin, fp, version, hash }))).toEqual(
    files.map(() => whole.head),
  );
  expect(files.flatMap(({ b2b = [] }) => b2b)).toEqual(whole.records.b2b);
  expect(files.map(({ hsn, doc_issue }) => [hsn !== undefined, doc_issue !== undefined])).toEqual(
    files.map((_file, index) => [index === 0, index === 0]),
  );
});

test('a file is named as the portal’s tool names it', () => {
  expect(gstr1Name(own, '2026-07-06')).toBe('returns_672026_R1_27AAPFU0939F1ZV_offline.json');
  expect(gstr1Name(own, '2026-07-26', 2)).toBe('returns_2672026_R1_27AAPFU0939F1ZV_offline_2.json');
});

describe('of a file that the portal would refuse each fault is told with its place', () => {
  const [good] = gstr1Files(gstr1([bill({ number: 1, who: 'home', lines: [line('Subscription', 100_000, 1)] })]));
  const [buyer] = good?.b2b ?? [];
  const [inv] = buyer?.inv ?? [];
  const withBill = (changes: object) => ({ ...good, b2b: [{ ...buyer, inv: [{ ...inv, ...changes }] }] });

  test.each<[string, object, string[]]>([
    [
      'its number',
      withBill({ inum: 'INV/2026-2027/0001' }),
      ['b2b 1 inv[0].inum: has more than 16 characters, or others than letters, digits, / and -'],
    ],
    ['a number of zeros', withBill({ inum: '000' }), ['b2b 1 inv[0].inum: is zero']],
    ['its date', withBill({ idt: '2026-11-05' }), ['b2b 1 inv[0].idt: is no date such as 05-09-2026']],
    ['an amount', withBill({ val: 1.234 }), ['b2b 1 inv[0].val: has more than two decimals']],
    ['a place', withBill({ pos: '99' }), ['b2b 1 inv[0].pos: is no state']],
    [
      'our own number',
      { ...good, gstin: '' },
      ['head gstin: gstin is a required field', 'head gstin: is no GST number'],
    ],
    ['the month', { ...good, fp: '132026' }, ['head fp: is no month such as 092026']],
  ])('%s', (_what, file, faults) => {
    expect(whatsOf(file as Gstr1File)).toEqual(faults);
  });

  test('and its document, which leads to where that is', () => {
    const bills = [1, 2].map((number) => bill({ number, who: 'home', lines: [line('Subscription', 100_000, number)] }));
    const found = filingOf(bills);
    const file = gstr1Files(found.gstr1)[0];
    const [first] = file?.b2b ?? [];
    const wrong = first?.inv.map((one, at) => (at === 1 ? { ...one, pos: '99' } : one));
    const damaged = { ...file, b2b: [{ ...first, inv: wrong }] };
    const faults = [...faultsOf(damaged as Gstr1File), ...faultsOf({ ...file, fp: '132026' } as Gstr1File)];
    expect(faultRows(faults, found)).toMatchObject([
      {
        docNo: bills[1]?.docNo,
        name: 'Konkan Fleet',
        what: 'The portal would refuse b2b 1 inv[1].pos: is no state.',
        mend: { to: '/sales/invoice?no=2' },
      },
      { docNo: '', name: '', what: 'The portal would refuse head fp: is no month such as 092026.' },
    ]);
  });
});

describe('what the portal would refuse of a document is told with it', () => {
  const lines = [line('Subscription', 100_000, 1)];

  test.each([
    [
      'a code that it does not know',
      { ...line('Subscription', 100_000, 1), hsn: '99841' },
      'home',
      'The portal takes an HSN or SAC of 4, 6 or 8 digits, not 99841.',
    ],
  ] as const)('%s', (_what, sold, who, what) => {
    const of = bill({ number: 1, who, lines: [sold] });
    expect(filingOf([of], note(of, 1, 1)).missing.map(({ docNo, what: said }) => [docNo, said])).toEqual([
      ['INV/26-27/000001', what],
      ['CN/26-27/000001', what],
    ]);
  });

  test('IGST within our own state, and halves for another', () => {
    const away = bill({ number: 1, who: 'away', lines });
    const home = bill({ number: 2, who: 'home', lines });
    const [swapped, other] = [
      { ...away, recipient: home.recipient },
      { ...home, recipient: away.recipient },
    ];
    expect(filingOf([away, home]).missing).toEqual([]);
    expect(filingOf([swapped, other]).missing.map(({ what }) => what)).toEqual([
      'The portal refuses IGST within our state.',
      'The portal refuses CGST and SGST for another state.',
    ]);
  });
});
