import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clientColumns } from '@/features/sales/clientColumns';
import { companyOf, type AccountDraft } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { billSaved, clientsImported } from '@/store/facts/accounts';
import type { ClientRow } from '@/store/billing/importing/clientRow';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { accountFactSchemas } from '@/store/billing/accounts/accountFactSchemas';
import { clientImportOf } from '@/store/billing/importing/clientImport';
import { newAccount, newSlot } from '@/store/clients/accounts/newAccount';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { createStore } from '@/store/business/store';
import { accountDeactivated } from '@/store/facts/deactivations';
import { USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import type { SheetFormat } from '@/ui/sheetFiles';
import { sheetOf } from '@/ui/tableSheet';
import { account, accountDraft, billedVehicle, noEdit, noVehicles, salesOf, vehicle } from '../../../support/accounts';
import { runs } from '../../../support/runs';
import { done, reasonOf } from '../../../support/said';
import { bytesOfSheet, inShort, validated } from '../../../support/sheets';
import { smallBusiness } from '../../../support/tabs';

const { columns, fieldsOf, examples } = clientImportable(emptyBusiness);
const NEW: ClientRow = {
  ...(examples[0] as ClientRow),
  companyName: 'Deccan Movers',
  gstNo: '29AAGCG6253J1Z8',
  vehicleNo: undefined,
  duration: undefined,
  price: undefined,
};
/** With two vehicles, of which one is billed. */
const konkan = account(1, { vehicles: [vehicle(1), billedVehicle(2)] });
/** As the wizard opens it: with one slot, to which no vehicle is assigned. */
const malwa = account(2, {
  ...newAccount(
    'account-2',
    accountDraft({ client: { companyName: 'Malwa Movers' }, billing: { gstNo: '24AIDPG5043J1ZJ' } }),
    '2026-11-01',
  ),
  vehicles: [vehicle(3, { id: 'slot-2', ...newSlot(accountDraft()) })],
});

/** Rows as a file has them; a field that is undefined is an empty cell. */
const fileOf = (
  rows: readonly Partial<ClientRow>[],
  keys: readonly string[] = columns.map(({ key }) => key),
  format: SheetFormat = 'csv',
) => {
  const told = columns.filter(({ key }) => keys.includes(key));
  return bytesOfSheet(
    {
      columns: told.map(({ title, kind }) => ({ title, kind })),
      rows: rows.map((row) => told.map(({ key }) => row[key])),
    },
    format,
  );
};
const validatedRows = async (
  rows: readonly Partial<ClientRow>[],
  known: readonly Account[] = [konkan, malwa],
  keys?: readonly string[],
) => validated(clientImportable({ ...emptyBusiness, ...salesOf(...known) }), known, await fileOf(rows, keys));

/** Imports beside those accounts. */
async function imported(rows: readonly Partial<ClientRow>[], keys?: readonly string[]) {
  const store = createStore({ ...smallBusiness, ...salesOf(konkan, malwa) });
  const brought = clientImportOf(
    (await validatedRows(rows, undefined, keys)).filter(
      ({ validation }) => validation === 'New' || validation === 'Changed',
    ),
  );
  const fact = clientsImported(brought, '2026-11-20');
  const shown = () =>
    selectAccounts(store.getState()).map((one) => [
      companyOf(one),
      one.client.mobileNumber,
      ...one.vehicles.map(({ vehicleNo, duration, price }) => `${vehicleNo} ${duration} ${price}`),
    ]);
  return { store, fact, shown };
}

const onKonkan = fieldsOf(konkan, '');

describe('the rows of a client', () => {
  test('join: what the first says of the client the others need not repeat', async () => {
    const rows = [
      { ...NEW, vehicleNo: 'ka 01 ab 1' },
      { companyName: 'deccan movers', vehicleNo: 'KA01AB2', price: 250, duration: 'Monthly' },
      { gstNo: NEW.gstNo, companyName: 'Deccan Movers', vehicleNo: 'KA01AB3' },
    ];
    const { store, fact, shown } = await imported(rows);
    done(store.dispatch(fact));
    expect(shown()[2]).toEqual([
      'Deccan Movers',
      '9820012345',
      'KA 01 AB 1 Yearly 41.67',
      'KA 01 AB 2 Monthly 250',
      'KA 01 AB 3 Yearly 41.67',
    ]);
    expect(inWords(fact, store.getState())).toBe('imported clients: 1 new, 0 changed');
  });

  test('are wrong where they disagree, or name a vehicle twice', async () => {
    const rows = await validatedRows([
      { ...NEW, vehicleNo: 'KA01AB1' },
      { gstNo: NEW.gstNo, vehicleNo: 'KA01AB2', potential: 'Low' },
      { ...NEW, vehicleNo: 'KA-01.ab-1' },
      { ...NEW },
      { ...NEW },
    ]);
    expect(rows[1]?.texts).toMatchObject({ firstName: 'Meera', vehicleNo: 'KA01AB2' });
    expect(inShort(rows)).toEqual([
      'New',
      'Wrong potential: Row 2 has another Potential.',
      'Wrong vehicleNo: Row 2 has this Vehicle Number already.',
      'New',
      'Wrong gstNo: Row 5 has this GST Number already.',
    ]);
  });

  test('are wrong where they have a damaged cell of the first, unless the client says the same', async () => {
    const rows = [
      { ...NEW, address: '#REF!', vehicleNo: 'KA01AB1' },
      { gstNo: NEW.gstNo, vehicleNo: 'KA01AB2' },
      { gstNo: NEW.gstNo, vehicleNo: 'KA01AB3', address: 'Hubli' },
    ];
    const validatedThree = await validatedRows(rows);
    expect(inShort(validatedThree)).toEqual([
      'Wrong address: The file has #REF! here.',
      'Wrong address: The file has #REF! here.',
      'New',
    ]);
    expect(validatedThree.map(({ damaged }) => damaged)).toEqual([['address'], ['address'], []]);
    const damaged = account(1, { client: { ...konkan.client, address: '#REF!' } });
    const keys = ['gstNo', 'address', 'vehicleNo'];
    const same = [
      { gstNo: '27AAPFU0939F1ZV', address: '#REF!', vehicleNo: 'MH01AB1001' },
      { gstNo: '27AAPFU0939F1ZV', vehicleNo: 'MH01AB1002' },
    ];
    expect(inShort(await validatedRows(same, [damaged], keys))).toEqual(['Same', 'Same']);
    expect(inShort(await validatedRows(same, [konkan], keys))).toEqual([
      'Wrong address: The file has #REF! here.',
      'Wrong address: The file has #REF! here.',
    ]);
  });

  test('say nothing of a vehicle without its number', async () => {
    expect(inShort(await validatedRows([{ ...NEW, price: 250 }]))).toEqual([
      'Wrong vehicleNo: Vehicle number is required, as the row says more of a vehicle.',
    ]);
  });
});

test('words are meant in any case, a pasted mobile number loses what is none of it, and what is no word says which there are', async () => {
  const typed = {
    ...NEW,
    state: 'maharashtra',
    potential: 'so so',
    mobileNumber: '+91 98200-12345',
  } as unknown as ClientRow;
  const [row] = await validatedRows([typed]);
  expect(row).toMatchObject({
    texts: { state: 'Maharashtra', mobileNumber: '9820012345' },
    reasons: { potential: 'This can be High, Medium, Low.' },
  });
});

test('of many words those are named that begin as what stands there does', async () => {
  const [row] = await validatedRows([{ ...NEW, state: 'Maharastra' } as unknown as ClientRow]);
  expect(row?.reasons.state).toBe(
    'This can be Madhya Pradesh, Maharashtra, Manipur, Meghalaya, Mizoram, Mumbai, or one of 32 others.',
  );
});

test.each<[deviceType: string | undefined, model: string | undefined, reason: string | undefined]>([
  ['Laptop', 'Dell XPS 13', undefined],
  ['Laptop', 'HP LaserJet', 'Choose from the list.'],
  ['Laptop', undefined, 'Model is required.'],
  [undefined, 'Dell XPS 13', 'Device type is required.'],
])('a device of type %s and model %s answers %s', async (deviceType, model, reason) => {
  const [row] = await validatedRows([{ ...NEW, deviceType, model } as ClientRow]);
  expect(row?.reasons.model).toBe(reason);
});

describe('a client that is there', () => {
  test('keeps its vehicles, however their plates are written', async () => {
    const delhi = account(1, { vehicles: [vehicle(1), vehicle(2, { vehicleNo: 'DL1CAB1234' })] });
    const plates = ['MH-01-AB-1001', 'DL-1C-AB-1234', 'mh01ab1001'];
    const rows = await validatedRows(
      plates.map((vehicleNo) => ({ gstNo: '27 aapfu 0939f1zv', panNo: 'AAPFU 0939F', vehicleNo })),
      [delhi],
      ['gstNo', 'panNo', 'vehicleNo'],
    );
    expect(inShort(rows)).toEqual(['Same', 'Same', 'Wrong vehicleNo: Row 2 has this Vehicle Number already.']);
  });

  test('gets what the file changes and its new vehicles, and keeps what the file does not tell', async () => {
    const { store, fact, shown } = await imported(
      [
        { gstNo: '27AAPFU0939F1ZV', mobileNumber: '9000000001', vehicleNo: 'mh 01 ab 1001', price: 300 },
        { gstNo: '27AAPFU0939F1ZV', vehicleNo: 'MH01AB1009' },
        { gstNo: '24AIDPG5043J1ZJ', mobileNumber: '9820012345', vehicleNo: 'MP 09 AB 1' },
      ],
      ['gstNo', 'mobileNumber', 'vehicleNo', 'price'],
    );
    const said = done(store.dispatch(fact));
    expect(shown()).toEqual([
      [
        'Konkan Carriers',
        '9000000001',
        'MH 01 AB 1001 Yearly 300',
        'MH 01 AB 1002 Yearly 200',
        'MH 01 AB 1009 Yearly 200',
      ],
      // Its empty slot is taken.
      ['Malwa Movers', '9820012345', 'MP 09 AB 1 Yearly 41.67'],
    ]);
    said.undo?.();
    expect(selectAccounts(store.getState())).toEqual([konkan, malwa]);
  });

  test('is shown under its new name, unless its bill was written to another', async () => {
    const { store, fact } = await imported([{ ...onKonkan, companyName: 'Konkan Lines' }]);
    done(
      store.dispatch(
        billSaved('account-1', { was: { address: konkan.bill.address }, to: { address: 'Elsewhere' } }, noVehicles),
      ),
    );
    done(store.dispatch(fact));
    expect(selectAccounts(store.getState())[0]?.bill).toMatchObject({
      companyName: 'Konkan Lines',
      address: 'Elsewhere',
    });
  });

  test('is told from others with its GST number by company and mobile number, else not at all', async () => {
    const other = account(3, { client: { ...konkan.client, mobileNumber: '9000000009' } });
    const keys = ['gstNo', 'companyName', 'mobileNumber', 'address'];
    const row = { gstNo: '27AAPFU0939F1ZV', companyName: 'Konkan Carriers', address: 'Pune' };
    const rows = await validatedRows(
      [
        { ...row, mobileNumber: '9000000009' },
        { ...row, mobileNumber: '9000000000' },
      ],
      [konkan, other],
      keys,
    );
    expect(rows.map(({ validation, known }) => [validation, known?.record.id])).toEqual([
      ['Changed', 'account-3'],
      ['Wrong', undefined],
    ]);
  });
});

test('what somebody changed or added meanwhile is left out with its client, and the rest goes in', async () => {
  const { store, fact, shown } = await imported([
    { ...onKonkan, vehicleNo: 'MH01AB1009' },
    { ...fieldsOf(malwa, ''), address: 'Indore' },
    NEW,
  ]);
  const added = [{ id: 'meanwhile', vehicleNo: 'MH 01 AB 1009', duration: 'Yearly', price: 200, selected: true }];
  done(store.dispatch(billSaved('account-1', noEdit, { ...noVehicles, added })));
  done(store.dispatch(fact));
  expect([
    shown().length,
    selectAccounts(store.getState())[0]?.vehicles.length,
    selectAccounts(store.getState())[1]?.client.address,
  ]).toEqual([3, 3, 'Indore']);
  expect(
    reasonOf(store.dispatch(clientsImported((({ added: again }) => ({ added: again, edits: [] }))(fact.payload)))),
  ).toBe('Deccan Movers: its GST number is there already.');
});

test('a company, its GST number, its state and its mobile number are enough, and nothing is charged by a quotation', async () => {
  const few = {
    companyName: 'Deccan Movers',
    gstNo: '29AAGCG6253J1Z8',
    state: 'Delhi',
    mobileNumber: '9820012345',
  } as const;
  const keys = [...Object.keys(few), 'vehicleNo', 'price'];
  const rows = [
    { ...few, vehicleNo: 'KA01AB1', price: 250 },
    { ...few, vehicleNo: 'KA01AB2', price: 300 },
  ];
  const { store, fact } = await imported(rows, keys);
  done(store.dispatch(fact));
  const opened = selectAccounts(store.getState())[2];
  expect(opened).toMatchObject({
    client: { companyName: 'Deccan Movers', firstName: '', emailAddress: '', potential: '' },
    billing: { billingName: 'Deccan Movers', panNo: 'AAGCG6253J', accountNo: '', email: '' },
    package: { deviceType: '', hardware: 0, subscription: 0, leaseMonths: 0, subscriptionPlan: 'Half Yearly' },
    bill: { userName: 'Deccan Movers', companyName: 'Deccan Movers', address: '' },
    vehicles: [
      { vehicleNo: 'KA 01 AB 1', price: 250 },
      { vehicleNo: 'KA 01 AB 2', price: 300 },
    ],
  });
  const { accounts, vehicles } = store.getState();
  expect(checkedBusiness({ accounts, vehicles }).leftOut).toEqual([]);
  const again = await validated(
    clientImportable(store.getState()),
    selectAccounts(store.getState()),
    await fileOf(rows, keys),
  );
  expect(inShort(again)).toEqual(['Same', 'Same']);
  expect(inShort(await validatedRows([{ companyName: 'Deccan Movers' }], [], ['companyName']))).toEqual([
    'Wrong mobileNumber: Mobile number is required. state: Please select a state. gstNo: GST number is required.',
  ]);
});

test('a new client has the one vehicle that its row names, and a slot where it names none', async () => {
  const platesOf = async (row: ClientRow) => {
    const [client] = clientImportOf(await validatedRows([row])).added;
    return client?.vehicles.map(({ vehicleNo }) => vehicleNo);
  };
  expect(await platesOf({ ...NEW, vehicleNo: 'KA01AB1' })).toEqual(['KA 01 AB 1']);
  expect(await platesOf(NEW)).toEqual(['To be assigned']);
});

test('the price of a new client is without GST of the rate that it pays itself', async () => {
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const rows = await validatedRows([
    { ...NEW, ...agreed },
    { ...NEW, ...agreed, companyName: 'Bhopal Movers', gstNo: '23AAGCG6253J1ZK', gstTreatment: 'SEZ without Payment' },
  ]);
  const { added } = clientImportOf(rows, (billing) =>
    packageRateOn(emptyBusiness, billing, 'subscription', '2026-11-20'),
  );
  expect(added.map(({ vehicles }) => vehicles[0]?.price)).toEqual([1000, 1180]);
});

test('the price of a new client’s package keeps GST in it while we have no GST number, and so does one of its row, which says so too', async () => {
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const file = await fileOf([
    { ...NEW, ...agreed, vehicleNo: 'KA01AB1' },
    { ...NEW, ...agreed, vehicleNo: 'KA01AB2', price: 900 },
  ]);
  const rowsAt = (rate: GstRate) =>
    validated(
      clientImportable(emptyBusiness, () => rate),
      [],
      file,
    );
  const rows = await rowsAt('Not registered');
  expect(rows.map(({ warning }) => warning)).toEqual([undefined, 'Price: It is with GST, as was agreed.']);
  const fact = clientsImported(
    clientImportOf(rows, () => 'Not registered'),
    '2026-11-20',
  );
  expect(accountFactSchemas.clientsImported.isValidSync(fact.payload)).toBe(true);
  const store = createStore();
  done(store.dispatch(fact));
  expect(Object.values(store.getState().vehicles.entities).map(({ price, gst }) => [price, gst])).toEqual([
    [1180, 'Including'],
    [900, 'Including'],
  ]);
});

const WITHOUT = 'Price: It is without GST, though Subscription is with GST.';

test('a price of its own of a client whose subscription alone is with GST is without, which its row says', async () => {
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const rowsOf = async (said: Partial<ClientRow>, known: readonly Account[] = []) =>
    validated(
      clientImportable(emptyBusiness, () => USUAL_RATE),
      known,
      await fileOf([
        { ...NEW, ...said, vehicleNo: 'KA01AB1' },
        { ...NEW, ...said, vehicleNo: 'KA01AB2', price: 1000 },
        { ...NEW, ...said, vehicleNo: 'KA01AB3', price: 1180 },
      ]),
    );
  const rows = await rowsOf(agreed);
  expect(rows.map(({ warning }) => warning)).toEqual([undefined, undefined, WITHOUT]);
  const without = await rowsOf({ ...agreed, subscription: 1000, subscriptionGstIncluded: 'Excluding' });
  expect(without.map(({ warning }) => warning)).toEqual([undefined, undefined, undefined]);
  const store = createStore();
  done(store.dispatch(clientsImported(clientImportOf(rows), '2026-11-20')));
  expect(Object.values(store.getState().vehicles.entities).map(({ price, gst }) => [price, gst])).toEqual([
    [1000, undefined],
    [1000, undefined],
    [1180, undefined],
  ]);
  // So does one more vehicle of that client.
  const more = await rowsOf(agreed, selectAccounts(store.getState()));
  expect(more.map(({ validation }) => validation)).toEqual(['Same', 'Same', 'Same']);
  const [fourth] = await validated(
    clientImportable(store.getState(), () => USUAL_RATE),
    selectAccounts(store.getState()),
    await fileOf([{ ...NEW, ...agreed, vehicleNo: 'KA01AB4', price: 590 }]),
  );
  expect(fourth?.warning).toBe(WITHOUT);
});

test.each([
  ['becomes one with GST says that its price is without', 'Excluding', 'Including', WITHOUT],
  ['becomes one without GST says nothing of its price', 'Including', 'Excluding', undefined],
] as const)('a row by which a client’s subscription %s', async (_, was, is, warning) => {
  const row = { ...NEW, subscription: 1180, subscriptionPlan: 'Monthly', vehicleNo: 'KA01AB1' } as const;
  const store = createStore();
  const brought = await validatedRows([{ ...row, subscriptionGstIncluded: was }]);
  done(store.dispatch(clientsImported(clientImportOf(brought), '2026-11-20')));
  const [changed] = await validated(
    clientImportable(store.getState()),
    selectAccounts(store.getState()),
    await fileOf([{ ...row, subscriptionGstIncluded: is, price: 590 }]),
  );
  expect([changed?.validation, changed?.warning]).toEqual(['Changed', warning]);
});

test('a price of its own of a client on whose bills no GST comes, as for an SEZ without payment, is without GST, of which its row says nothing', async () => {
  const agreed = { subscription: 1180, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const warningOf = async (gstTreatment: ClientRow['gstTreatment']) => {
    const file = await fileOf([{ ...NEW, ...agreed, gstTreatment, vehicleNo: 'KA01AB1', price: 590 }]);
    const [row] = await validated(
      clientImportable(emptyBusiness, () => USUAL_RATE),
      [],
      file,
    );
    return [row?.validation, row?.warning];
  };
  expect(await warningOf('SEZ without Payment')).toEqual(['New', undefined]);
  expect(await warningOf('SEZ')).toEqual(['New', WITHOUT]);
});

describe('a plate is one client’s', () => {
  const BHOPAL: ClientRow = { ...NEW, companyName: 'Bhopal Movers', gstNo: '23AAGCG6253J1ZK' };

  test('whose second row in a file says who has it, whichever client is first', async () => {
    const rows = await validatedRows([
      { ...NEW, vehicleNo: 'KA01AB1' },
      { ...BHOPAL, vehicleNo: 'ka-01 ab 1' },
      { ...BHOPAL, vehicleNo: 'KA01AB2' },
      { ...NEW, vehicleNo: 'KA 01 AB 2' },
    ]);
    expect(inShort(rows)).toEqual([
      'New',
      'Wrong vehicleNo: Row 2 has this Vehicle Number already.',
      'New',
      'Wrong vehicleNo: Row 4 has this Vehicle Number already.',
    ]);
  });

  test('of which a file’s row says what the dialog of Register vehicle says', async () => {
    const rows = await validatedRows([
      { ...NEW, vehicleNo: 'mh01ab1001' },
      { ...fieldsOf(malwa, ''), vehicleNo: 'MH-01-AB-1002' },
    ]);
    expect(inShort(rows)).toEqual([
      'Wrong vehicleNo: MH 01 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
      'Wrong vehicleNo: MH 01 AB 1002 of Konkan Carriers is open already: move it, or close it there first.',
    ]);
  });

  test('though a fact of an import gives it to a vehicle that is there', () => {
    const store = createStore({ ...smallBusiness, ...salesOf(konkan, malwa) });
    const slot = store.getState().vehicles.entities['slot-2'];
    const edit = { was: { vehicleNo: slot?.vehicleNo ?? '' }, to: { vehicleNo: 'MH01AB1001' } };
    const vehicles = { added: [], edited: [{ id: 'slot-2', edit }] };
    const fact = clientsImported({ added: [], edits: [{ accountId: malwa.id, edit: noEdit, vehicles }] });
    expect(reasonOf(store.dispatch(fact))).toBe(
      'MH 01 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    );
  });

  test('though a fact of an import gives it to two, or to another one', async () => {
    const store = createStore({ ...smallBusiness, ...salesOf(konkan, malwa) });
    const slot = { duration: 'Yearly', price: 200, selected: true };
    const { added } = clientImportOf(await validatedRows([NEW, BHOPAL]));
    const [deccan, bhopal] = added.map(({ draft }) => draft);
    const fact = clientsImported({
      added: [
        { draft: deccan as AccountDraft, vehicles: [{ vehicleNo: 'KA 01 AB 1', ...slot }] },
        { draft: bhopal as AccountDraft, vehicles: [{ vehicleNo: 'KA01AB1', ...slot }] },
      ],
      edits: [
        {
          accountId: malwa.id,
          edit: noEdit,
          vehicles: { added: [{ id: 'crafted', vehicleNo: 'MH01AB1001', ...slot }], edited: [] },
        },
      ],
    });
    done(store.dispatch(fact));
    expect(selectAccounts(store.getState()).map((one) => [companyOf(one), one.vehicles.length])).toEqual([
      ['Konkan Carriers', 2],
      ['Malwa Movers', 1],
      ['Deccan Movers', 1],
    ]);
    const [, again] = fact.payload.added;
    expect(reasonOf(store.dispatch(clientsImported({ added: again ? [again] : [], edits: [] })))).toBe(
      'KA 01 AB 1 of Deccan Movers is open already: move it, or close it there first.',
    );
    expect(reasonOf(store.dispatch(clientsImported({ added: [], edits: fact.payload.edits })))).toBe(
      'MH 01 AB 1001 of Konkan Carriers is open already: move it, or close it there first.',
    );
  });
});

test('a client that was deleted from the debtors meanwhile, and one whose plate was added otherwise written, stay as they are', async () => {
  const closing = {
    userName: 'Meera Joshi',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 2,
    deviceRemoved: 'No',
    deactivate: 'Delete From Debtors',
  } as const;
  const rows = [
    { ...onKonkan, address: 'Pune' },
    { ...fieldsOf(malwa, ''), vehicleNo: 'DL-1C-AB-1' },
    { ...fieldsOf(malwa, ''), vehicleNo: 'DL-1C-AB-2' },
  ];
  const { store, fact, shown } = await imported(rows);
  done(store.dispatch(accountDeactivated({ ...closing, accountId: 'account-1' })));
  done(
    store.dispatch(
      billSaved('account-2', noEdit, {
        ...noVehicles,
        added: [{ id: 'meanwhile', vehicleNo: 'DL1CAB2', duration: 'Yearly', price: 200, selected: true }],
      }),
    ),
  );
  const before = shown();
  const only = (index: number) => clientsImported({ added: [], edits: fact.payload.edits.slice(index, index + 1) });
  expect(reasonOf(store.dispatch(only(0)))).toBe(
    'Konkan Carriers is not on the list any more: it was deleted from the debtors.',
  );
  expect(reasonOf(store.dispatch(only(1)))).toBe('Malwa Movers has DL-1C-AB-2 already.');
  expect(shown()).toEqual(before);
});

test('an import of the list’s own export changes nothing, whatever else it tells of a client', async () => {
  const paused = new Map([[konkan.id, { is: 'Paused', alert: '2027-01-05' } as const]]);
  const sheet = sheetOf(clientColumns(paused, new Map([[konkan.id, 1180]])), [konkan, malwa]);
  const titles = sheet.columns.map(({ title }) => title);
  expect(titles).toEqual(
    expect.arrayContaining([
      'Company',
      'Status',
      'Alert Date',
      'Client',
      'Mobile Number',
      'Email Address',
      'State',
      'Potential',
      'Total',
      'Balance Due',
      'Debt',
    ]),
  );
  expect(sheet.rows[0]?.slice(1, 3)).toEqual(['Paused', new Date('2027-01-05T00:00Z')]);
  const rows = await validated(clientImportable(emptyBusiness), [konkan, malwa], await bytesOfSheet(sheet, 'xlsx'));
  expect(rows.map(({ validation }) => validation)).toEqual(['Same', 'Same']);
});

const some = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });

test.each<SheetFormat>(['csv', 'xlsx'])(
  'clients with their vehicles that are written to a file and read again are the same: %s',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(fc.array(some, { minLength: 1, maxLength: 4 }), async (fleets) => {
        const known = fleets.map((vehicleRows, index) =>
          account(index + 1, {
            client: { ...konkan.client, companyName: `=Fleet, "${index}"`, mobileNumber: `982001234${index}` },
            vehicles: vehicleRows.map((n) => vehicle(10 * index + n, { price: n / 4 })),
          }),
        );
        const rows = known.flatMap((one) =>
          ['', ...one.vehicles.map(({ vehicleNo }) => plateKey(vehicleNo))].map((plate) => fieldsOf(one, plate)),
        );
        const validations = (
          await validated(clientImportable(emptyBusiness), known, await fileOf(rows, undefined, format))
        ).map(({ validation }) => validation);
        expect(new Set(validations)).toEqual(new Set(['Same']));
      }),
      { numRuns: runs(12) },
    );
  },
);
