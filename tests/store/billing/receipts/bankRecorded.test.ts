import { describe, expect, test } from 'vitest';
import { bankImportable } from '@/store/billing/receipts/bankImport';
import { bankReceiptsOf } from '@/store/billing/receipts/bankReceipts';
import { typedDate } from '@/ui/typedDate';
import { BANK_DAY, bankBusiness, bankRates, malwaAndDeccan, statementRows } from '../../../support/bank';
import { receiptOf } from '../../../support/bills';

const HDFC = 'Date,Narration,Value Dat,Debit Amount,Credit Amount,Chq/Ref Number,Closing Balance';
const SBI = 'Txn Date,Value Date,Description,Ref No./Cheque No.,Debit,Credit,Balance';
const PLAIN = 'Date,Narration,Reference,Credit';
const RECORDED = 'Recorded already: RC/26-27/000001, ₹1,180 of 05 Nov 2026.';
const MAYBE = 'This may be recorded already: RC/26-27/000001, ₹1,180 of 05 Nov 2026. If it is, choose No under Import.';

const recordedAs = (reference: string, changes = {}) =>
  receiptOf(1, { on: '2026-11-05', cash: 1180, reference, ...changes });
const become = async (receipt: ReturnType<typeof receiptOf>, headings: string, ...lines: readonly string[]) => {
  const rows = await statementRows(bankBusiness([receipt]), [headings, ...lines].join('\n'));
  return rows.map(({ validation, warning }) => [validation, warning]);
};

describe('the same amount of the next month is new, whatever comes again with it', () => {
  test.each([
    [
      'the IFSC of the payer',
      'NEFT CR-SBIN0001234-MALWA MOVERS-ACME-SBINN52026100512345678',
      HDFC,
      '05/11/26,NEFT CR-SBIN0001234-MALWA MOVERS-ACME-SBINN52026110587654321,05/11/26,0.00,1180.00,SBINN52026110587654321,1',
    ],
    [
      'the mobile number of the payer',
      'UPI-MALWA MOVERS-9820011111@YBL-SBIN0001234-627812345678-OCT',
      HDFC,
      '05/11/26,UPI-MALWA MOVERS-9820011111@YBL-SBIN0001234-630999999999-NOV,05/11/26,0.00,1180.00,0000630999999999,1',
    ],
    [
      'the account of the bank',
      'TRANSFER FROM 3199414044308',
      SBI,
      '05/11/2026,05/11/2026,BY TRANSFER-NEFT*HDFC0000001*N309262345678901*MALWA MOVERS--,TRANSFER FROM 3199414044308,,"1,180.00",1',
    ],
    [
      'an account of the payer as long as a payment’s number',
      'NEFT MALWA MOVERS 123456789012',
      PLAIN,
      '05/11/2026,NEFT MALWA MOVERS 123456789012,,1180',
    ],
    [
      'a virtual account in the form of a payment’s number',
      'IMPS MALWA MOVERS TRKY100000000042',
      PLAIN,
      '05/11/2026,IMPS MALWA MOVERS TRKY100000000042,,1180',
    ],
    ['a GSTIN', 'NEFT MALWA MOVERS 24AIDPG5043J1ZJ', PLAIN, '05/11/2026,NEFT MALWA MOVERS,24AIDPG5043J1ZJ,1180'],
    ['a bill’s number', 'INV2627000001', PLAIN, '05/11/2026,NEFT MALWA MOVERS,INV2627000001,1180'],
  ])('%s', async (_what, reference, headings, line) => {
    const [row] = await become(receiptOf(1, { on: '2026-10-05', cash: 1180, reference }), headings, line);
    expect(row?.[0]).toBe('New');
  });

  test.each([
    ['the number of a branch', 'CLG DEPOSIT BR 1234 MALWA MOVERS'],
    ['the number of a branch, called so', 'CLG BR NO. 1234 MALWA MOVERS'],
    ['a PIN code', 'CHQ DEP MUMBAI 400001 MALWA MOVERS'],
    ['a day', 'CHQ 05/10/2026 MALWA MOVERS'],
  ])('%s where a cheque was paid in', async (_what, narration) => {
    const receipt = receiptOf(1, { on: '2026-10-05', cash: 1180, mode: 'Cheque', reference: narration });
    expect(await become(receipt, PLAIN, `05/11/2026,${narration},,1180`)).toEqual([['New', undefined]]);
    const rows = await statementRows(
      bankBusiness(),
      `${PLAIN}\n05/10/2026,${narration},,1180\n05/11/2026,${narration},,1180`,
    );
    expect(rows.map(({ validation }) => validation)).toEqual(['New', 'New']);
  });
});

