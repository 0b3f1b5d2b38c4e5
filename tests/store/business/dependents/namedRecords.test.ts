import { describe, expect, test } from 'vitest';
import { emptyBusiness, nouns, type Business, type Noun } from '@/store/business/business';
import { namedRecords } from '@/store/business/dependents/namedRecords';
import { createStore, type AppStore, type Fact } from '@/store/business/store';
import { accountOpened, accountsDeleted, billSaved, clientsImported } from '@/store/facts/accounts';
import { branchAdded } from '@/store/facts/branches';
import { countBegun } from '@/store/facts/counts';
import { installerAdded, installerEdited } from '@/store/facts/installers';
import { jobAssigned, jobRaised } from '@/store/facts/jobs';
import { requestRaised } from '@/store/facts/requests';
import { vehicleMoved, vehicleRegistered } from '@/store/facts/vehicles';
import { productAdded } from '@/store/facts/vendors';
import type { Numbered, Table } from '@/store/kit/table';
import { accountDraft } from '../../../support/accounts';
import { jobRequest } from '../../../support/care';
import { everyNoun } from '../../../support/everyNoun';
import { done, reasonOf } from '../../../support/said';
import { sampleOn } from '../../../support/sample';
import { smallBusiness } from '../../../support/tabs';

const ON = '2026-11-21';

/** Why the first fact cannot be taken back once others were said; undefined when it can. */
function notUndone(store: AppStore, fact: Fact, since: () => readonly Fact[]) {
  const { undo } = done(store.dispatch(fact));
  for (const one of since()) done(store.dispatch(one));
  return undo && reasonOf(undo());
}

const opened = accountOpened(accountDraft(), ON);
const accountId = opened.payload.id;

/** An open vehicle comes to an account. */
function moved(store: AppStore, to: string, on = ON) {
  const vehicle = Object.values(store.getState().vehicles.entities).find((one) => one.accountId && !one.closedOn);
  if (!vehicle) throw new Error('No vehicle is open.');
  const { id, vehicleNo, accountId: from } = vehicle;
  return vehicleMoved({ id, was: { vehicleNo, accountId: from }, to: { vehicleNo, accountId: to } }, on);
}

describe('a client is not taken back', () => {
  test('once a vehicle came to it, nor once that went on to another client', () => {
    const store = createStore(smallBusiness);
    const first = moved(store, accountId);
    const reason = `Not undone: ${first.payload.to.vehicleNo} came to it.`;
    expect(notUndone(store, opened, () => [first])).toBe(reason);
    const again = createStore(smallBusiness);
    const { undo } = done(again.dispatch(opened));
    done(again.dispatch(first));
    const { was } = first.payload;
    done(again.dispatch(vehicleMoved({ id: first.payload.id, was: first.payload.to, to: was }, '2026-11-22')));
    expect(undo && reasonOf(undo())).toBe(reason);
  });

  test('once a place for another vehicle was put on its bill', () => {
    const slot = { id: 'slot-1', vehicleNo: 'To be assigned', duration: 'Monthly', price: 200, selected: true };
    const saved = billSaved(accountId, { was: {}, to: {} }, { added: [slot], edited: [], removed: [] }, ON);
    expect(notUndone(createStore(smallBusiness), opened, () => [saved])).toBe(
      'Not undone: a vehicle that is to be assigned came to it.',
    );
  });

  test('once a job was raised for it', () => {
    const raised = jobRaised({ ...jobRequest(), accountId });
    expect(notUndone(createStore(smallBusiness), opened, () => [raised])).toMatch(/^Not undone: job \d+ is for it\.$/);
  });

  test('that came in with a file, once a vehicle came to it', () => {
    const store = createStore(smallBusiness);
    const draft = accountDraft();
    const newClient = {
      ...draft,
      client: { ...draft.client, companyName: 'Malabar Movers' },
      billing: { ...draft.billing, gstNo: '' },
    };
    const imported = clientsImported({ added: [{ draft: newClient, vehicles: [] }], edits: [] }, ON);
    const [added] = imported.payload.added;
    const since = () => [moved(store, added?.id ?? '')];
    expect(notUndone(store, imported, since)).toMatch(/^Not undone: .+ came to it\.$/);
  });

  test('but with its own vehicles, and once all that came went again', () => {
    expect(notUndone(createStore(smallBusiness), opened, () => [])).toBeUndefined();
    const store = createStore(smallBusiness);
    const { undo } = done(store.dispatch(opened));
    const move = done(store.dispatch(moved(store, accountId)));
    expect(move.undo?.()).toMatchObject({ done: true });
    expect(undo?.()).toMatchObject({ done: true });
  });
});

test('an installer is not taken back once a job was given to them', () => {
  const store = createStore(sampleOn(ON));
  const added = installerAdded({ name: 'Salim Sheikh' });
  const job = Object.values(store.getState().jobs.entities).find(({ status }) => status === 'Sent to Dispatcher');
  const time = (job?.request.kind === 'job' ? job.request.availableTimeSlots[0] : undefined) ?? 'morning';
  const assigned = () => [jobAssigned(job?.id ?? '', { installerId: added.payload.id, on: ON, slot: time })];
  expect(notUndone(store, added, assigned)).toBe(
    `Not undone: Salim Sheikh is in use, as job ${job?.number} was given to them.`,
  );
});

