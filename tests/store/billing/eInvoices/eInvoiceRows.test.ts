import { describe, expect, test } from 'vitest';
import { lateOf, selectEInvoiceRows } from '@/store/billing/eInvoices/eInvoiceRows';
import { companySchema } from '@/store/billing/company/companySchema';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { companyNow } from '@/store/billing/company/company';
import { detailsOf } from '@/store/billing/company/companyDetails';
import { lastOfMonth } from '@/store/kit/calendar';
import { createStore } from '@/store/business/store';
import type { Business } from '@/store/business/business';
import { eInvoiceFileMade } from '@/store/facts/bills';
import { portalBill, portalBusiness, portalNote } from '../../../support/eInvoices';
import { done, reasonOf } from '../../../support/said';

const rowsOf = (business: Business, month = '2026-09') =>
  selectEInvoiceRows(business, `${month}-01`, lastOfMonth(month), new Set());
const inShort = (business: Business) => rowsOf(business).map(({ docNo, standing }) => [docNo, standing]);
const whatOf = (business: Business) => rowsOf(business)[0]?.gaps.map(({ what }) => what);
const { recipient } = portalBill();

/** The clients of a business, the first of which has another place. */
function withBilling({ accounts }: Business, place: { town?: string; pinCode: string }) {
  const client = accounts.entities['account-1'];
  if (!client) throw new Error('There is no account 1.');
  const entities = { ...accounts.entities, 'account-1': { ...client, billing: { ...client.billing, ...place } } };
  return { accounts: { ...accounts, entities } };
}

describe('what is registered', () => {
  test('are the bills and credit notes of a month since the day that the company chose', () => {
    expect(inShort(portalBusiness())).toEqual([
      ['INV/26-27/000123', 'To send'],
      ['CN/26-27/000007', 'To send'],
    ]);
    expect(inShort(portalBusiness({ eInvoiceFrom: '2026-09-06' }))).toEqual([['CN/26-27/000007', 'To send']]);
    expect(inShort(portalBusiness({ eInvoiceFrom: '' }))).toEqual([]);
    expect(rowsOf(portalBusiness(), '2026-10')).toEqual([]);
  });

  test('are those of one day, or of several days over the end of a month', () => {
    const october = portalNote({ id: 'note-8', number: 8, docNo: 'CN/26-27/000008', issuedOn: '2026-10-01' });
    const books = { ...portalBusiness(), creditNotes: creditNoteTable([portalNote(), october]) };
    const numbersOf = (from: string, to: string) =>
      selectEInvoiceRows(books, from, to, new Set()).map(({ docNo }) => docNo);
    expect(numbersOf('2026-09-05', '2026-09-05')).toEqual(['INV/26-27/000123']);
    expect(numbersOf('2026-09-20', '2026-10-01')).toEqual(['CN/26-27/000007', 'CN/26-27/000008']);
    expect(numbersOf('2026-10-02', '2026-09-05')).toEqual([]);
  });

  test.each([
    ['of a client without a GST number', portalBill({ recipient: { ...recipient, gstin: '' } })],
    ['that was cancelled', portalBill({ status: 'Cancelled' })],
    [
      'on which nothing is taxed',
      portalBill({ taxes: portalBill().taxes.map((tax) => ({ ...tax, rate: 'Exempt' as const, igst: 0 })) }),
    ],
  ])('is no bill %s', (_which, bill) => {
    expect(rowsOf(portalBusiness({}, bill, portalNote({ status: 'Cancelled' })))).toEqual([]);
  });

  test('is no credit note that comes too late to take GST off', () => {
    const late = portalNote({ issuedOn: '2027-12-01' });
    expect(rowsOf(portalBusiness({}, portalBill(), late), '2027-12')).toEqual([]);
  });
});

