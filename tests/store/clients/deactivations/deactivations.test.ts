import { describe, expect, test } from 'vitest';
import type { Account } from '@/store/billing/accounts/account';
import { accountsDeleted } from '@/store/facts/accounts';
import { emptyBusiness } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { replay } from '@/store/business/replay';
import { createStore, type Fact } from '@/store/business/store';
import type { Deactivation, DeactivationDraft } from '@/store/clients/deactivations/deactivation';
import { deactivationTable } from '@/store/clients/deactivations/deactivationsSlice';
import { accountDeactivated } from '@/store/facts/deactivations';
import { hasEnded, standingText } from '@/store/clients/deactivations/standing';
import { selectStanding, selectStandings } from '@/store/vehicles/vehicles/standings';
import { account, salesOf } from '../../../support/accounts';

const draft: DeactivationDraft = {
  userName: 'Meera Joshi',
  companyName: 'Konkan Carriers',
  totalNoOfVehicles: 2,
  deviceRemoved: 'No',
  deactivate: 'Delete From Debtors',
};
const record = (changes: Partial<DeactivationDraft> = {}, accountId: string | undefined = 'account-1') =>
  accountDeactivated({ ...draft, ...changes, accountId });

describe('a deactivation', () => {
  const replayed = (accounts: readonly Account[], ...facts: Fact[]) => {
    const reasons: string[] = [];
    const after = replay({ ...emptyBusiness, ...salesOf(...accounts) }, facts, {
      overtaken: (_place, { reason }) => void reasons.push(reason),
      unreadable: () => void reasons.push('unreadable'),
    });
    return { recorded: after.deactivations.ids.length, reasons };
  };

  test('takes an account off the list once: whoever was slower is told, and nothing is recorded twice', () => {
    const store = createStore(salesOf(account(1)));
    expect(store.dispatch(record()).done).toBe(true);
    expect(store.dispatch(record())).toEqual({
      done: false,
      reason: 'Konkan Carriers is deleted from the debtors already.',
    });
    expect(replayed([account(1)], record(), record())).toEqual({
      recorded: 1,
      reasons: ['Konkan Carriers is deleted from the debtors already.'],
    });
  });

  test('of another type may be recorded again, also of an account that is off the list', () => {
    const temporary = record({ deactivate: 'Temporary', alertDate: '2027-01-05' });
    expect(replayed([account(1)], temporary, record({ deactivate: 'Permanent' }), record(), temporary)).toMatchObject({
      reasons: ['This deactivation was added already.'],
    });
  });

  test('of an account that was deleted meanwhile is refused, and of names that are no client’s is not', () => {
    const gone = accountsDeleted([{ id: 'account-1', company: 'Konkan Carriers' }]);
    const stranger = accountDeactivated({ ...draft, accountId: undefined });
    expect(
      replayed([account(1)], gone, record(), stranger, accountDeactivated({ ...draft, accountId: undefined })),
    ).toEqual({
      recorded: 2,
      reasons: ['This account was deleted, or adding it was undone.'],
    });
  });

  test('is about itself and its account', () => {
    const fact = record();
    expect(aboutOf(fact)).toEqual([fact.payload.id, 'account-1']);
    const stranger = accountDeactivated({ ...draft, accountId: undefined });
    expect(aboutOf(stranger)).toEqual([stranger.payload.id]);
  });
});

describe('a standing', () => {
  const pause = (alertDate: string) => ({ deactivate: 'Temporary', alertDate }) as const;
  const ended = { deactivate: 'Permanent' } as const;
  const deleted = { deactivate: 'Delete From Debtors' } as const;
  const standing = (...all: Partial<Deactivation>[]) => {
    const rows = all.map((changes, index) => {
      const number = index + 1;
      return {
        ...draft,
        id: `deactivation-${number}`,
        number,
        recordedOn: '2026-11-01',
        accountId: 'account-1',
        ...changes,
      };
    });
    const state = createStore({ deactivations: deactivationTable(rows) }).getState();
    return standingText(selectStanding(state, 'account-1'));
  };

  test.each<[string, Partial<Deactivation>[], string]>([
    ['active without a deactivation', [], 'Active'],
    ['active when only somebody else was deactivated', [{ ...ended, accountId: 'account-2' }], 'Active'],
    ['active when the names were no client’s', [{ ...ended, accountId: undefined }], 'Active'],
    ['paused by a temporary one', [pause('2027-01-05')], 'Paused, alert 05 Jan 2027'],
    ['paused as the last one says', [pause('2027-01-05'), pause('2027-02-10')], 'Paused, alert 10 Feb 2027'],
    ['ended by a permanent one', [pause('2027-01-05'), ended], 'Ended'],
    ['ended, whatever is temporary after that', [ended, pause('2027-01-05')], 'Ended'],
    ['off the list, whatever comes after that', [deleted, ended], 'Deleted From Debtors'],
  ])('is %s', (_title, all, text) => {
    expect(standing(...all)).toBe(text);
  });

  test('of all accounts is known at once, of those that were ever deactivated', () => {
    const store = createStore(salesOf(account(1), account(2)));
    store.dispatch(record({ deactivate: 'Permanent' }));
    expect([...selectStandings(store.getState())]).toEqual([['account-1', { is: 'Ended' }]]);
  });

  test('has ended once it is deleted from the debtors, whatever was deactivated, and not by a pause', () => {
    const { deactivations } = createStore({ deactivations: deactivationTable([]) }).getState();
    expect(hasEnded({ deactivations }, { id: 'account-1', closedOn: '2026-11-01' })).toBe(true);
    expect(hasEnded({ deactivations }, { id: 'account-1' })).toBe(false);
  });
});
