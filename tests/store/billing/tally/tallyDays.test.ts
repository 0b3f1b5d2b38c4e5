import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyTable } from '@/store/billing/company/companySlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { companyNow } from '@/store/billing/company/company';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { selectNotInFiles } from '@/store/billing/tally/notInFiles';
import { tallyFiles, tallyFileName } from '@/store/billing/tally/tallyFiles';
import { tallySums } from '@/store/billing/tally/tallySums';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { challanOffered } from '@/store/facts/challans';
import { monthClosed } from '@/store/facts/periods';
import { receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { daysAfter } from '@/store/kit/dates';
import { STORE } from '@/store/kit/movements/holder';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { account, salesOf } from '../../../support/accounts';
import { receiptOf } from '../../../support/bills';
import { bill, line, note } from '../../../support/returnDocuments';
import { runs } from '../../../support/runs';
import { done } from '../../../support/said';
import { smallMoney } from '../../../support/money';
import { smallBusiness } from '../../../support/tabs';
import { DELHI, NASHIK, registeredBusiness } from '../../../support/transfers';

const NONE: ReadonlySet<string> = new Set();
const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, name: 'R & R Trackers', stateCode: '27' };
const businessOf = (parts: Partial<Business>): Business => ({
  ...emptyBusiness,
  company: companyTable([own]),
  ...parts,
});
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const YEAR = { from: '2025-12-01', to: '2026-11-30' };

const sample = sampleBusiness('2026-11-21', 'sample');
const away = bill({ number: 121, who: 'away', lines: [line('Hardware', 500_000, 1)] });

test('whichever days are exported, one after the other or over one another, each voucher is the same and of one day', () => {
  const whole = vouchersOf(sample, YEAR, NONE);
  const byId = new Map(whole.map((voucher) => [voucher.remoteId, voucher]));
  expect(whole.length).toBeGreaterThan(50);
  expect(byId.size).toBe(whole.length);
  const day = fc.integer({ min: 0, max: 364 }).map((after) => daysAfter(YEAR.from, after));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from, to] = one < other ? [one, other] : [other, one];
      const parts = [
        { from: YEAR.from, to: daysAfter(from, -1) },
        { from, to },
        { from: daysAfter(to, 1), to: YEAR.to },
      ].flatMap((days) => vouchersOf(sample, days, NONE));
      expect(parts).toHaveLength(whole.length);
      for (const voucher of parts) expect(voucher).toEqual(byId.get(voucher.remoteId));
    }),
    { numRuns: runs(20) },
  );
});

test('money that settles a bill on a later day of its month is a journal of that day, and on account before', () => {
  const later = [{ id: 'later-1', on: '2026-11-20', billId: away.id, amount: 5900 }];
  const advance = receiptOf(7, { accountId: away.accountId, on: '2026-11-09', cash: 5900, allocations: [], later });
  const business = businessOf({ bills: billTable([away]), receipts: receiptTable([advance]) });
  const kinds = (from: string, to: string) => vouchersOf(business, { from, to }, NONE).map(({ kind }) => kind);
  expect(kinds('2026-11-01', '2026-11-15')).toEqual(['Bill', 'Receipt']);
  expect(kinds('2026-11-10', '2026-11-30')).toEqual(['Allocation']);
  const receipt = vouchersOf(business, NOVEMBER, NONE).find(({ kind }) => kind === 'Receipt');
  expect(receipt?.entries.at(-1)?.references).toEqual([{ type: 'On Account', amount: -590_000 }]);
});

test('money of a closed month that is known later is a voucher of the day on which it is known, and its month stays as it was', () => {
  const store = createStore({ ...smallBusiness, ...smallMoney });
  const october = () => vouchersOf(store.getState(), { from: '2026-10-01', to: '2026-10-31' }, NONE);
  const known = (id: string) =>
    vouchersOf(store.getState(), NOVEMBER, NONE)
      .filter(({ remoteId }) => remoteId.startsWith(id))
      .map(({ kind, on }) => [kind, on]);
  const cheque = { accountId: 'account-3', on: '2026-10-20', mode: 'Cheque' as const, cash: 100, allocations: [] };
  const early = receiptRecorded(cheque, '2026-10-20');
  done(store.dispatch(early));
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  const before = october();
  const late = receiptRecorded({ ...cheque, on: '2026-10-28', reference: 'U-7' }, '2026-11-05');
  done(store.dispatch(late));
  const refund = { on: '2026-10-30', mode: 'UPI' as const, amount: 40, why: 'Paid twice' };
  const back = receiptRefunded(late.payload.id, refund, '2026-11-06');
  done(store.dispatch(back));
  done(store.dispatch(receiptBounced(early.payload.id, '2026-11-07')));
  expect(known(late.payload.id)).toEqual([['Receipt', '2026-11-05']]);
  expect(vouchersOf(store.getState(), NOVEMBER, NONE).find(({ kind }) => kind === 'Refund')?.on).toBe('2026-11-06');
  expect(known(early.payload.id)).toEqual([['Bounced', '2026-11-07']]);
  expect(october()).toEqual(before);
});

