import { describe, expect, test } from 'vitest';
import { isBilled, tabOf, type Account } from '@/store/billing/accounts/account';
import {
  accountNamed,
  clientPicked,
  similarTo,
  strangerWarning,
  type Identity,
} from '@/store/clients/accounts/sameClient';
import { account, accountDraft, billedVehicle, vehicle } from '../../../support/accounts';

test.each([
  ['pending without vehicles', [], 'pending'],
  ['pending while none is billed', [vehicle(1)], 'pending'],
  ['pending while one is not billed', [billedVehicle(1), vehicle(2)], 'pending'],
  ['billed when all are', [billedVehicle(1), billedVehicle(2)], 'billed'],
] as const)('an account is %s', (_title, vehicles, tab) => {
  const one = account(1, { vehicles: [...vehicles] });
  expect([tabOf(one), isBilled(one)]).toEqual([tab, tab === 'billed']);
});

describe('a client that seems to exist already', () => {
  const other = account(
    2,
    accountDraft({
      client: { emailAddress: 'ravi@deccan.example', mobileNumber: '9000000001', companyName: 'Deccan Traders' },
      billing: { gstNo: '24AIDPG5043J1ZJ', email: 'bills@deccan.example' },
    }),
  );
  const all = [account(1), other];
  const numbers = (draft: Identity) => similarTo(all, draft).map(({ number }) => number);

  test.each<[string, Identity, number[]]>([
    ['has the same GST number', { billing: { gstNo: ' 27aapfu0939f1zv ' } }, [1]],
    ['has the same mobile number', { client: { mobileNumber: '9000000001' } }, [2]],
    ['has the same e-mail', { client: { emailAddress: 'Meera@Konkan.example' } }, [1]],
    ["has the client's e-mail for its bills", { billing: { email: 'ravi@deccan.example' } }, [2]],
    ['has the same company', { client: { companyName: 'DECCAN traders ' } }, [2]],
    ['is one of several', { client: { companyName: 'Deccan Traders' }, billing: { gstNo: '27AAPFU0939F1ZV' } }, [1, 2]],
  ])('%s', (_title, draft, found) => {
    expect(numbers(draft)).toEqual(found);
  });

  test.each<[string, Identity]>([
    ['nothing was typed', {}],
    ['blanks were typed', { client: { companyName: ' ', mobileNumber: '' }, billing: { gstNo: '' } }],
    ['only a part was typed', { client: { companyName: 'Deccan' } }],
    ['one kind is typed as another', { client: { companyName: '9000000001' } }],
  ])('is none when %s', (_title, draft) => {
    expect(numbers(draft)).toEqual([]);
  });
});

describe('the account of a company and user', () => {
  const closed = account(1, { closedOn: '2026-11-05' });

  test('is found whatever the case, and one that is open before one that is not', () => {
    const names = { companyName: 'konkan CARRIERS ', userName: ' meera joshi' };
    expect(accountNamed([closed, account(2)], names)?.number).toBe(2);
    expect(accountNamed([closed], names)?.number).toBe(1);
  });

  test('is none when only one of the two is right', () => {
    expect(accountNamed([account(1)], { companyName: 'Konkan Carriers', userName: 'Meera' })).toBeUndefined();
  });
});

describe('a name of the Deactivate Account form', () => {
  const named = (n: number, companyName: string, userName: string, changes: Partial<Account> = {}) =>
    account(n, { bill: { ...account(n).bill, companyName, userName }, ...changes });
  const all = [
    named(1, 'Yamuna Cabs', 'Rajat Malhotra'),
    named(2, 'Yamuna Cabs', 'Pooja Arora'),
    named(3, 'Doaba Dairy', 'Jaswinder Kaur'),
    named(4, 'Doaba Dairy', 'Manpreet Sandhu', { closedOn: '2026-11-05' }),
  ];

  test.each([
    ['the one who has it', 'userName', { userName: 'Pooja Arora', companyName: 'Doaba Dairy' }, 2],
    ['the one who has both', 'companyName', { userName: 'pooja arora', companyName: 'Yamuna Cabs' }, 2],
    ['nobody while several have it', 'companyName', { userName: '', companyName: 'Yamuna Cabs' }, undefined],
    ['the one still on the list', 'companyName', { userName: '', companyName: 'Doaba Dairy' }, 3],
    ['the one off the list if nobody else has it', 'userName', { userName: 'Manpreet Sandhu', companyName: '' }, 4],
    ['nobody who has it', 'userName', { userName: 'Stranger', companyName: 'Doaba Dairy' }, undefined],
  ] as const)('that is picked means %s', (_title, field, names, number) => {
    expect(clientPicked(all, field, names)?.number).toBe(number);
  });

  const alone = 'No client has this name. It is recorded without one.';
  const both = 'No client has both of these names. They are recorded without one.';
  test.each([
    ['is not there yet', { userName: ' ', companyName: '' }, undefined, undefined],
    ['is a client’s', { userName: 'Pooja Arora', companyName: ' yamuna CABS' }, undefined, undefined],
    ['stands alone and is a client’s', { userName: 'Pooja Arora', companyName: '' }, undefined, undefined],
    ['is no client’s', { userName: 'Stranger', companyName: 'Yamuna Cabs' }, alone, undefined],
    ['and the other are no client’s', { userName: 'Stranger', companyName: 'Strange' }, alone, alone],
    ['is another client’s', { userName: 'Pooja Arora', companyName: 'Doaba Dairy' }, both, both],
  ])('that %s is warned about as it should be', (_title, names, ofUser, ofCompany) => {
    expect([strangerWarning(all, 'userName', names), strangerWarning(all, 'companyName', names)]).toEqual([
      ofUser,
      ofCompany,
    ]);
  });
});
