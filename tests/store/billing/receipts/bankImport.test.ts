import { describe, expect, test } from 'vitest';
import { formatDate } from '@/format';
import { billTable } from '@/store/billing/bills/billsSlice';
import { emptyBusiness } from '@/store/business/business';
import { companyNow } from '@/store/billing/company/company';
import { bankFacts, bankFitting, bankReceiptsOf } from '@/store/billing/receipts/bankReceipts';
import { bankImportable } from '@/store/billing/receipts/bankImport';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { typedDate } from '@/ui/typedDate';
import { account } from '../../../support/accounts';
import { billOf, receiptOf } from '../../../support/bills';
import { bytesOf, validated } from '../../../support/sheets';

const TODAY = '2026-11-20';
const rates = companyNow(emptyBusiness).tdsRates;
const konkan = account(1);
const named = (n: number, name: string, mobileNumber: string, gstNo: string) =>
  account(n, {
    bill: { ...konkan.bill, companyName: name },
    client: { ...konkan.client, companyName: name, mobileNumber },
    billing: { ...konkan.billing, billingName: name, gstNo },
  });
const malwa = named(2, 'Malwa Movers Pvt. Ltd.', '9820011111', '24AIDPG5043J1ZJ');
const twin = named(3, 'Twin Roads', '9820022222', '');
const otherTwin = named(4, 'Twin Roads', '9820033333', '');
const accounts = [konkan, malwa, twin, otherTwin];
const books = {
  bills: billTable([
    billOf(1),
    billOf(2, { accountId: 'account-2', total: 2360 }),
    billOf(3, { accountId: 'account-3', total: 2360 }),
    billOf(4, { accountId: 'account-4', total: 777 }),
  ]),
  creditNotes: creditNoteTable([]),
  openings: openingTable([]),
  debitNotes: debitNoteTable([]),
  writeOffs: writeOffTable([]),
  receipts: receiptTable([]),
};
const importable = bankImportable(books, accounts, rates, { today: TODAY, dayOf: (typed) => typedDate(typed, TODAY) });
const rowsOf = (text: string, known = [] as Parameters<typeof validated<object, ReturnType<typeof receiptOf>>>[1]) =>
  validated(importable, known, bytesOf(`Txn Date,Description,Ref No,Debit,Credit\n${text}`));

test.each([
  ['a bill’s number', 'NEFT INV/26-27/000002 PAYMENT', 50, 'Malwa Movers Pvt. Ltd.'],
  ['a bill’s number without signs', 'IMPS INV2627000002', 50, 'Malwa Movers Pvt. Ltd.'],
  ['a GSTIN', 'RTGS 24AIDPG5043J1ZJ ADV', 50, 'Malwa Movers Pvt. Ltd.'],
  ['a mobile number', 'UPI/9820022222@upi/fleet', 50, 'Twin Roads (no. 3)'],
  ['a name, whatever the form of the firm', 'NEFT CR-MALWA MOVERS-SBIN', 50, 'Malwa Movers Pvt. Ltd.'],
  ['an amount that is open at one client alone', 'BY TRANSFER', 1180, 'Konkan Carriers'],
  ['an amount among those of one name', 'NEFT TWIN ROADS', 777, 'Twin Roads (no. 4)'],
])('a client is proposed by %s', async (_by, narration, amount, client) => {
  const [row] = await rowsOf(`05/11/2026,${narration},R1,,${amount}`);
  expect(row).toMatchObject({ validation: 'New', draft: { on: '2026-11-05', amount, client } });
});

test('a row of a closed month says on which day it counts', async () => {
  const closed = bankImportable(books, accounts, rates, {
    today: TODAY,
    dayOf: (typed) => typedDate(typed, TODAY),
    open: '2026-11-01',
  });
  const warned = (on: string) => closed.warned?.({ on, amount: 50, client: 'Malwa Movers Pvt. Ltd.' });
  expect(warned('2026-10-28')).toBe(`Oct 2026 is closed: it counts on ${formatDate(TODAY)}.`);
  expect(warned('2026-11-01')).toBeUndefined();
});