test('the sums of the files are those of the clients’ statements, kind by kind, and a voucher that is lost is told to the paisa', () => {
  const vouchers = vouchersOf(sample, YEAR, NONE);
  const sums = tallySums(sample, vouchers, YEAR, NONE);
  expect(sums.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['Bill', 'Credit note', 'Receipt', 'Bounced', 'all']),
  );
  expect(sums.map(({ difference }) => difference)).toEqual(sums.map(() => 0));
  expect(sums.every(({ inFiles, inBooks }) => inFiles === inBooks)).toBe(true);
  const lost = vouchers.findLast(({ kind }) => kind === 'Bill');
  const less = tallySums(
    sample,
    vouchers.filter((one) => one !== lost),
    YEAR,
    NONE,
  );
  const missing = lost?.entries.find(({ references }) => references)?.amount ?? 0;
  expect(missing).toBeGreaterThan(0);
  expect(less.filter(({ difference }) => difference !== 0).map(({ id, difference }) => [id, difference])).toEqual([
    ['Bill', -missing / 100],
    ['all', -missing / 100],
  ]);
});

test('what was cancelled is counted by itself and moves nothing', () => {
  const business = businessOf({ bills: billTable([{ ...away, status: 'Cancelled' }]) });
  expect(tallySums(business, vouchersOf(business, NOVEMBER, NONE), NOVEMBER, NONE)).toMatchObject([
    { id: 'Bill', name: 'Sales', count: 0, cancelled: 1, inFiles: 0, inBooks: 0 },
    { id: 'all', count: 0, cancelled: 1 },
  ]);
});

test('a client whose name changes keeps the ledger of its first document, and its vouchers tell the name of their day', () => {
  const renamed = bill({
    number: 122,
    who: 'away',
    on: '2026-11-25',
    lines: [line('Hardware', 100_000, 1)],
    change: { recipient: { ...away.recipient, name: 'Karavali Logistics' } },
  });
  const bills = billTable([away, renamed].map((one) => ({ ...one, accountId: 'account-1' })));
  const business = businessOf({ ...salesOf(account(1)), bills });
  const vouchers = vouchersOf(business, { from: '2026-11-20', to: '2026-11-30' }, NONE);
  expect(vouchers.map(({ party: { ledger, name } }) => [ledger, name])).toEqual([
    ['Karavali Lines', 'Karavali Logistics'],
  ]);
  const files = tallyFiles(vouchers, own);
  expect(files.masters).toContain('<LEDGER NAME="Karavali Lines" ACTION="Create">');
  expect(files.masters).toContain('<MAILINGNAME>Karavali Logistics</MAILINGNAME>');
  expect(files.masters).not.toContain('NAME="Karavali Logistics"');
});

test('a client’s ledger has the GST number of the last document of its day, whatever settles or lowers an older one after it', () => {
  const later = [{ id: 'later-1', on: '2026-11-26', billId: away.id, amount: 5900 }];
  const advance = receiptOf(7, {
    accountId: 'account-1',
    on: '2026-11-10',
    cash: 5900,
    recipient: away.recipient,
    later,
  });
  const moved = { ...away.recipient, gstin: '24AIDPG5043J1ZJ', stateCode: '24' };
  const lines = [line('Hardware', 100_000, 1)];
  const renewed = bill({ number: 122, who: 'away', on: '2026-11-25', lines, change: { recipient: moved } });
  const business = businessOf({
    ...salesOf(account(1)),
    bills: billTable([away, renewed].map((one) => ({ ...one, accountId: 'account-1' }))),
    creditNotes: creditNoteTable(note(away, 1, 1, '2026-11-27').map((one) => ({ ...one, accountId: 'account-1' }))),
    receipts: receiptTable([advance]),
  });
  const vouchers = vouchersOf(business, NOVEMBER, NONE);
  expect(vouchers.map(({ kind }) => kind)).toEqual(['Bill', 'Bill', 'Credit note', 'Receipt', 'Allocation']);
  const { masters } = tallyFiles(vouchers, own);
  expect(masters.match(/<PARTYGSTIN>[^<]*/g)).toEqual([`<PARTYGSTIN>${moved.gstin}`]);
});

