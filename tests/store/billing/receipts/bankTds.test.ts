import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { billTable } from '@/store/billing/bills/billsSlice';
import { balanceDue } from '@/store/billing/receivables/owed';
import { bankFacts, bankReceiptsOf } from '@/store/billing/receipts/bankReceipts';
import { keptBack } from '@/store/billing/receipts/keptBack';
import { openDebtsOf } from '@/store/billing/receipts/openDebts';
import { bankBusiness, bankRates, malwaAndDeccan, statementRows } from '../../../support/bank';
import { billOf } from '../../../support/bills';

const larger = billOf(5, {
  dueOn: '2026-12-01',
  taxes: [{ hsn: '9984', taxable: 5000, cgst: 450, sgst: 450, igst: 0 }],
  total: 5900,
});
const business = bankBusiness([], { bills: billTable([billOf(1), larger]) });
const statement = (amounts: readonly number[]) =>
  [
    'Date,Narration,Reference,Credit',
    ...amounts.map((amount, at) => `05/11/2026,NEFT MALWA MOVERS,UTRA0000000${at},${amount}`),
  ].join('\n');

test('tax that was kept back is proposed for one row of a bill, and recorded for that one alone', async () => {
  const store = createStore(business);
  const rows = await statementRows(business, statement([1160, 1160, 1160]));
  expect(rows.map(({ texts, proposals }) => [texts.tdsCode, proposals?.tdsCode?.why])).toEqual([
    ['194C', 'With ₹20 kept back it settles bill INV/26-27/000001.'],
    ['', undefined],
    ['', undefined],
  ]);
  const { edits } = bankReceiptsOf(malwaAndDeccan)(rows);
  for (const fact of bankFacts(() => store.getState(), bankRates, edits)) store.dispatch(fact);
  expect(balanceDue(store.getState(), 'account-1')).toBe(1180 + 5900 - 3 * 1160 - 20);
});

test('a row settles whole, with its tax, what the rows before it left open', async () => {
  const rows = await statementRows(business, statement([1160, 5800]));
  expect(rows.map(({ proposals }) => proposals?.tdsCode?.why)).toEqual([
    'With ₹20 kept back it settles bill INV/26-27/000001.',
    'With ₹100 kept back it settles bill INV/26-27/000005.',
  ]);
});

test('a proposal that no longer holds when it is recorded falls away; what somebody chose does not', async () => {
  const settled = { ...business, bills: billTable([larger]) };
  const recorded = async (mended: Readonly<Record<string, string>>) => {
    const { edits } = bankReceiptsOf(malwaAndDeccan)(await statementRows(business, statement([1160]), mended));
    return [...bankFacts(() => settled, bankRates, edits)].map(({ payload }) => payload.tds?.amount);
  };
  expect(await recorded({})).toEqual([undefined]);
  expect(await recorded({ '2.tdsCode': '194C' })).toEqual([20]);
});

test('each open bill is looked at once for all runs and sections', () => {
  let looks = 0;
  const { bills } = bankBusiness([], {
    bills: billTable(Array.from({ length: 240 }, (_, at) => billOf(at + 1, { total: 1180 + at * 7 }))),
  });
  const open = openDebtsOf(bankBusiness([], { bills }), 'account-1').map(({ bill, amount }) => ({
    amount,
    bill: {
      ...bill,
      get taxes() {
        looks += 1;
        return bill.taxes;
      },
    },
  }));
  expect(keptBack(open, bankRates, 77.13)).toBeUndefined();
  expect(looks).toBe(240);
});
