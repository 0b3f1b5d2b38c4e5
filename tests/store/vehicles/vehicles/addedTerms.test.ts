import { expect, test } from 'vitest';
import { billEdit } from '@/store/billing/accounts/billEdit';
import { billSchema, billValues, type BillValues } from '@/store/billing/accounts/billSchema';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { amountsAsTyped } from '@/store/billing/bills/editorBill';
import { clientImportOf } from '@/store/billing/importing/clientImport';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { registeredTerms } from '@/store/care/scheduling/registeredTerms';
import { openedAt } from '@/store/clients/accounts/newAccount';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';
import { accountOpened, billSaved, clientsImported } from '@/store/facts/accounts';
import { additionRecorded } from '@/store/facts/additions';
import { NOT_REGISTERED, USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { additionFollows } from '@/store/vehicles/additions/additionPlace';
import { accountDraft, homeCompany } from '../../../support/accounts';
import { additionDraft } from '../../../support/care';
import { done } from '../../../support/said';
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

const ADDED: Record<string, (store: AppStore) => void> = {
  'in the editor of the bill': (store) => {
    const account = accountIn(store);
    const { accountId, edit, vehicles } = billEdit(account, typedIn(store, 'MH 01 ZZ 9')).change;
    done(store.dispatch(billSaved(accountId, edit, vehicles, TODAY)));
  },
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
  'by a file of clients': (store) => {
    const account = accountIn(store);
    const rows = ['MH 01 ZZ 8', 'MH 01 ZZ 9'].map((vehicleNo, place) => ({
      id: place,
      record: 0,
      validation: 'Changed' as const,
      texts: {},
      reasons: {},
      damaged: [],
      draft: { ...clientFieldsOf(account), vehicleNo },
      known: { record: account, fields: clientFieldsOf(account) },
    }));
    done(store.dispatch(clientsImported(clientImportOf(rows), TODAY)));
  },
};

const addedIn = (store: AppStore) =>
  Object.values(store.getState().vehicles.entities).find(({ vehicleNo }) => vehicleNo === 'MH 01 ZZ 9');

test.each(Object.keys(ADDED))(
  'a vehicle that is added %s has GST in its price where the client’s others have',
  (how) => {
    const store = opened(NOT_REGISTERED);
    ADDED[how]?.(store);
    expect(addedIn(store)).toMatchObject({ price: 1180, gst: 'Including' });
  },
);

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
  expect(registeredTerms(store.getState(), accountIn(store))).toEqual({
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