test('a refund, which bears the recipient of its receipt, brings back no older GST number than a bill between them had', () => {
  const renewed = { ...away.recipient, gstin: '24AIDPG5043J1ZJ', stateCode: '24' };
  const lines = [line('Hardware', 100_000, 1)];
  const moved = bill({ number: 122, who: 'away', on: '2026-11-05', lines, change: { recipient: renewed } });
  const advance = { accountId: 'account-1', on: '2026-10-20', cash: 5900, recipient: away.recipient };
  const store = createStore(
    businessOf({
      ...salesOf(account(1)),
      bills: billTable([{ ...moved, accountId: 'account-1' }]),
      receipts: receiptTable([receiptOf(7, advance)]),
    }),
  );
  const refund = { on: '2026-12-05', mode: 'UPI' as const, amount: 40, why: 'Paid twice' };
  done(store.dispatch(receiptRefunded('receipt-7', refund, '2026-12-05')));
  const vouchers = vouchersOf(store.getState(), { from: '2026-10-01', to: '2026-12-31' }, NONE);
  expect(vouchers.map(({ kind }) => kind).toSorted()).toEqual(['Bill', 'Receipt', 'Refund']);
  expect(tallyFiles(vouchers, own).masters.match(/<PARTYGSTIN>[^<]*/g)).toEqual([`<PARTYGSTIN>${renewed.gstin}`]);
});

test('tax invoices between our registrations, and corrected recipients, are told as not in the files', () => {
  const store = createStore(registeredBusiness);
  const lines = [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty: 3 }];
  const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100.5 }];
  for (const to of [DELHI, NASHIK])
    done(store.dispatch(challanOffered({ from: STORE, to, lines, declared }, '2027-01-15')));
  const january = { from: '2027-01-01', to: '2027-01-31' };
  expect(selectNotInFiles(store.getState(), january, NONE)).toMatchObject([
    {
      docNo: '271/26-27/000001',
      on: '2027-01-15',
      amount: 356,
      what: expect.stringContaining('A tax invoice between'),
    },
  ]);
  expect(selectNotInFiles(store.getState(), NOVEMBER, NONE).map(({ docNo }) => docNo)).toEqual(['Table 11A']);
  const recipient = { ...away.recipient, gstin: '27AAGCG6253J1ZC', stateCode: '27' };
  const taxes = away.taxes.map((tax) => ({ ...tax, igst: 0, cgst: 450, sgst: 450 }));
  const amended = { ...away, amended: { on: '2026-12-03', why: 'Mistyped', recipient, taxes } };
  expect(
    selectNotInFiles(
      { ...store.getState(), bills: billTable([amended]) },
      { from: '2026-12-01', to: '2026-12-31' },
      NONE,
    ),
  ).toMatchObject([
    { docNo: away.docNo, amount: 900, what: expect.stringContaining('from Output IGST to Output CGST and SGST') },
  ]);
});