test('money that was recorded is known by its number, its amount and its client, whatever its day', async () => {
  const receipt = recordedAs('N309260001234567');
  expect(
    await become(
      receipt,
      PLAIN,
      '07/11/2026,NEFT MALWA MOVERS,n309260001234567,1180',
      '20/09/2026,NEFT MALWA MOVERS,N309260001234567,1180',
      '07/11/2026,NEFT CR-N309260001234567-MALWA MOVERS,,1180',
      '07/11/2026,NEFT CR-N309260001234567,,1180',
    ),
  ).toEqual([
    ['Same', RECORDED],
    ['Wrong', undefined],
    ['Wrong', undefined],
    ['Wrong', undefined],
  ]);
  for (const line of [
    '20/09/2026,NEFT MALWA MOVERS,N309260001234567,1180',
    '07/11/2026,NEFT CR-N309260001234567,,1180',
  ])
    expect(await become(receipt, PLAIN, line)).toEqual([['Same', RECORDED]]);
});

test('a number of UPI is known with the zeros before it that a bank adds', async () => {
  expect(
    await become(
      recordedAs('630912345678'),
      HDFC,
      '06/11/26,UPI-MALWA MOVERS,06/11/26,0.00,1180.00,0000630912345678,1',
    ),
  ).toEqual([['Same', RECORDED]]);
});

test('a cheque is known by its number, unless it bounced and is presented anew', async () => {
  const line = '14/11/2026,CHQ DEP MALWA MOVERS,0000000000123456,1180';
  const cheque = recordedAs('123456', { mode: 'Cheque' });
  expect(await become(cheque, PLAIN, line)).toEqual([['Same', RECORDED]]);
  expect(await become({ ...cheque, status: 'Bounced' }, PLAIN, line)).toEqual([['New', undefined]]);
  expect(await become(cheque, PLAIN, '14/11/2026,CHQ DEP MALWA MOVERS,123457,1180')).toEqual([['New', undefined]]);
});

test.each(['CHQ 123456', 'Chq. No. 000123456', 'CHQNO123456', 'Cheque Number: 123456', 'CLG/NO 123456', 'No. 123456'])(
  'a cheque is known by the number that its words name: %s',
  async (named) => {
    const cheque = recordedAs('123456', { mode: 'Cheque' });
    const narration = `${named} MALWA MOVERS MUMBAI 400001 CLG`;
    expect(await become(cheque, PLAIN, `14/11/2026,${narration},,1180`)).toEqual([['Same', RECORDED]]);
  },
);

test('day, amount and reference tell money without a number, in whatever case', async () => {
  const receipt = recordedAs('UPI Malwa Movers R1');
  expect(await become(receipt, PLAIN, '05/11/2026,MALWA MOVERS,upi malwa movers r1,1180')).toEqual([
    ['Same', RECORDED],
  ]);
  expect(await become(receipt, PLAIN, '15/11/2026,MALWA MOVERS,UPI MALWA MOVERS R1,1180')).toEqual([
    ['New', undefined],
  ]);
});

test.each([
  ['a near day, of the same amount', 'by hand', '07/11/2026,NEFT MALWA MOVERS,N311260001234567,1180', ''],
  [
    'another client, by its number',
    'N309260001234567',
    '05/11/2026,DECCAN ROADS,N309260001234567,1180',
    ', of Malwa Movers',
  ],
  ['another client, by day and reference', 'R1', '05/11/2026,DECCAN ROADS,R1,1180', ', of Malwa Movers'],
  [
    'another month, by a number among other words',
    'NEFT N309260001234567 MALWA',
    '30/09/2026,NEFT MALWA MOVERS,N309260001234567,1180',
    '',
  ],
])('what is recorded of %s is new, with a warning', async (_of, reference, line, whose) => {
  expect(await become(recordedAs(reference), PLAIN, line)).toEqual([['New', MAYBE.replace('. If', `${whose}. If`)]]);
});

test('two payments of one amount and near days are told apart by their numbers', async () => {
  expect(await become(recordedAs('N309260001234567'), PLAIN, '06/11/2026,MALWA MOVERS,N310260001234567,1180')).toEqual([
    ['New', undefined],
  ]);
});

test('whether a row is imported can be chosen: a known one all the same, and a new one not', async () => {
  const business = bankBusiness([recordedAs('N309260001234567')]);
  const rows = await statementRows(
    business,
    `${PLAIN}\n05/11/2026,MALWA MOVERS,N309260001234567,1180\n06/11/2026,MALWA MOVERS,N310260001234567,500`,
    { '2.taken': 'Yes', '3.taken': 'No' },
  );
  expect(rows.map(({ validation, warning }) => [validation, warning])).toEqual([
    ['New', MAYBE],
    ['Same', 'You leave this row out.'],
  ]);
});

