import type { UnknownAction } from '@reduxjs/toolkit';
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
import type { Carried } from '@/store/facts/fact';
import { copyOf } from '@/store/business/wholesale';
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
  ])(
    'carries them from where it is said, and is none from outside without any part of them: %s',
    (_what, fact, payload) => {
      const said = withOutcome(business, fact);
      expect(said).toMatchObject({ type: fact.type, payload });
      expect(checkedFact(said)).toEqual({ fact: said, leftOut: [] });
      const whole = said.payload as Record<string, unknown>;
      for (const [part] of Object.entries(whole).filter(([name]) => !(name in (fact.payload as object)))) {
        const { [part]: _none, ...crafted } = whole;
        expect(checkedFact({ ...fact, payload: crafted })).toMatchObject({
          reason: expect.stringMatching(/^What it says does not fit/),
        });
      }
    },
  );

  test('carries what follows where it is said, whatever was in it', () => {
    const fact = accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21');
    const forged = { ...fact, payload: { ...fact.payload, issued: [] } };
    expect(withOutcome(business, forged)).toEqual(withOutcome(business, fact));
  });

  test('is none from outside with amounts that do not add up', () => {
    const fact = withOutcome(business, billed) as Carried<typeof vehiclesBilled>;
    expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
    const [bill] = fact.payload.issued;
    const forged = { ...fact, payload: { ...fact.payload, issued: [{ ...bill, total: 1 }] } };
    expect(checkedFact(forged)).toMatchObject({ reason: expect.stringMatching(/do not add up/) });
  });

  describe('is none from outside', () => {
    const listed = withOutcome(business, accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21')) as Carried<
      typeof accountsBilled
    >;
    const run = withOutcome(
      business,
      billRunApproved('2026-11', [{ accountId: 'account-2', part: 'Hardware', total: 11_800 }], '2026-11-21'),
    ) as Carried<typeof billRunApproved>;
    const edited = withOutcome(business, billed) as Carried<typeof vehiclesBilled>;
    const other = { accountId: 'account-3' };
    const reasonOf = (fact: UnknownAction) => {
      const checked = checkedFact(copyOf(fact));
      return 'reason' in checked ? checked.reason : refusal(business, checked.fact)?.reason;
    };

    test.each<[string, typeof listed | typeof run | typeof edited]>([
      ['a list', listed],
      ['a run', run],
      ['the editor', edited],
    ])('with bills that it does not name: %s', (_what, fact) => {
      const [bill] = fact.payload.issued;
      if (!bill) throw new Error('There is no bill.');
      const whyNot = (...issued: object[]) => reasonOf({ ...fact, payload: { ...fact.payload, issued } });
      expect(whyNot(bill)).toBeUndefined();
      for (const forged of [other, { id: 'bill-9' }, { part: 'Rent' }, { issuedOn: '2026-04-01' }])
        expect(whyNot({ ...bill, ...forged })).toMatch(/./);
      expect(whyNot({ ...bill, ...other })).toMatch(/carries a bill that it does not name/);
      expect(whyNot(bill, bill)).toMatch(/carries a bill that it does not name/);
    });

    test('with another month than the run or the account is billed for, or for a vehicle that is not named', () => {
      const [ofRun] = run.payload.issued;
      const [ofList] = listed.payload.issued;
      if (!ofRun || !ofList) throw new Error('There is no bill.');
      const later = { ...run, payload: { ...run.payload, issued: [{ ...ofRun, month: '2026-12' }] } };
      expect(reasonOf(later)).toMatch(/does not name/);
      const lines = ofList.lines.map((line) => ({ ...line, vehicleId: 'vehicle-32' }));
      const others = { ...listed, payload: { ...listed.payload, issued: [{ ...ofList, lines }] } };
      expect(reasonOf(others)).toMatch(/does not name/);
    });

    test('with bills that show details of the company that are not those of now, or another month', () => {
      for (const fact of [listed, edited])
        for (const forged of [{ companyId: 'company-9' }, { month: '2026-12' }]) {
          const issued = fact.payload.issued.map((bill) => ({ ...bill, ...forged }));
          expect(refusal(business, fact)).toBeUndefined();
          expect(refusal(business, { ...fact, payload: { ...fact.payload, issued } })).toBeDefined();
        }
      const issued = run.payload.issued.map((bill) => ({ ...bill, companyId: 'company-9' }));
      expect(refusal(business, run)).toBeUndefined();
      expect(refusal(business, { ...run, payload: { ...run.payload, issued } })).toBeDefined();
    });

    test('as a credit note of another line than it credits, or a proforma invoice of another account', () => {
      const noted = withOutcome(
        business,
        creditNoteIssued(
          {
            accountId: 'account-3',
            billId: 'bill-2',
            reason: 'Mistake',
            lines: [{ kind: 'Subscription', vehicleId: 'vehicle-32', amount: 100 }],
          },
          '2026-11-21',
        ),
      ) as Carried<typeof creditNoteIssued>;
      const { amounts } = noted.payload;
      const lines = amounts.lines.map((line) => ({ ...line, vehicleId: 'vehicle-33' }));
      expect(refusal(business, noted)).toBeUndefined();
      expect(
        refusal(business, { ...noted, payload: { ...noted.payload, amounts: { ...amounts, lines } } }),
      ).toMatchObject({ reason: expect.stringMatching(/other lines/) });
      const quoted = withOutcome(business, proformaIssued('account-1', '2026-11-21')) as Carried<typeof proformaIssued>;
      const draft = { ...quoted.payload.draft, ...other };
      expect(checkedFact(quoted)).toMatchObject({ leftOut: [] });
      expect(checkedFact({ ...quoted, payload: { ...quoted.payload, draft } })).toMatchObject({
        reason: expect.any(String),
      });
    });
  });

  test('is what its author saw, by whatever arithmetic, while nothing of what it was counted from was changed', () => {
    const fact = withOutcome(business, billed) as Carried<typeof vehiclesBilled>;
    const [bill] = fact.payload.issued;
    if (!bill) throw new Error('There is no bill.');
    // Of a program that counted 19 percent of GST, and rounded down.
    const odd = { ...bill, taxes: bill.taxes.map((tax) => ({ ...tax, cgst: 19, sgst: 19 })), roundOff: 0, total: 228 };
    const wrong = { ...fact, payload: { ...fact.payload, issued: [odd] } };
    expect(checkedFact(wrong)).toEqual({ fact: wrong, leftOut: [] });
    const { basis: _compared, prefix: _begins, ...paper } = odd;
    expect(replay(business, [wrong]).bills.entities[bill.id]).toMatchObject(paper);
    const dearer = vehicleTermsChanged('vehicle-22', { was: { price: 200 }, to: { price: 250 } });
    expect(refusal(replay(business, [dearer]), wrong)).toEqual({
      reason: 'Konkan Carriers has another bill now: review it again.',
    });
    expect(refusal(replay(business, [wrong]), wrong)).toBeDefined();
  });
});