test('GST on advances, which is of no document, is told as not in the files with the months of their returns', () => {
  const gstin = '27AAPFU0939F1ZV';
  const later = [{ id: 'later-1', on: '2026-12-20', billId: away.id, amount: 590 }];
  const advance = receiptOf(7, { accountId: away.accountId, on: '2026-11-09', cash: 1180, later });
  const business = businessOf({
    company: companyTable([{ ...own, gstin }]),
    bills: billTable([away]),
    receipts: receiptTable([
      advance,
      receiptOf(8, { ...advance, id: 'receipt-8', number: 8, recipient: away.recipient }),
    ]),
  });
  const told = (from: string, to: string, unnumbered = NONE) =>
    selectNotInFiles(business, { from, to }, unnumbered).map(({ docNo, on, name, amount }) => [
      docNo,
      on,
      name,
      amount,
    ]);
  const received = [
    ['Table 11A', '2026-11-30', 'Clients of 27-Maharashtra', 180],
    ['Table 11A', '2026-11-30', 'Clients of 29-Karnataka', 180],
  ];
  const adjusted = [
    ['Table 11B', '2026-12-31', 'Clients of 27-Maharashtra', 90],
    ['Table 11B', '2026-12-31', 'Clients of 29-Karnataka', 90],
  ];
  expect(told('2026-11-01', '2026-11-30')).toEqual(received);
  expect(told('2026-11-01', '2026-12-31')).toEqual([...received, ...adjusted]);
  expect([
    told('2026-11-01', '2026-11-29'),
    told('2026-11-01', '2026-11-30', new Set(['receipt-7', 'receipt-8'])),
  ]).toEqual([[], []]);
  expect(selectNotInFiles(business, { from: '2026-12-01', to: '2026-12-31' }, NONE)).toMatchObject([
    { what: expect.stringContaining('debit Output CGST and SGST'), page: { to: '/sales/gst-returns?month=2026-12' } },
    { what: expect.stringContaining('debit Output IGST') },
  ]);
});

test('GST on advances is told apart for a GST number that the company had before, as its return has it', () => {
  const [before, now] = ['27AAPFU0939F1ZV', '27AAPFU4614F1ZZ'];
  const advance = receiptOf(7, { accountId: away.accountId, on: '2026-11-09', cash: 1180, companyId: 'own-1' });
  const business = businessOf({
    company: companyTable([
      { ...own, id: 'own-1', number: 1, gstin: before },
      { ...own, id: 'own-2', number: 2, gstin: now },
    ]),
    receipts: receiptTable([
      advance,
      receiptOf(8, { ...advance, id: 'receipt-8', number: 8, cash: 590, companyId: 'own-2' }),
    ]),
  });
  const told = selectNotInFiles(business, { from: '2026-11-01', to: '2026-11-30' }, NONE);
  expect(told.map(({ name, amount, page: { to } }) => [name, amount, to])).toEqual([
    ['Clients of 27-Maharashtra', 90, '/sales/gst-returns?month=2026-11'],
    [`Clients of 27-Maharashtra, return of ${before}`, 180, `/sales/gst-returns?month=2026-11&gstin=${before}`],
  ]);
  expect(new Set(told.map(({ id }) => id)).size).toBe(2);
});

describe('what is not in the files', () => {
  const receipts = receiptTable(
    Array.from({ length: 12 }, (_, place) =>
      receiptOf(place + 1, {
        accountId: away.accountId,
        on: `2026-${String(place + 1).padStart(2, '0')}-09`,
        cash: 1180,
      }),
    ),
  );
  const registered = { company: companyTable([{ ...own, gstin: '27AAPFU0939F1ZV' }]), receipts };
  const ALL = { from: '2026-01-01', to: '2026-12-31' };

  test('is looked for again by no fact of anything else, and by one that tells of it', () => {
    const business = businessOf(registered);
    const before = selectNotInFiles(business, ALL, NONE);
    const { accounts } = salesOf(account(1));
    const after = { ...business, origin: { ...business.origin, facts: 7 }, accounts };
    expect(selectNotInFiles(after, { ...ALL }, NONE)).toBe(before);
    const none = receiptTable([]);
    expect([before.length, selectNotInFiles({ ...business, receipts: none }, ALL, NONE)]).toEqual([12, []]);
  });

  test('has each receipt looked up once, however many months the days have', () => {
    let looked = 0;
    const entities = new Proxy(receipts.entities, {
      get(rows, id): unknown {
        looked += 1;
        return Reflect.get(rows, id);
      },
    });
    const counted = businessOf({ ...registered, receipts: { ...receipts, entities } });
    expect(selectNotInFiles(counted, ALL, NONE)).toHaveLength(12);
    expect(looked).toBe(12);
  });
});

test('the files are named for their days', () => {
  expect(tallyFileName(NOVEMBER, 'masters')).toBe('Tally 2026-11-01 to 2026-11-30 masters.xml');
  expect(tallyFileName({ from: '2026-11-05', to: '2026-11-05' }, 'vouchers')).toBe('Tally 2026-11-05 vouchers.xml');
});