test('a row that names nobody is of the client of the receipt that was made of it', async () => {
  const receipt = receiptOf(1, { accountId: 'account-2', on: '2026-11-05', cash: 77, reference: 'BY TRANSFER 9' });
  const [row] = await statementRows(bankBusiness([receipt]), `${PLAIN}\n05/11/2026,BY TRANSFER 9,,77`);
  expect(row).toMatchObject({ validation: 'Same', texts: { client: 'Deccan Roads' } });
});

test('two payments by the bank’s one account on one day are two, each recorded by the bank’s words', async () => {
  const line = (utr: string) =>
    `05/11/2026,05/11/2026,BY TRANSFER-NEFT*HDFC0000001*${utr}*MALWA MOVERS--,TRANSFER FROM 3199414044308,,500,1`;
  const rows = await statementRows(
    bankBusiness(),
    [SBI, line('N309262345678901'), line('N309262345678902')].join('\n'),
  );
  expect(rows.map(({ validation }) => validation)).toEqual(['New', 'New']);
  const { edits } = bankReceiptsOf(malwaAndDeccan)(rows);
  expect(edits.map(({ reference }) => reference)).toEqual([
    'BY TRANSFER-NEFT*HDFC0000001*N309262345678901*MALWA MOVERS--',
    'BY TRANSFER-NEFT*HDFC0000001*N309262345678902*MALWA MOVERS--',
  ]);
});

test('a link leads to the receipt that a row is', async () => {
  const business = bankBusiness([recordedAs('N309260001234567')]);
  const [row] = await statementRows(business, `${PLAIN}\n05/11/2026,MALWA MOVERS,N309260001234567,1180`);
  const { pathOf } = bankImportable(business, malwaAndDeccan, bankRates, {
    today: BANK_DAY,
    dayOf: (typed) => typedDate(typed, BANK_DAY),
  });
  expect(row?.known && pathOf?.(row.known.record)).toBe('/sales/receipt?no=1');
});

describe('money that went out', () => {
  const KOTAK = 'Sl. No.,Date,Description,Chq / Ref number,Amount,Dr / Cr,Balance,Dr / Cr';
  test.each([
    [
      'marked so beside the amount',
      KOTAK,
      '1,05/11/2026,REFUND MALWA MOVERS,UTR111122223,"5,000.00",DR,"1,000.00",CR',
      'Money went out by this row: it is marked DR.',
    ],
    [
      'under a type',
      'Date,Description,Amount,Type',
      '05/11/2026,MALWA MOVERS,500,Debit',
      'Money went out by this row: it is marked Debit.',
    ],
    [
      'marked in the amount',
      'Date,Description,Amount',
      '05/11/2026,MALWA MOVERS,"5,000.00 Dr"',
      'Money went out by this row.',
    ],
    ['below zero', 'Date,Description,Amount', '05/11/2026,MALWA MOVERS,-500.00', 'Money went out by this row.'],
    [
      'in parentheses',
      'Date,Description,Amount',
      '05/11/2026,MALWA MOVERS,"(₹ 1,180.00)"',
      'Money went out by this row.',
    ],
    ...['Db', 'W', 'Transfer Dr', 'DR TRANSFER', 'D', 'Withdrawal.'].map((mark) => [
      `under a mark, as ${mark}`,
      'Date,Description,Amount,Dr/Cr',
      `05/11/2026,MALWA MOVERS,1180,${mark}`,
      `Money went out by this row: it is marked ${mark}.`,
    ]),
    ['in a column of its own', PLAIN, '05/11/2026,RENT,R9,', 'No money came in by this row.'],
  ])('is passed over, and told: %s', async (_how, headings, line, warning) => {
    const [row] = await statementRows(bankBusiness(), `${headings}\n${line}`);
    expect(row).toMatchObject({ validation: 'Same', warning, texts: { taken: 'No' } });
  });

  test('is not what stands under Deposits beside a balance that is a debt', async () => {
    const [row] = await statementRows(
      bankBusiness(),
      'Date,Particulars,Withdrawals,Deposits,Balance,Dr/Cr\n05/11/2026,MALWA MOVERS,,500.00,9000.00,DR',
    );
    expect(row).toMatchObject({ validation: 'New', draft: { amount: 500 } });
  });

  test('is not what is marked as a credit, or by the way it came', async () => {
    for (const type of ['CR', 'Credit', 'C', 'Deposit', 'Transfer Cr', 'NEFT', '']) {
      const [row] = await statementRows(
        bankBusiness(),
        `Date,Description,Amount,Type\n05/11/2026,MALWA MOVERS,500.00 Cr,${type}`,
      );
      expect(row).toMatchObject({ validation: 'New', draft: { amount: 500 } });
    }
  });
});
