import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { billTable } from '@/store/billing/bills/billsSlice';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { openAmount } from '@/store/billing/receivables/openBills';
import { receiptRecorded } from '@/store/facts/receipts';
import { vendorAdded } from '@/store/facts/vendors';
import { smallSales } from '../../support/accounts';
import { billOf } from '../../support/bills';
import { farJournal } from '../../support/farJournal';
import { openTab, settle, type Tab } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const bill = billOf(1);
const books = { ...emptyBusiness, ...smallSales, bills: billTable([bill]) };
const received = (amount: number) =>
  receiptRecorded(
    {
      accountId: 'account-1',
      on: '2026-11-20',
      mode: 'Cash',
      cash: amount,
      allocations: [{ billId: bill.id, amount }],
    },
    '2026-11-20',
  );
const shown = ({ business }: Tab) => [business().receipts.ids.length, openAmount(business(), bill)];

test('two receipts that settle a bill, said while the line was cut, are both kept once it is back, and every tab sees the same', async () => {
  const shelf = memoryShelf();
  const firstFact = () => Promise.resolve(businessReplaced(books, 'sample'));
  const near = () => Promise.resolve(shelf());
  let isCut = false;
  const field = await openTab(() => Promise.resolve(farJournal(shelf, () => (isCut ? { away: 'before' } : {}))), {
    firstFact,
  });
  await settle([field]);
  isCut = true;
  expect([600, 580].map((amount) => field.store.dispatch(received(amount)).done)).toEqual([true, true]);
  expect(shown(field)).toEqual([2, 0]);
  const office = await openTab(near, { firstFact });
  office.store.dispatch(vendorAdded(vendorDraft('Konkan')));
  await settle([office]);
  isCut = false;
  await settle([field, office]);
  const fresh = await openTab(near, { firstFact });
  expect([field, office, fresh].map(shown)).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
});