test('nobody is proposed where several clients fit, or none, and the row says so', async () => {
  const rows = await rowsOf(
    '05/11/2026,BY TRANSFER,R1,,2360\n05/11/2026,NEFT TWIN ROADS,R2,,50\n05/11/2026,BY CASH,R3,,3\n05/11/2026,***,,,3',
  );
  expect(rows.map(({ validation, reasons }) => [validation, reasons.client])).toEqual(
    Array.from({ length: 4 }, () => ['Wrong', 'Nothing in this row names one client. Choose it.']),
  );
});

test('a client can be chosen, and bad cells are told with their reasons', async () => {
  const file = bytesOf(
    'Date,Narration,Reference,Credit\n05/11/2026,BY TRANSFER,R1,2360\n21/11/2026,MALWA MOVERS,R2,50\n31/02/2026,MALWA MOVERS,R3,50\n05/11/2026,MALWA MOVERS,R4,ten',
  );
  const rows = await validated(importable, [], file, { '2.client': 'Konkan Carriers' });
  expect(rows.map(({ reasons }) => reasons)).toEqual([
    {},
    { on: 'This date is in the future. Correct it, day first.' },
    { on: 'This is not a date. Write it as 19 Nov 2026.' },
    { amount: 'Credit must be a number' },
  ]);
  expect(rows[0]).toMatchObject({ draft: { client: 'Konkan Carriers' } });
});

test('the same line twice in a file is told, whatever its day', async () => {
  const rows = await rowsOf('05/11/2026,MALWA MOVERS,N326000001234,,50\n06/11/2026,MALWA MOVERS,N326000001234,,50');
  expect(rows.map(({ validation, reasons }) => [validation, reasons.reference])).toEqual([
    ['New', undefined],
    ['Wrong', 'Row 2 has this Reference already.'],
  ]);
});

test('what somebody recorded meanwhile is left out, and its receipt is named', async () => {
  const brought = bankReceiptsOf(accounts)(
    await rowsOf('05/11/2026,MALWA MOVERS,R1,,50\n05/11/2026,MALWA MOVERS,R2,,50'),
  );
  const meanwhile = receiptOf(7, { accountId: 'account-2', on: '2026-11-05', cash: 50, reference: 'R1' });
  const { edits, leftOut } = bankFitting({ receipts: receiptTable([meanwhile]) }, brought);
  expect([edits.map(({ reference }) => reference), leftOut.map(({ refusal }) => refusal.reason)]).toEqual([
    ['R2'],
    ['Recorded already: RC/26-27/000007, ₹50 of 05 Nov 2026.'],
  ]);
  const cancelled = receiptTable([{ ...meanwhile, status: 'Cancelled' }]);
  expect(bankFitting({ receipts: cancelled }, brought).leftOut).toEqual([]);
});

