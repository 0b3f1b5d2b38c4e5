import { expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { partyLedgers, selectLedgerClashes } from '@/store/billing/tally/partyLedgers';
import { tallyFiles } from '@/store/billing/tally/tallyFiles';
import { tallySums } from '@/store/billing/tally/tallySums';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { clientCorrected } from '@/store/facts/accounts';
import { daysOf } from '@/store/kit/calendar';
import { edited } from '@/store/kit/edit';
import { account, salesOf } from '../../../support/accounts';
import { billOf, receiptOf, RECIPIENT } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const NONE: ReadonlySet<string> = new Set();
const NOVEMBER = daysOf('2026-11');
const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, name: 'R & R Trackers', stateCode: '27' };
const named = (n: number, tallyLedger?: string) =>
  account(n, { billing: { ...account(n).billing, ...(tallyLedger !== undefined && { tallyLedger }) } });
const businessOf = (accounts: ReturnType<typeof named>[], parts: Partial<Business> = {}): Business => ({
  ...emptyBusiness,
  ...salesOf(...accounts),
  company: companyTable([own]),
  ...parts,
});
const filesOf = (business: Business) => tallyFiles(vouchersOf(business, NOVEMBER, NONE), companyNow(business));

test('a client whose ledger Tally calls otherwise is that in each voucher, and in no file of masters', () => {
  const documents = {
    bills: billTable([billOf(1), billOf(2, { accountId: 'account-2' })]),
    receipts: receiptTable([receiptOf(1, { allocations: [{ billId: 'bill-1', amount: 500 }] })]),
  };
  const business = businessOf([named(1, 'KC & Sons, Mumbai'), named(2)], documents);
  const { masters, vouchers } = filesOf(business);
  const of = (tag: string) => vouchers.split(`<${tag}>KC &amp; Sons, Mumbai</${tag}>`).length - 1;
  expect([of('PARTYLEDGERNAME'), of('LEDGERNAME')]).toEqual([2, 2]);
  expect(masters).not.toContain('KC &amp; Sons');
  // The other one is called as its bill is, which the told one leaves to it.
  expect(masters).toContain('<LEDGER NAME="Konkan Carriers" ACTION="Create">');
  const sums = tallySums(business, vouchersOf(business, NOVEMBER, NONE), NOVEMBER, NONE);
  expect(sums.map(({ name, inFiles, difference }) => [name, inFiles, difference])).toEqual([
    ['Sales', 2360, 0],
    ['Receipts, with TDS', -500, 0],
    ['All', 1860, 0],
  ]);
});

test('no client takes the name that is told of another one’s ledger', () => {
  const business = businessOf([named(1), named(2, 'KONKAN CARRIERS')], {
    bills: billTable([billOf(1), billOf(2, { accountId: 'account-2' })]),
  });
  expect([...partyLedgers(business).values()].toSorted()).toEqual(['KONKAN CARRIERS', 'Konkan Carriers (No. 1)']);
});

test('a ledger that is told of two clients, or is one of ours, is named with them', () => {
  const ours = companyTable([{ ...own, tallyLedgers: [{ ours: 'Bank', tally: 'HDFC Current' }] }]);
  const business = businessOf([named(1, 'Acme'), named(2, 'ACME'), named(3, 'hdfc current'), named(4, 'Sales 9984')], {
    company: ours,
  });
  expect(selectLedgerClashes(business)).toEqual([
    expect.stringMatching(/^Acme is told as the ledger of .+ \(No\. 1\) and .+ \(No\. 2\)\.$/),
    expect.stringMatching(/^hdfc current is told as the ledger of .+ \(No\. 3\), and is one of our own ledgers\.$/),
    expect.stringMatching(/^Sales 9984 is told as the ledger of .+ \(No\. 4\), and is one of our own ledgers\.$/),
  ]);
  expect(selectLedgerClashes(businessOf([named(1, 'Acme'), named(2)]))).toEqual([]);
});

test('a ledger told of a client that was another one’s before is named with both, and one of a client that is gone is nobody’s', () => {
  const bills = billTable([billOf(1)]);
  expect(selectLedgerClashes(businessOf([named(1), named(2, 'Konkan Carriers')], { bills }))).toEqual([
    expect.stringMatching(/^Konkan Carriers is told as the ledger of .+ \(No\. 2\), and was that of .+ \(No\. 1\)\.$/),
  ]);
  const alike = billTable([billOf(1), billOf(2, { accountId: 'account-2', issuedOn: '2026-11-25' })]);
  expect(selectLedgerClashes(businessOf([named(1, 'Konkan Carriers'), named(2)], { bills: alike }))).toEqual([]);
  const gone = { ...named(1, 'Acme'), closedOn: '2026-11-05' };
  expect(selectLedgerClashes(businessOf([gone, named(2, 'Acme')]))).toEqual([]);
});

test('the ledger is told where a client is corrected, and its Undo has ours again', () => {
  const store = createStore(businessOf([named(1)]));
  const row = () => store.getState().accounts.entities['account-1'];
  const fields = clientFieldsOf({ ...account(1), ...row() });
  const edit = edited(fields, { ...fields, tallyLedger: 'KC & Sons' });
  const said = done(
    store.dispatch(clientCorrected({ accountId: 'account-1', edit, from: '2026-11-20' }, '2026-11-20')),
  );
  expect(row()?.billing.tallyLedger).toBe('KC & Sons');
  expect(said.undo && reasonOf(said.undo())).toBeUndefined();
  expect(row()?.billing.tallyLedger ?? '').toBe('');
});

test('the ledger of a client tells the PIN code of its mailing address, and that it is of an SEZ', () => {
  const recipient = { ...RECIPIENT, pinCode: '400001', treatment: 'SEZ' as const };
  const { masters, vouchers } = filesOf(businessOf([named(1)], { bills: billTable([billOf(1, { recipient })]) }));
  expect(masters).toContain('<COUNTRY>India</COUNTRY><PINCODE>400001</PINCODE></LEDMAILINGDETAILS.LIST>');
  expect(masters.split('<GSTREGISTRATIONTYPE>Regular - SEZ</GSTREGISTRATIONTYPE>')).toHaveLength(3);
  expect(vouchers).toContain('<GSTREGISTRATIONTYPE>Regular - SEZ</GSTREGISTRATIONTYPE>');
  const other = filesOf(businessOf([named(1)], { bills: billTable([billOf(1)]) }));
  expect(other.masters).not.toContain('PINCODE');
  expect(other.masters).toContain('<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>');
});