test('a branch is not taken back once it was counted', () => {
  const added = branchAdded({ branch: 'Pune' });
  const counting = () => [countBegun({ at: 'branch', id: added.payload.id }, ON)];
  expect(notUndone(createStore(smallBusiness), added, counting)).toBe(
    'Not undone: Pune is in use, as count 2 was begun there.',
  );
});

test('a vehicle is not taken back once a job asks for it', () => {
  const registered = vehicleRegistered({ vehicleNo: 'MH 12 ZZ 9', duration: 'Monthly', price: 200 });
  const raised = () => [jobRaised({ ...jobRequest(), vehicleIds: [registered.payload.id] })];
  expect(notUndone(createStore(smallBusiness), registered, raised)).toMatch(/^Not undone: job \d+ is about it\.$/);
});

describe('a change is not taken back', () => {
  test('where the client to whom a vehicle would come back is deleted', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(opened));
    const vehicle = vehicleRegistered({ vehicleNo: 'MH 12 ZZ 9', accountId, duration: 'Monthly', price: 200 });
    done(store.dispatch(vehicle));
    const [was, to] = [accountId, 'account-1'].map((owner) => ({ vehicleNo: 'MH 12 ZZ 9', accountId: owner }));
    if (!was || !to) throw new Error('There are two.');
    const { undo } = done(store.dispatch(vehicleMoved({ id: vehicle.payload.id, was, to }, ON)));
    done(store.dispatch(accountsDeleted([{ id: accountId, company: 'Konkan Carriers' }])));
    expect(undo && reasonOf(undo())).toBe('Not undone: the client that it goes back to is gone by now.');
  });

  test('where the branch at which an installer was is none any more', () => {
    const store = createStore(smallBusiness);
    const pune = branchAdded({ branch: 'Pune' });
    const adding = done(store.dispatch(pune));
    const works = installerAdded({ name: 'Salim Sheikh', branchId: pune.payload.id });
    done(store.dispatch(works));
    const edit = { was: { branchId: pune.payload.id }, to: { branchId: 'branch-1' } };
    const edited = done(store.dispatch(installerEdited(works.payload.id, edit)));
    expect(adding.undo?.()).toMatchObject({ done: true });
    expect(edited.undo && reasonOf(edited.undo())).toBe('Not undone: the branch that it goes back to is gone by now.');
  });
});

const NAMED = ['accounts', 'vehicles', 'installers', 'branches', 'vendors', 'company'] as const;

/** What goes by a record that names the same already, by the table that is named and that which names it. */
const BY_ANOTHER = new Set([
  'accounts writeOffs', // of a bill or of an opening balance
  'vehicles creditNotes', // of a bill
  'vehicles debitNotes', // of a bill
  'vehicles additions', // with its device
]);

const textsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [value];

/** One row of each table that names a record of another, with that record, in a business of nothing else. */
function namingRows(business: Business) {
  const tables = nouns.map(({ reducerPath }) => reducerPath);
  const rowsOf = (name: Noun) => Object.values<Numbered>(business[name].entities);
  const alone = (row: Numbered): Table<Numbered> => ({ ids: [row.id], entities: { [row.id]: row }, lastNumber: 0 });
  return NAMED.flatMap((named) => {
    const byId = new Map(rowsOf(named).map((row) => [row.id as unknown, row]));
    return tables.flatMap((table) => {
      const found =
        table === named ? [] : rowsOf(table).flatMap((row) => textsIn(row).map((id) => ({ row, of: byId.get(id) })));
      const first = found.find(({ of }) => of);
      if (!first?.of || BY_ANOTHER.has(`${named} ${table}`)) return [];
      const own = { ...emptyBusiness, [named]: alone(first.of), [table]: alone(first.row) };
      return [{ what: `${named} by ${table}`, own, change: { path: [named, first.of.id], is: first.of } }];
    });
  });
}

test.each([
  ['the sample', () => sampleOn(ON)],
  ['a record of every noun', everyNoun],
])('no record is unmade whom any other names: %s', (_what, business) => {
  const rows = namingRows(business());
  expect(rows.length).toBeGreaterThan(10);
  const unmade = rows.filter(({ own, change }) => !namedRecords(own, [change])).map(({ what }) => what);
  expect(unmade).toEqual([]);
});

test('a product is not taken back once a stock request asks for it', () => {
  const store = createStore(smallBusiness);
  const [vendor] = Object.values(store.getState().vendors.entities);
  if (!vendor) throw new Error('There is no vendor.');
  const added = productAdded(vendor.id, { name: 'VT90', rate: 2100, unit: 'Pcs', minOrderQty: 1, kind: 'Device' });
  const { name, rate, unit, id: productId } = added.payload.product;
  const line = { vendorId: vendor.id, vendor: vendor.name, productId, name, unit, rate, qty: 2 };
  expect(notUndone(store, added, () => [requestRaised([line])])).toBe('Not undone: stock request 6 is about it.');
});
