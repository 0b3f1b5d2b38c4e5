import { describe, expect, test } from 'vitest';
import { isBilled, tabOf } from '@/store/accounts/account';
import { accountNamed, similarTo, type Identity } from '@/store/accounts/sameClient';
import { account, accountDraft, vehicle } from '../../support/accounts';

const billed = { billed: true };

test.each([
  ['pending without vehicles', [], 'pending'],
  ['pending while none is billed', [vehicle(1)], 'pending'],
  ['pending while one is not billed', [vehicle(1, billed), vehicle(2)], 'pending'],
  ['billed when all are', [vehicle(1, billed), vehicle(2, billed)], 'billed'],
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
  const ids = (draft: Identity) => similarTo(all, draft).map(({ id }) => id);

  test.each<[string, Identity, number[]]>([
    ['has the same GST number', { billing: { gstNo: ' 27aapfu0939f1zv ' } }, [1]],
    ['has the same mobile number', { client: { mobileNumber: '9000000001' } }, [2]],
    ['has the same e-mail', { client: { emailAddress: 'Meera@Konkan.example' } }, [1]],
    ["has the client's e-mail for its bills", { billing: { email: 'ravi@deccan.example' } }, [2]],
    ['has the same company', { client: { companyName: 'DECCAN traders ' } }, [2]],
    ['is one of several', { client: { companyName: 'Deccan Traders' }, billing: { gstNo: '27AAPFU0939F1ZV' } }, [1, 2]],
  ])('%s', (_title, draft, found) => {
    expect(ids(draft)).toEqual(found);
  });

  test.each<[string, Identity]>([
    ['nothing was typed', {}],
    ['blanks were typed', { client: { companyName: ' ', mobileNumber: '' }, billing: { gstNo: '' } }],
    ['only a part was typed', { client: { companyName: 'Deccan' } }],
    ['one kind is typed as another', { client: { companyName: '9000000001' } }],
  ])('is none when %s', (_title, draft) => {
    expect(ids(draft)).toEqual([]);
  });
});

describe('the account of a company and user', () => {
  const closed = account(1, { closedOn: '2026-11-05' });

  test('is found whatever the case, and one that is open before one that is not', () => {
    const names = { companyName: 'konkan CARRIERS ', userName: ' meera joshi' };
    expect(accountNamed([closed, account(2)], names)?.id).toBe(2);
    expect(accountNamed([closed], names)?.id).toBe(1);
  });

  test('is none when only one of the two is right', () => {
    expect(accountNamed([account(1)], { companyName: 'Konkan Carriers', userName: 'Meera' })).toBeUndefined();
  });
});
