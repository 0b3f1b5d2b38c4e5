import { expect, test } from 'vitest';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { amountsAsTyped, isWithGst } from '@/store/billing/bills/editorBill';
import { clientImportOf } from '@/store/billing/importing/clientImport';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { fleetImportable } from '@/store/billing/importing/fleetImportable';
import { clientRowColumns, type ClientRow } from '@/store/billing/importing/clientRow';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { registeredTerms } from '@/store/care/scheduling/registeredTerms';
import { openedAt } from '@/store/clients/accounts/newAccount';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { accountOpened, billSaved, clientsImported } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { vehicleClosed, vehicleTermsChanged } from '@/store/facts/vehicles';
import { edited } from '@/store/kit/edit';
import { NOT_REGISTERED, USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { additionFollows } from '@/store/vehicles/additions/additionPlace';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { accountDraft, homeCompany } from '../../../support/accounts';
import { additionDraft } from '../../../support/care';
import { done } from '../../../support/said';
import { bytesOfSheet, validated } from '../../../support/sheets';
import { imeiOfDevice } from '../../../support/stock';

const TODAY = '2026-11-20';

/** A client of whom ₹1,180 a month were agreed with GST in them, opened at a rate; today the company has a GST number. */
function opened(rate: GstRate) {
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const store = createStore({ ...emptyBusiness, company: homeCompany });
  done(store.dispatch(accountOpened(openedAt(accountDraft({ package: agreed }), rate), TODAY)));
  return store;
}

function accountIn(store: AppStore) {
  const [account] = selectAccounts(store.getState());
  if (!account) throw new Error('no account was opened');
  return account;
}

const typedIn = (store: AppStore, ...plates: readonly string[]): BillValues => {
  const account = accountIn(store);
  const typed = billSchema(account.bill).cast(billValues(account)) as BillValues;
  const row = { duration: 'Monthly', price: account.bill.pricePerUnit, selected: true, billed: false };
  return { ...typed, vehicles: [...typed.vehicles, ...plates.map((vehicleNo) => ({ ...row, vehicleNo }))] };
};

function saved(store: AppStore, typed: BillValues) {
  const { accountId, edit, vehicles } = billEdit(accountIn(store), typed).change;
  done(store.dispatch(billSaved(accountId, edit, vehicles, TODAY)));
}

const imported = (store: AppStore, own: { price?: number } = {}) => {
  const account = accountIn(store);
  const rows = ['MH 01 ZZ 8', 'MH 01 ZZ 9'].map((vehicleNo, place) => ({
    id: place,
    record: 0,
    validation: 'Changed' as const,
    texts: {},
    reasons: {},
    damaged: [],
    draft: { ...clientFieldsOf(account), vehicleNo, ...own },
    known: { record: account, fields: clientFieldsOf(account) },
  }));
  done(store.dispatch(clientsImported(clientImportOf(rows), TODAY)));
};

const ADDED: Record<string, (store: AppStore) => void> = {
  'in the editor of the bill': (store) => saved(store, typedIn(store, 'MH 01 ZZ 9')),
  'by Add New Device': (store) => {
    const { client } = accountIn(store);
    const draft = additionDraft({
      date: TODAY,
      company: client.companyName,
      clientName: `${client.firstName} ${client.lastName}`,
      vehicleNo: 'MH 01 ZZ 9',
      imei: imeiOfDevice(2),
    });
    done(store.dispatch(additionRecorded(draft, additionFollows(store.getState(), draft))));
  },
  'by a file of clients': (store) => imported(store),
  'by a file that says that price': (store) => imported(store, { price: accountIn(store).bill.pricePerUnit }),
};

const addedIn = (store: AppStore) =>
  Object.values(store.getState().vehicles.entities).find(({ vehicleNo }) => vehicleNo === 'MH 01 ZZ 9');

test.each(Object.keys(ADDED))('a vehicle that is added %s has GST in its price where that was agreed so', (how) => {
  const store = opened(NOT_REGISTERED);
  ADDED[how]?.(store);
  expect(addedIn(store)).toMatchObject({ price: 1180, gst: 'Including' });
});

test.each(Object.keys(ADDED))(
  'one that is added %s to a client of whom a price without GST was agreed has none',
  (how) => {
    const store = opened(USUAL_RATE);
    ADDED[how]?.(store);
    expect(addedIn(store)).toMatchObject({ price: 1000 });
    expect(addedIn(store)).not.toHaveProperty('gst');
  },
);

test('a vehicle that a visit registers has GST in its price as well', () => {
  const store = opened(NOT_REGISTERED);
  expect(registeredTerms(accountIn(store))).toEqual({
    duration: 'Monthly',
    price: 1180,
    gst: 'Including',
  });
});

test('the editor shows before what it comes to', () => {
  const store = opened(NOT_REGISTERED);
  const typed = typedIn(store, 'MH 01 ZZ 9');
  const vehicles = typed.vehicles.map((row) => ({ ...row, selected: row.id === undefined }));
  const amounts = amountsAsTyped(store.getState(), accountIn(store), { ...typed, vehicles }, TODAY);
  expect(amounts?.total).toBe(1180);
});

/** Its one vehicle, which has a number now, gets other terms. */
function termsChanged(store: AppStore, to: { price: number; gst: 'Including' | 'Excluding' }) {
  const typed = typedIn(store);
  saved(store, { ...typed, vehicles: typed.vehicles.map((row) => ({ ...row, vehicleNo: 'MH 01 ZZ 1' })) });
  const [vehicle] = accountIn(store).vehicles;
  if (!vehicle) throw new Error('no vehicle was opened');
  const { id, price, gst } = vehicle;
  const edit = edited<Pick<Vehicle, 'price' | 'gst'>>({ price, gst }, to);
  done(store.dispatch(vehicleTermsChanged(id, edit, '2026-12-01', TODAY)));
  return id;
}

test('whatever terms its other vehicles get, and with none left, the next has those that were agreed with the client', () => {
  const excluding = opened(USUAL_RATE);
  termsChanged(excluding, { price: 590, gst: 'Including' });
  expect(registeredTerms(accountIn(excluding))).toEqual({ duration: 'Monthly', price: 1000 });
  const including = opened(NOT_REGISTERED);
  const agreed = registeredTerms(accountIn(including));
  const id = termsChanged(including, { price: 1000, gst: 'Excluding' });
  expect(registeredTerms(accountIn(including))).toEqual(agreed);
  done(including.dispatch(vehicleClosed(id, TODAY)));
  expect(accountIn(including).vehicles).toEqual([]);
  expect(registeredTerms(accountIn(including))).toEqual(agreed);
});

/** ₹590 are 500 + 45 + 45, as the price of each; both of them 1,000 + 90 + 90. */
test('a price of its own has GST in it as the price per unit, in the empty slot as in what is added to it, and the editor says so', () => {
  const store = opened(NOT_REGISTERED);
  const typed = typedIn(store, 'MH 01 ZZ 9');
  const own = { ...typed, vehicles: typed.vehicles.map((row) => ({ ...row, price: 590 })) };
  const amounts = amountsAsTyped(store.getState(), accountIn(store), own, TODAY);
  expect(amounts).toMatchObject({ taxes: [{ taxable: 1000, cgst: 90, sgst: 90 }], roundOff: 0, total: 1180 });
  for (const { id } of own.vehicles) expect(isWithGst(store.getState(), accountIn(store), own, id)).toBe(true);
  expect(isWithGst(store.getState(), accountIn(store), own)).toBe(true);
  saved(store, own);
  expect(accountIn(store).vehicles).toMatchObject([
    { price: 590, gst: 'Including' },
    { price: 590, gst: 'Including' },
  ]);
  const file = opened(NOT_REGISTERED);
  imported(file, { price: 590 });
  expect(accountIn(file).vehicles).toMatchObject([
    { vehicleNo: 'MH 01 ZZ 8', price: 590, gst: 'Including' },
    { vehicleNo: 'MH 01 ZZ 9', price: 590, gst: 'Including' },
  ]);
});

test('a price of its own is without GST where the price per unit is, and of a vehicle that has other terms as these are', () => {
  const without = opened(USUAL_RATE);
  const typed = typedIn(without, 'MH 01 ZZ 9');
  const own = { ...typed, vehicles: typed.vehicles.map((row) => ({ ...row, price: 500 })) };
  expect(isWithGst(without.getState(), accountIn(without), own)).toBe(false);
  expect(amountsAsTyped(without.getState(), accountIn(without), own, TODAY)?.total).toBe(1180);
  const mixed = opened(NOT_REGISTERED);
  const id = termsChanged(mixed, { price: 1000, gst: 'Excluding' });
  expect(isWithGst(mixed.getState(), accountIn(mixed), typedIn(mixed), id)).toBe(false);
  expect(isWithGst(mixed.getState(), accountIn(mixed), typedIn(mixed))).toBe(true);
});

/** A row of a file: a vehicle of the client. */
interface OwnRow {
  vehicleNo: string;
  price?: number;
}

function fileOf(store: AppStore, rows: readonly OwnRow[]) {
  const { client, billing } = accountIn(store);
  const columns = clientRowColumns.filter(({ key }) => ['companyName', 'gstNo', 'vehicleNo', 'price'].includes(key));
  const cellsOf = (row: OwnRow) => {
    const cells: Partial<ClientRow> = { companyName: client.companyName, gstNo: billing.gstNo, ...row };
    return columns.map(({ key }) => cells[key]);
  };
  return bytesOfSheet({ columns: columns.map(({ title, kind }) => ({ title, kind })), rows: rows.map(cellsOf) }, 'csv');
}

/** The vehicles once a file of clients is in: their prices, whether GST is in them, and what was said of their rows before. */
async function broughtTo(store: AppStore, rows: readonly OwnRow[]) {
  const accounts = selectAccounts(store.getState());
  const found = await validated(clientImportable(store.getState()), accounts, await fileOf(store, rows));
  const good = found.filter(({ validation }) => validation === 'New' || validation === 'Changed');
  done(store.dispatch(clientsImported(clientImportOf(good), TODAY)));
  const saidOf = new Map(good.map(({ draft, warning }) => [draft?.vehicleNo, warning]));
  return accountIn(store).vehicles.map(({ vehicleNo, price, gst }) => [price, gst, saidOf.get(vehicleNo)]);
}

const WITH_GST = 'Price: It is with GST, as was agreed.';
const WITHOUT_GST = 'Price: It is without GST, though Subscription is with GST.';

test('a file of clients says before of each row whose price is another than is there whether it is with GST', async () => {
  const rows = [
    { vehicleNo: 'MH 01 ZZ 7' },
    { vehicleNo: 'MH 01 ZZ 8', price: 1180 },
    { vehicleNo: 'MH 01 ZZ 9', price: 590 },
    { vehicleNo: 'MH 01 ZZ 10', price: 690 },
  ];
  expect(await broughtTo(opened(NOT_REGISTERED), rows)).toEqual([
    [1180, 'Including', undefined],
    [1180, 'Including', undefined],
    [590, 'Including', WITH_GST],
    [690, 'Including', WITH_GST],
  ]);
  expect(await broughtTo(opened(USUAL_RATE), rows.slice(2))).toEqual([
    [590, undefined, WITHOUT_GST],
    [690, undefined, WITHOUT_GST],
  ]);
});

test('so does the file of a fleet', async () => {
  const store = opened(NOT_REGISTERED);
  const importable = fleetImportable(store.getState(), { today: TODAY, dayOf: () => undefined });
  const rows = [
    { vehicleNo: 'MH 01 ZZ 7', price: 590 },
    { vehicleNo: 'MH 01 ZZ 8', price: 1180 },
    { vehicleNo: 'MH 01 ZZ 9', price: 690 },
  ];
  const found = await validated(importable, selectAccounts(store.getState()), await fileOf(store, rows));
  expect(found.map(({ warning }) => warning)).toEqual([WITH_GST, undefined, WITH_GST]);
  const registered = opened(USUAL_RATE);
  const others = await validated(importable, selectAccounts(registered.getState()), await fileOf(registered, rows));
  expect(others.map(({ warning }) => warning)).toEqual([WITHOUT_GST, WITHOUT_GST, WITHOUT_GST]);
});

test('of a row that takes an empty slot it says so by the terms of that one, as they are saved', async () => {
  const withSlot = (rate: GstRate, to: { price: number; gst: 'Including' | 'Excluding' }) => {
    const store = opened(rate);
    const [slot] = accountIn(store).vehicles;
    if (!slot) throw new Error('no slot was opened');
    const edit = edited<Pick<Vehicle, 'price' | 'gst'>>({ price: slot.price, gst: slot.gst }, to);
    done(store.dispatch(vehicleTermsChanged(slot.id, edit, undefined, TODAY)));
    return store;
  };
  const rows = [
    { vehicleNo: 'MH 01 ZZ 8', price: 700 },
    { vehicleNo: 'MH 01 ZZ 9', price: 700 },
  ];
  expect(await broughtTo(withSlot(NOT_REGISTERED, { price: 500, gst: 'Excluding' }), rows)).toEqual([
    [700, 'Excluding', WITHOUT_GST],
    [700, 'Including', WITH_GST],
  ]);
  expect(await broughtTo(withSlot(USUAL_RATE, { price: 590, gst: 'Including' }), rows)).toEqual([
    [700, 'Including', WITH_GST],
    [700, undefined, WITHOUT_GST],
  ]);
});

test('GST stays in a price per unit that is changed, unless its vehicles have the new one without GST already', () => {
  const raised = opened(NOT_REGISTERED);
  const typed = { ...typedIn(raised, 'MH 01 ZZ 9'), pricePerUnit: 1298 };
  const ticked = typed.vehicles.map((row) => ({ ...row, selected: row.id === undefined }));
  const amounts = amountsAsTyped(raised.getState(), accountIn(raised), { ...typed, vehicles: ticked }, TODAY);
  expect(amounts?.total).toBe(1298);
  saved(raised, typed);
  expect(addedIn(raised)).toMatchObject({ price: 1298, gst: 'Including' });
  expect(accountIn(raised).bill).toMatchObject({ pricePerUnit: 1298, gst: 'Including' });
  const none = opened(NOT_REGISTERED);
  saved(none, { ...typedIn(none), pricePerUnit: 1298, vehicles: [] });
  saved(none, { ...typedIn(none), pricePerUnit: 1416 });
  expect(accountIn(none).bill).toMatchObject({ pricePerUnit: 1416, gst: 'Including' });
  const other = opened(NOT_REGISTERED);
  termsChanged(other, { price: 1000, gst: 'Excluding' });
  saved(other, { ...typedIn(other), pricePerUnit: 1000 });
  expect(accountIn(other).bill).toMatchObject({ pricePerUnit: 1000, gst: 'Excluding' });
  expect(registeredTerms(accountIn(other))).toEqual({ duration: 'Monthly', price: 1000 });
});

test('the editor says whether GST is in the price per unit as it saves it, whatever terms a vehicle got since it opened', () => {
  const store = opened(NOT_REGISTERED);
  saved(store, {
    ...typedIn(store),
    vehicles: typedIn(store).vehicles.map((row) => ({ ...row, vehicleNo: 'MH 01 ZZ 1', price: 500 })),
  });
  const asOpened = accountIn(store);
  const typed = { ...typedIn(store, 'MH 01 ZZ 9'), pricePerUnit: 1000 };
  const [vehicle] = asOpened.vehicles;
  if (!vehicle) throw new Error('no vehicle was opened');
  const edit = edited<Pick<Vehicle, 'price' | 'gst'>>(
    { price: 500, gst: 'Including' },
    { price: 1000, gst: 'Excluding' },
  );
  done(store.dispatch(vehicleTermsChanged(vehicle.id, edit, undefined, TODAY)));
  expect(isWithGst(store.getState(), asOpened, typed)).toBe(true);
  const { accountId, edit: change, vehicles } = billEdit(asOpened, typed).change;
  done(store.dispatch(billSaved(accountId, change, vehicles, TODAY)));
  expect(accountIn(store).bill).toMatchObject({ pricePerUnit: 1000, gst: 'Including' });
});

test('a client that was opened before that was kept has a price per unit without GST', () => {
  const store = createStore({ ...emptyBusiness, company: homeCompany });
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const { gst: _notKept, ...draft } = openedAt(accountDraft({ package: agreed }), NOT_REGISTERED);
  done(store.dispatch(accountOpened(draft, TODAY)));
  expect(accountIn(store).bill).not.toHaveProperty('gst');
  expect(registeredTerms(accountIn(store))).toEqual({ duration: 'Monthly', price: 1180 });
});
