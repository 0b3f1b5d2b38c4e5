import { describe, expect, test } from 'vitest';
import { accountsBilled, accountsDeleted, clientsImported, vehiclesBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { proformaIssued } from '@/store/facts/proformas';
import { businessOf } from '@/store/business/business';
import { heard, refusal } from '@/store/business/businessRules';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { checkedFact } from '../../support/factChecks';
import { withOutcome } from '@/store/business/outcomes';
import { replay } from '@/store/business/replay';
import { createStore, type Fact } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { receiptRecorded } from '@/store/facts/receipts';
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
  expect(heard(smallBusiness, fact)).toMatchObject({
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

describe('accounts that are deleted', () => {
  test('are kept, closed, where a document tells of them as the fact stands in the journal', () => {
    const deleted = accountsDeleted(
      [
        { id: 'account-1', company: 'One' },
        { id: 'account-3', company: 'Three' },
      ],
      '2026-11-21',
    );
    expect(heard(smallBusiness, deleted)).toMatchObject({ payload: { closing: ['account-3'] } });
  });
});

describe('a fact that makes documents', () => {
  const company = companyChanged({ was: { billPrefix: 'INV' }, to: { billPrefix: 'TX' } });
  const business = replay(smallBusiness, [company]);
  const companyId = company.payload.id;
  const billed = vehiclesBilled(
    'account-2',
    ['vehicle-22'],
    { was: { discount: 0 }, to: { discount: 10 } },
    noVehicles,
    '2026-11-21',
  );

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
    ['a bill of the editor', billed, { issued: [{ accountId: 'account-2', total: 224 }] }],
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
  ])('carries them from where it is said: %s', (_what, fact, payload) => {
    expect(withOutcome(business, fact)).toMatchObject({ type: fact.type, payload });
  });

  test('carries what follows where it is said, whatever was in it', () => {
    const fact = accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21');
    const forged = { ...fact, payload: { ...fact.payload, issued: [] } };
    expect(withOutcome(business, forged)).toEqual(withOutcome(business, fact));
  });

  test('is none from outside without them, nor with amounts that do not add up', () => {
    const fact = withOutcome(business, billed) as typeof billed;
    expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
    const [bill] = fact.payload.issued ?? [];
    const forged = { ...fact, payload: { ...fact.payload, issued: [{ ...bill, total: 1 }] } };
    expect(checkedFact(forged)).toMatchObject({ reason: expect.stringMatching(/do not add up/) });
    expect(checkedFact(billed)).toMatchObject({ reason: expect.stringMatching(/^What it says does not fit/) });
  });

  test('is what its author saw, by whatever arithmetic, while nothing of what it was counted from was changed', () => {
    const fact = withOutcome(business, billed) as typeof billed;
    const [bill] = fact.payload.issued ?? [];
    if (!bill) throw new Error('There is no bill.');
    // Of a program that counted 19 percent of GST, and rounded down.
    const odd = { ...bill, taxes: bill.taxes.map((tax) => ({ ...tax, cgst: 19, sgst: 19 })), roundOff: 0, total: 228 };
    const wrong = { ...fact, payload: { ...fact.payload, issued: [odd] } };
    expect(checkedFact(wrong)).toEqual({ fact: wrong, leftOut: [] });
    const { basis: _compared, prefix: _begins, ...paper } = odd;
    expect(replay(business, [wrong]).bills.entities[bill.id]).toMatchObject(paper);
    const dearer = vehicleTermsChanged('vehicle-22', { was: { price: 200 }, to: { price: 250 } });
    expect(refusal(replay(business, [dearer]), wrong)).toEqual({
      reason: 'Konkan Carriers was changed meanwhile: look at its bill again.',
    });
    expect(refusal(replay(business, [wrong]), wrong)).toBeDefined();
  });
});
