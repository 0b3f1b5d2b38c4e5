import { expect, test } from 'vitest';
import { accountOpened, accountsDeleted, billSaved, vehiclesBilled } from '@/store/facts/accounts';
import { accountDeactivated } from '@/store/facts/deactivations';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { account, accountDraft, listBilled, noEdit, noVehicles, salesOf } from '../../../support/accounts';

const sales = salesOf(account(1), account(2, { bill: { ...account(2).bill, companyName: 'Konkan Two' } }));
const told = (fact: Parameters<typeof inWords>[0]) => inWords(fact, { ...emptyBusiness, ...sales });

const deactivation = { userName: 'Meera Joshi', totalNoOfVehicles: 1, deviceRemoved: 'No' } as const;
const deccan = accountDraft({ client: { companyName: 'Deccan Traders' } });
const [first, second] = [
  { id: 'account-8', company: 'Deccan Traders' },
  { id: 'account-9', company: 'Doaba Dairy' },
] as const;

test.each([
  [accountOpened(deccan, '2026-11-21'), 'opened an account for Deccan Traders'],
  [listBilled(2), 'billed Konkan Two'],
  [listBilled(9), 'billed an account that is gone'],
  [listBilled(1, 2), 'billed 2 accounts'],
  [billSaved('account-2', noEdit, noVehicles), 'edited the bill of Konkan Two'],
  [vehiclesBilled('account-1', ['vehicle-1'], noEdit, noVehicles), 'billed 1 vehicle of Konkan Carriers'],
  [vehiclesBilled('account-1', ['vehicle-1', 'vehicle-2'], noEdit, noVehicles), 'billed 2 vehicles of Konkan Carriers'],
  [accountsDeleted([first]), 'deleted Deccan Traders'],
  [accountsDeleted([first, second]), 'deleted 2 accounts'],
  [
    accountDeactivated({ ...deactivation, companyName: 'Konkan Two', deactivate: 'Permanent', accountId: 'account-2' }),
    'deactivated Konkan Two: Permanent',
  ],
  [
    accountDeactivated({ ...deactivation, companyName: 'Typed', deactivate: 'Temporary', accountId: undefined }),
    'deactivated Typed: Temporary',
  ],
  [
    accountDeactivated({
      ...deactivation,
      companyName: 'Typed',
      deactivate: 'Delete From Debtors',
      accountId: undefined,
    }),
    "recorded Typed, which is no client's name, as deleted from the debtors",
  ],
])('a fact of the sales area is told, also of what is gone: %#', (fact, words) => {
  expect(told(fact)).toBe(words);
});
