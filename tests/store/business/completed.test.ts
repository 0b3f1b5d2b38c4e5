import { describe, expect, test } from 'vitest';
import {
  accountsBilled,
  accountsDeleted,
  clientsImported,
  vehiclesBilled,
} from '@/store/clients/accounts/accountsSlice';
import { billRunApproved } from '@/store/billing/bills/billsSlice';
import { proformaIssued } from '@/store/billing/proformas/proformasSlice';
import { businessOf } from '@/store/business/business';
import { checkedFact } from '../../support/factChecks';
import { completed } from '@/store/business/completed';
import { replay } from '@/store/business/replay';
import { createStore, type Fact } from '@/store/business/store';
import { companyChanged } from '@/store/billing/company/companySlice';
import { creditNoteIssued } from '@/store/billing/creditNotes/creditNotesSlice';
import { receiptRecorded } from '@/store/billing/receipts/receiptsSlice';
import { accountDraft, noVehicles } from '../../support/accounts';
import { done } from '../../support/said';
import { smallBusiness } from '../../support/tabs';

test('of an import the slices hear what fits alone: no vehicle without its account', () => {
  const slot = (vehicleNo: string) => [{ vehicleNo, duration: 'Monthly', price: 200, selected: true }];
  const fact = clientsImported(
    {
      added: [
        { draft: accountDraft({ billing: { gstNo: '29AAGCG6253J1Z8' } }), vehicles: slot('MH 09 AB 1') },
        { draft: accountDraft(), vehicles: slot('MH 09 AB 2') },
      ],
      edits: [],
    },
    '2026-11-20',
  );
  expect(completed(smallBusiness, fact)).toMatchObject({
    payload: { added: [{ vehicles: slot('MH 09 AB 1') }], edits: [] },
  });
  const store = createStore(smallBusiness);
  done(store.dispatch(fact));
  const { vehicles, accounts } = businessOf(store.getState());
  expect([
    vehicles.ids.length - smallBusiness.vehicles.ids.length,
    accounts.ids.length - smallBusiness.accounts.ids.length,
  ]).toEqual([1, 1]);
});

describe('a fact that makes documents', () => {
  const company = companyChanged({ was: { billPrefix: 'INV' }, to: { billPrefix: 'TX' } });
  const business = replay(smallBusiness, [company]);
  const companyId = company.payload.id;

  test.each<[string, Fact, object]>([
    [
      'bills of a list',
      accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21'),
      {
        issued: [
          {
            accountId: 'account-1',
            month: '2026-11',
            issuedOn: '2026-11-21',
            prefix: 'TX',
            companyId,
            lines: [{ vehicleId: 'vehicle-1' }],
            total: 236,
          },
        ],
      },
    ],
    [
      'a bill of the editor',
      vehiclesBilled(
        'account-2',
        ['vehicle-22'],
        { was: { discount: 0 }, to: { discount: 10 } },
        noVehicles,
        '2026-11-21',
      ),
      { issued: [{ accountId: 'account-2', total: 224 }] },
    ],
    [
      'bills of a run',
      billRunApproved(
        '2026-11',
        [
          { accountId: 'account-2', part: 'Hardware', total: 11_800 },
          { accountId: 'account-2', part: 'Subscription', total: 7 },
        ],
        '2026-11-21',
      ),
      { issued: [{ part: 'Hardware', total: 11_800, prefix: 'TX' }] },
    ],
    [
      'a receipt',
      receiptRecorded(
        { accountId: 'account-1', on: '2026-11-21', mode: 'Cash', cash: 1, allocations: [] },
        '2026-11-21',
      ),
      { issuer: { prefix: 'RC', companyId } },
    ],
    [
      'a credit note',
      creditNoteIssued(
        {
          accountId: 'account-3',
          billId: 'bill-2',
          reason: 'Mistake',
          lines: [{ kind: 'Subscription', vehicleId: 'vehicle-32', amount: 100 }],
        },
        '2026-11-21',
      ),
      { issuer: { prefix: 'CN', companyId }, amounts: { total: 118 } },
    ],
    [
      'a proforma invoice',
      proformaIssued('account-1', '2026-11-21'),
      { draft: { accountId: 'account-1', validUntil: '2026-12-06', prefix: 'PI', companyId } },
    ],
    [
      'accounts deleted, of which some have one',
      accountsDeleted(
        [
          { id: 'account-1', company: 'One' },
          { id: 'account-3', company: 'Three' },
        ],
        '2026-11-21',
      ),
      { closing: ['account-3'] },
    ],
  ])('is heard with them where it stands: %s', (_what, fact, payload) => {
    expect(completed(business, fact)).toMatchObject({ type: fact.type, payload });
  });

  test('does not carry them, and what it carries of them counts for nothing', () => {
    const fact = accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21');
    expect(fact.payload).not.toHaveProperty('issued');
    const forged = {
      ...fact,
      payload: { ...fact.payload, issued: [{ id: 'mine', accountId: 'account-1', total: 1 }] },
    };
    expect(checkedFact(JSON.parse(JSON.stringify(forged)) as Fact)).toEqual({ fact, leftOut: [] });
    expect(completed(business, forged)).toEqual(completed(business, fact));
  });
});