describe('what is missing of a document is told before', () => {
  test.each([
    ['our address', { address: '', town: '', pinCode: undefined }, {}, ['Company: Address, Town, PIN Code missing.']],
    ['the client’s place', {}, { town: undefined, pinCode: undefined }, ['Client: Town, PIN Code missing.']],
    ['where the goods go', {}, { deliveryAddress: 'Depot 3' }, ['Client: Delivery Town, Delivery PIN Code missing.']],
    ['nothing', {}, {}, []],
  ])('%s', (_what, ours, theirs, told) => {
    expect(whatOf(portalBusiness(ours, portalBill({ recipient: { ...recipient, ...theirs } })))).toEqual(told);
  });

  test('a code of four digits, and a discount that is more than what it is on', () => {
    const [device, discount] = portalBill().lines;
    if (!device || !discount) throw new Error('The bill has no lines.');
    const short = portalBill({
      lines: [{ ...device, hsn: '9984' }],
      taxes: [{ hsn: '9984', taxable: 5500, cgst: 0, sgst: 0, igst: 990 }],
    });
    expect(whatOf(portalBusiness({}, short))?.[0]).toContain('9984 has 4 digits of 6');
    const below = portalBill({
      lines: [{ ...device, taxable: 100 }, discount],
      taxes: [{ hsn: '852691', taxable: -400, cgst: 0, sgst: 0, igst: -72 }],
    });
    expect(whatOf(portalBusiness({}, below))?.[0]).toContain('no amount below zero');
  });

  test('a GST number whose check character is another', () => {
    const wrong = portalBill({ recipient: { ...recipient, gstin: '24AIDPG5043J1Z0' } });
    const mismatch = 'The check character does not match: for the first 14 characters it would be';
    expect(whatOf(portalBusiness({}, wrong))).toEqual([
      `Client: ${mismatch} J. Check for a typing mistake. Then cancel this one and bill again.`,
    ]);
    expect(whatOf(portalBusiness({ gstin: '27AAPFU0939F1Z0' }))).toEqual([
      `Company: ${mismatch} V. Check for a typing mistake.`,
    ]);
  });

  test('a PIN code of another state than that of the GST number', () => {
    const wrong = portalBill({ recipient: { ...recipient, pinCode: '411001' } });
    const rest = 'where the GST number is registered. Check which of the two is right.';
    const business = portalBusiness({ pinCode: '395002' }, wrong);
    const as = (pinCode: string) => whatOf({ ...business, ...withBilling(business, { pinCode }) });
    const ours = `Company: 395002 is no PIN code of Maharashtra, ${rest}`;
    expect(as('411001')).toEqual([ours, `Client: 411001 is no PIN code of Gujarat, ${rest}`]);
    // It is mended without a new bill.
    expect(as('395002')).toEqual([ours]);
  });

  test('a number that begins with 0', () => {
    const told = rowsOf(portalBusiness({}, portalBill({ docNo: '0A/26-27/000123' })));
    expect(told.map(({ standing, gaps }) => [standing, gaps])).toEqual([
      [
        'Missing something',
        [
          {
            what: 'The portal takes no number that begins with 0: choose another series for later ones, cancel this one and issue it again.',
            mend: 'company',
          },
        ],
      ],
      ['To send', []],
    ]);
  });

  test('and is mended without a new bill: what it lacks is as it is now', () => {
    const unplaced = portalBill({ recipient: { ...recipient, town: undefined, pinCode: undefined } });
    const business = portalBusiness({}, unplaced);
    expect(whatOf({ ...business, ...withBilling(business, { town: 'Surat', pinCode: '395002' }) })).toEqual([]);
  });
});

test('what went into a file is told so, and the file is refused once a document was cancelled', () => {
  const store = createStore(portalBusiness());
  done(store.dispatch(eInvoiceFileMade([{ id: 'bill-123', accountId: 'account-1' }], '2026-09-06')));
  expect(inShort(store.getState())).toEqual([
    ['INV/26-27/000123', 'In a file'],
    ['CN/26-27/000007', 'To send'],
  ]);
  const cancelled = createStore(portalBusiness({}, portalBill({ status: 'Cancelled' })));
  expect(reasonOf(cancelled.dispatch(eInvoiceFileMade([{ id: 'bill-123', accountId: 'account-1' }])))).toBe(
    'The bill INV/26-27/000123 was cancelled: make the file again.',
  );
  expect(reasonOf(cancelled.dispatch(eInvoiceFileMade([{ id: 'nobody', accountId: 'account-1' }])))).toBe(
    'One of the documents is not there any more: make the file again.',
  );
});

test('a document counts 30 days, its own among them, and a week before the last it is told', () => {
  const rows = rowsOf(portalBusiness()).slice(0, 1);
  expect(rows[0]?.lastOn).toBe('2026-10-04');
  expect(['2026-09-26', '2026-09-27', '2026-10-04', '2026-10-05'].map((today) => lateOf(rows, today))).toEqual([
    { past: 0, soon: 0 },
    { past: 0, soon: 1 },
    { past: 0, soon: 1 },
    { past: 1, soon: 0 },
  ]);
});

test.each([
  ['2026-12-01', '0A', 'E-invoices take no number that begins with 0: choose another Tax Invoice Series.'],
  ['2026-12-01', 'A0', undefined],
  ['', '0A', undefined],
])(
  'with e-invoices from %j and the series %s the company is taken, or told what is wrong',
  async (from, series, message) => {
    const now = { ...detailsOf(companyNow(portalBusiness())), eInvoiceFrom: from, billPrefix: series };
    const codes = { hardwareHsn: '852691', installationSac: '998716', leaseSac: '997319' };
    const told = await companySchema.validate({ ...now, ...codes }).then(
      () => undefined,
      (error: unknown) => (error as Error).message,
    );
    expect(told).toBe(message);
  },
);

test.each([
  [
    '2026-12-01',
    '9984',
    'E-invoices ask for six digits: SAC of a Subscription has four. Ask your accountant which six.',
  ],
  ['2026-12-01', '998429', undefined],
  ['', '9984', undefined],
  ['soon', '998429', 'E-invoices From is not a date. Leave it empty where there are none.'],
])('with e-invoices from %j and SAC %s the company is taken, or told what is wrong', async (from, sac, message) => {
  const now = { ...detailsOf(companyNow(portalBusiness())), eInvoiceFrom: from, subscriptionSac: sac };
  const told = await companySchema.validate(now).then(
    () => undefined,
    (error: unknown) => (error as Error).message,
  );
  expect(told).toBe(message);
});
