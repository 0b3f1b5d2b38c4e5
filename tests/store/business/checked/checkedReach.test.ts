import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, factUndone, type Change } from '@/journal/undo';
import type { Bill, VehicleFields } from '@/store/clients/accounts/account';
import { billSaved } from '@/store/facts/accounts';
import { additionEdited } from '@/store/facts/additions';
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { businessReplaced, emptyBusiness, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { checkedFact, factChecks } from '../../../support/factChecks';
import { replay } from '@/store/business/replay';
import { edited } from '@/store/kit/edit';
import { handoverVerified } from '@/store/facts/challans';
import { requestAdvanced } from '@/store/facts/requests';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { pricesChanged, productEdited, vendorAdded } from '@/store/facts/vendors';
import { account } from '../../../support/accounts';
import { additionDraft, careRequest, careRequestDraft } from '../../../support/care';
import { saidFact } from '../../../support/facts';
import { returnedLine, stockRequest } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';
import { vendorDraft } from '../../../support/vendors';

const asJson = (fact: UnknownAction) => JSON.parse(JSON.stringify(fact)) as UnknownAction;
const changesOf = (before: Business, after: Business) =>
  changesBetween({ ...before, origin: undefined }, { ...after, origin: undefined });

/** One in which there is something to be paid as well. */
const business: Business = {
  ...smallBusiness,
  requests: requestTable([
    stockRequest(1),
    stockRequest(2),
    stockRequest(3, { status: 'In Transit' }),
    stockRequest(4, { status: 'In Transit' }),
  ]),
};

/** Edits of every field that a form has. */
const wholeEdit = fc.constantFrom(
  productEdited('vendor-1', 'product-1', {
    was: {
      name: 'Relay',
      rate: 80,
      unit: 'Pcs',
      minOrderQty: 10,
      kind: null,
      model: null,
      hsn: null,
      warrantyMonths: null,
    },
    to: {
      name: 'Siren',
      rate: 95,
      unit: 'Bundle',
      minOrderQty: 20,
      kind: 'Device',
      model: 'FMB920',
      hsn: '852691',
      warrantyMonths: 12,
    },
  }),
  requestAdvanced('request-3', { type: 'deliver' }),
  additionEdited(
    'addition-1',
    edited(additionDraft(), {
      date: '2026-11-20',
      clientName: 'Ravi Rao',
      company: 'Malwa Movers',
      vehicleNo: 'MH 12 EF 1002',
      imei: '490154203237518',
      deviceType: 'Bike tracker',
      billing: 'No',
    }),
  ),
  billSaved(
    'account-1',
    edited<Bill>(account(1).bill, {
      userName: 'Ravi Rao',
      companyName: 'Malwa Movers',
      address: '1 Hill Road, Mumbai 400050',
      monthYear: '2027-01',
      pricePerUnit: 250,
      discount: 100,
      totalAmount: 900,
    }),
    {
      added: [{ id: 'vehicle-9', vehicleNo: 'MH 01 AB 1009', duration: 'Monthly', price: 300, selected: true }],
      edited: [
        {
          id: 'vehicle-1',
          edit: edited<VehicleFields>(
            { vehicleNo: 'MH 01 AB 1001', duration: 'Yearly', price: 200, selected: true },
            { vehicleNo: 'MH 01 AB 2001', duration: 'Monthly', price: 250, selected: false },
          ),
        },
      ],
      removed: [
        {
          id: 'vehicle-2',
          was: { vehicleNo: 'MH 01 AB 1002', duration: 'Yearly', price: 200, selected: true, billed: false },
        },
      ],
    },
  ),
);

const OUT_OF_REACH = 'It would put back more than the fact that it takes back can have changed.';
const MISFIT = 'What it says does not fit what it is about.';

describe('what a fact changes', () => {
  test('is within its reach, after whatever was said before it, and so is its Undo, and the Undo of that', () => {
    fc.assert(
      fc.property(
        fc.array(saidFact, { maxLength: 8 }),
        fc.oneof({ weight: 9, arbitrary: saidFact }, wholeEdit),
        (earlier, last) => {
          let before = replay(business, earlier);
          let fact: UnknownAction = last;
          for (let depth = 0; depth < 4; depth += 1) {
            const after = replay(before, [fact]);
            if (changesOf(before, after).length === 0) return;
            fact = asJson(businessModel.undoing(fact, before, after));
            expect(checkedFact(fact)).toEqual({ fact, leftOut: [] });
            before = after;
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('was tried with every fact there is, and with edits of every field', () => {
    const hasEffect = (fact: UnknownAction) => changesOf(business, replay(business, [fact])).length > 0;
    const changing = fc.sample(saidFact, { numRuns: 6_000, seed: 3 }).filter(hasEffect);
    expect(new Set(changing.map(({ type }) => type))).toEqual(new Set(factChecks.keys()));
    expect(fc.sample(wholeEdit, { numRuns: 20, seed: 1 }).every(hasEffect)).toBe(true);
  });
});

/** What changes with a noun, as it hears the noun's facts. */
const HEARD_BY: Readonly<Record<string, readonly string[]>> = {
  requests: ['devices', 'sims', 'bins'],
  devices: ['sims', 'bins', 'configured'],
  challans: ['devices', 'sims', 'bins'],
  accounts: ['vehicles', 'bills'],
  deactivations: ['accounts', 'deletions', 'subscriptions'],
  jobs: ['vehicles', 'additions', 'subscriptions', 'devices', 'sims', 'bins'],
  deletions: ['vehicles', 'subscriptions'],
  additions: ['devices', 'vehicles', 'subscriptions'],
};

describe('an Undo', () => {
  const handedOver = handoverVerified([returnedLine(1)], 'pending');
  const asked = stockAsked(careRequestDraft);
  const added = vendorAdded(vendorDraft('Konkan'));
  const approved = factUndone({
    fact: stockApproved('careRequest-1'),
    changes: [{ path: ['careRequests', 'careRequest-1', 'approved'], was: false, is: true }],
  });
  const { id } = added.payload;

  test.each<[string, UnknownAction, Change]>([
    ['another table', handedOver, { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' }],
    ['another field', handedOver, { path: ['challans', 'received-1', 'givenBy'], was: 'Nobody', is: 'Rakesh Yadav' }],
    ['another record', handedOver, { path: ['challans', 'received-2', 'status'], was: 'Closed', is: 'Offered' }],
    [
      'what another fact of the noun changes',
      asked,
      { path: ['careRequests', asked.payload.id, 'approved'], was: true, is: false },
    ],
    [
      'a record that was not there',
      asked,
      {
        path: ['careRequests', asked.payload.id],
        place: 0,
        was: careRequest(9, { id: asked.payload.id, approved: true }),
      },
    ],
    ['the field of a record that was made', added, { path: ['vendors', id, 'name'], was: 'Mine', is: 'Konkan' }],
    [
      'an item in the place of another',
      pricesChanged('vendor-1', []),
      { path: ['vendors', 'vendor-1', 'products', 'product-1'], is: { id: 'product-1' } },
    ],
    [
      'something by a fact that nobody knows',
      { type: 'vendors/vendorBought', payload: {} },
      { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' },
    ],
    [
      'something else than what the Undo that it takes back changed',
      approved,
      { path: ['careRequests', 'careRequest-1', 'qty'], was: 900, is: 4 },
    ],
    [
      'another value than the Undo that it takes back found',
      approved,
      { path: ['careRequests', 'careRequest-1', 'approved'], was: 'Yes', is: false },
    ],
  ])('is refused in words when it would put back %s', (_what, fact, change) => {
    expect(checkedFact(asJson(factUndone({ fact, changes: [change] })))).toEqual({ reason: OUT_OF_REACH });
  });

  test('is refused when only one of its changes is out of reach', () => {
    const changes = [
      { path: ['challans', 'received-1', 'status'], was: 'Offered', is: 'Closed' },
      { path: ['challans', 'received-1', 'givenBy'], was: 'Nobody', is: 'Rakesh Yadav' },
    ];
    expect(checkedFact(asJson(factUndone({ fact: handedOver, changes: changes.slice(0, 1) })))).toHaveProperty('fact');
    expect(checkedFact(asJson(factUndone({ fact: handedOver, changes })))).toEqual({ reason: OUT_OF_REACH });
  });

  test('of an Undo that is out of reach is refused as well', () => {
    const change = { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' };
    const inner = factUndone({ fact: handedOver, changes: [change] });
    const outer = factUndone({ fact: inner, changes: [{ ...change, was: change.is, is: change.was }] });
    expect(checkedFact(asJson(outer))).toEqual({ reason: MISFIT });
  });

  test('takes back no replacement of the business: that is done by another one', () => {
    const change = { path: ['vendors', 'vendor-1', 'name'], was: 'Mine', is: 'First' };
    const fact = businessReplaced({ ...emptyBusiness, vendors: smallBusiness.vendors }, 'backup');
    expect(checkedFact(asJson(factUndone({ fact, changes: [change] })))).toEqual({ reason: OUT_OF_REACH });
  });

  test('of a fact changes nothing that a fact of another noun changes, whatever both are', () => {
    fc.assert(
      fc.property(saidFact, saidFact, (fact, other) => {
        const changes = changesOf(smallBusiness, replay(smallBusiness, [other]));
        const tables = new Set(changes.map(({ path: [table] }) => table));
        const noun = fact.type.split('/')[0] ?? '';
        fc.pre(changes.length > 0 && [noun, ...(HEARD_BY[noun] ?? [])].every((one) => !tables.has(one)));
        expect(checkedFact(asJson(factUndone({ fact, changes })))).toEqual({ reason: OUT_OF_REACH });
      }),
    );
  });
});