describe('tax that was kept back', () => {
  const dues = {
    ...books,
    bills: billTable([
      billOf(1),
      billOf(5, {
        dueOn: '2026-12-01',
        taxes: [{ hsn: '9984', taxable: 5000, cgst: 450, sgst: 450, igst: 0 }],
        total: 5900,
      }),
      billOf(6, {
        dueOn: '2026-12-02',
        taxes: [{ hsn: '9984', taxable: 3000, cgst: 270, sgst: 270, igst: 0 }],
        total: 3540,
      }),
    ]),
  };
  const withDues = (changes = {}) =>
    bankImportable({ ...dues, ...changes }, accounts, rates, {
      today: TODAY,
      dayOf: (typed) => typedDate(typed, TODAY),
    });
  const lineOf = (amount: number) =>
    bytesOf(`Date,Narration,Reference,Credit\n05/11/2026,NEFT KONKAN CARRIERS,R1,${amount}`);
  const draftsOf = async (amount: number, mended = {}) => {
    const { edits } = bankReceiptsOf(accounts)(await validated(withDues(), [], lineOf(amount), mended));
    return [...bankFacts(() => dues, rates, edits)].map(({ payload: { cash, tds, allocations } }) => ({
      cash,
      tds,
      settles: allocations.map(({ billId, amount: settled }) => `${billId} ${settled}`),
    }));
  };

  test.each([
    [1160, '194C', 20, ['bill-1 1180']],
    [6960, '194C', 120, ['bill-1 1180', 'bill-5 5900']],
    [3240, '194J', 300, ['bill-6 3540']],
  ])('is proposed where ₹%d is short of bills by it', async (amount, code, tds, settles) => {
    const [row] = await validated(withDues(), [], lineOf(amount));
    expect(row?.draft?.tdsCode).toBe(code);
    expect(await draftsOf(amount)).toEqual([
      { cash: amount, tds: expect.objectContaining({ code, amount: tds }), settles },
    ]);
  });

  test('is not where the amount settles bills by itself, or is short by no section’s tax', async () => {
    for (const amount of [1180, 7080, 1161, 500]) {
      const [row] = await validated(withDues(), [], lineOf(amount));
      expect(row?.draft?.tdsCode).toBeUndefined();
    }
  });

  test('can be chosen otherwise, and then nothing of it is proposed', async () => {
    expect(await draftsOf(1160, { '2.tdsCode': 'None' })).toEqual([
      { cash: 1160, tds: undefined, settles: ['bill-1 1160'] },
    ]);
  });

  test('is of the section that the client kept it back under before', async () => {
    const twice = [...rates, { code: '194H', rate: 2 }];
    const before = receiptOf(1, { tds: { code: '194H', rate: 2, amount: 20 } });
    const own = { ...dues, receipts: receiptTable([before]) };
    const beside = bankImportable(own, accounts, twice, { today: TODAY, dayOf: (typed) => typedDate(typed, TODAY) });
    const [row] = await validated(beside, [], lineOf(1160));
    expect(row?.draft?.tdsCode).toBe('194H');
  });
});

test('each receipt settles what those before it left open', async () => {
  const rows = await rowsOf('05/11/2026,UPI KONKAN CARRIERS,,,1000\n06/11/2026,CHQ KONKAN CARRIERS,C77,,500');
  const { edits } = bankReceiptsOf(accounts)(rows);
  let state = books;
  const drafts = [];
  for (const { payload } of bankFacts(() => state, rates, edits)) {
    drafts.push(payload);
    state = { ...books, receipts: receiptTable(drafts.map((draft, index) => receiptOf(index + 1, draft))) };
  }
  expect(drafts).toMatchObject([
    {
      accountId: 'account-1',
      cash: 1000,
      mode: 'UPI',
      reference: 'UPI KONKAN CARRIERS',
      allocations: [{ billId: 'bill-1', amount: 1000 }],
    },
    {
      accountId: 'account-1',
      cash: 500,
      mode: 'Cheque',
      reference: 'C77',
      allocations: [{ billId: 'bill-1', amount: 180 }],
    },
  ]);
});

test('of two names that stand in a row the longer one is meant, wherever it stands', async () => {
  const firms = [named(5, 'Malwa', '9820044444', ''), named(6, 'Malwa Movers Express', '9820055555', '')];
  const beside = bankImportable(books, firms, rates, { today: TODAY, dayOf: (typed) => typedDate(typed, TODAY) });
  const rows = await validated(
    beside,
    [],
    bytesOf('Date,Narration,Reference,Credit\n05/11/2026,MALWA MOVERS EXPRESS FOR MALWA,R1,50'),
  );
  expect(rows[0]).toMatchObject({ draft: { client: 'Malwa Movers Express' } });
});
