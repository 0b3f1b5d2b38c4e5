import { describe, expect, test } from 'vitest';
import { typedDate } from '@/ui/typedDate';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { clientFitting } from '@/store/billing/importing/clientFitting';
import { fleetFacts, fleetImportOf } from '@/store/billing/importing/fleetImport';
import { fleetImportable } from '@/store/billing/importing/fleetImportable';
import { balanceDue } from '@/store/billing/receivables/owed';
import { statementOf } from '@/store/billing/receivables/statement';
import { businessOf, emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { subscriptionEnded, subscriptionOpened } from '@/store/facts/subscriptions';
import { broughtByRows } from '@/store/kit/sheets/leftOutRows';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import { simTable } from '@/store/stock/sims/simsSlice';
import { imeiOf } from '@/store/kit/typed/imei';
import { homeCompany } from '../../../support/accounts';
import { done } from '../../../support/said';
import { bytesOf, inShort, validated } from '../../../support/sheets';
import { isQuick } from '../../../support/runs';

const TODAY = '2026-11-26';
const HEADINGS =
  'Client,GSTIN,State,Contact Person,Mobile,Vehicle No,Vehicle Type,IMEI,SIM No,Plan,Price,Fitted On,Billed Upto,Opening Balance';
const imei = (n: number) => imeiOf(String(35_693_803_564_000 + n));
const KONKAN = 'Konkan Carriers,27AAPFU0939F1ZV,Maharashtra,Meera,9820012345';
const MALWA = 'Malwa Movers,23AAPFU0939F1Z3,Madhya Pradesh,Ravi,9820011111';

const sheet = (...lines: string[]) => bytesOf([HEADINGS, ...lines].join('\n'));
const rowsIn = (business: Business, ...lines: string[]) =>
  validated(
    fleetImportable(business, { today: TODAY, dayOf: (typed) => typedDate(typed, TODAY) }),
    selectAccounts(business),
    sheet(...lines),
  );

/** What a sheet makes of a business, each fact said before the next one is made, with what each of its rows is. */
async function saidIn(business: Business, ...lines: string[]) {
  const rows = await rowsIn(business, ...lines);
  const good = rows.filter(({ validation }) => validation === 'New' || validation === 'Changed');
  const store = createStore(business);
  const { all } = broughtByRows(good, fleetImportOf);
  const said = [];
  for (const fact of fleetFacts(() => store.getState(), clientFitting(store.getState(), all, TODAY), TODAY))
    said.push({ type: fact.type, ...done(store.dispatch(fact)) });
  return { rows, said, state: businessOf(store.getState()), store };
}

const FLEET = [
  `${KONKAN},MH 12 AB 1234,Truck,${imei(1)},5754000000077,Monthly,350,05-02-2026,14-11-2026,"4,200"`,
  `Konkan Carriers,27AAPFU0939F1ZV,,,,MH 12 AB 1235,Tempo,${imei(2)},,Monthly,300,,31-10-2026,`,
  `${MALWA},MP 09 CD 1,Car,,,Yearly,200,,,-700`,
];

describe('a fleet that moves in', () => {
  test('is live, with ledgers that begin with the opening count', async () => {
    const { rows, said, state } = await saidIn(emptyBusiness, ...FLEET);
    expect(inShort(rows)).toEqual(['New', 'New', 'New']);
    expect(said.map(({ type }) => type)).toEqual([
      'accounts/clientsImported',
      'vehicles/vehiclesTakenOver',
      'devices/openingStockCounted',
      'openings/balancesOpened',
    ]);
    expect(
      Object.values(state.vehicles.entities).map(({ vehicleNo, type, billedUntil }) => [vehicleNo, type, billedUntil]),
    ).toEqual([
      ['MH 12 AB 1234', 'Truck', '2026-11-14'],
      ['MH 12 AB 1235', 'Tempo', '2026-10-31'],
      ['MP 09 CD 1', 'Car', undefined],
    ]);
    const device = state.devices.entities[imei(1)];
    expect(device && deviceLedger(state, device).map(({ on, what, to, note }) => [on, what, to, note])).toEqual([
      ['2026-02-05', 'Counted', 'MH 12 AB 1234', 'opening stock'],
      ['2026-02-05', 'SIM put in', undefined, 'SIM 5754000000077'],
    ]);
    expect(Object.values(state.subscriptions.entities).map(({ from }) => from)).toEqual(['2026-02-05', '2026-10-31']);
  });

  test('is billed from the day after, and its statement opens with the balance', async () => {
    const { state } = await saidIn({ ...emptyBusiness, company: homeCompany }, ...FLEET);
    const [konkan = '', malwa = ''] = state.accounts.ids;
    expect(
      selectBillRun(state, '2026-11', TODAY)
        .get(konkan)
        ?.bills.flatMap(({ lines }) => lines.map(({ vehicleNo, days, taxable }) => [vehicleNo, days, taxable])),
    ).toEqual([
      ['MH 12 AB 1234', 16, 186.67],
      ['MH 12 AB 1235', 30, 300],
    ]);
    expect(statementOf(state, konkan, TODAY, TODAY).rows).toMatchObject([{ what: 'Opening balance', debit: 4200 }]);
    expect([balanceDue(state, konkan), balanceDue(state, malwa)]).toEqual([4200, -700]);
  });

  test('gives its client nothing that a file of clients has no column for', async () => {
    const rows = await rowsIn(emptyBusiness, ...FLEET);
    const noted = rows.map((row) => ({ ...row, ...(row.draft && { draft: { ...row.draft, note: 'On the roof' } }) }));
    const drafts = fleetImportOf(noted).added.map(({ draft }) => draft);
    expect(drafts).toHaveLength(2);
    expect(JSON.stringify(drafts)).not.toContain('On the roof');
  });

  test('is the same when its sheet comes again', async () => {
    const { state } = await saidIn(emptyBusiness, ...FLEET);
    expect(inShort(await rowsIn(state, ...FLEET))).toEqual(['Same', 'Same', 'Same']);
  });

  test('is gone again when each part is taken back, the last one first', async () => {
    const { said, store } = await saidIn(emptyBusiness, ...FLEET);
    for (const { undo } of said.toReversed()) expect(undo?.()).toMatchObject({ done: true });
    const { accounts, vehicles, devices, sims, subscriptions, openings } = store.getState();
    expect([accounts, vehicles, devices, sims, subscriptions, openings].flatMap(({ ids }) => ids)).toEqual([]);
  });

  test('brings a device to a vehicle that is there', async () => {
    const { state } = await saidIn(emptyBusiness, `${KONKAN},MH 12 AB 1234,,,,Monthly,350,,,`);
    const after = await saidIn(state, `${KONKAN},MH 12 AB 1234,,${imei(1)},,,,,31-10-2026,`);
    expect(inShort(after.rows)).toEqual(['Changed']);
    expect(after.said.map(({ type }) => type)).toEqual(['vehicles/vehiclesTakenOver', 'devices/openingStockCounted']);
    expect(after.state.vehicles.ids).toHaveLength(1);
  });

  test('begins no billing anew that has ended, whatever else the sheet says of the client', async () => {
    const { state, store } = await saidIn(emptyBusiness, ...FLEET);
    done(store.dispatch(subscriptionEnded([state.subscriptions.ids[0] ?? ''], '2026-11-20')));
    const after = await saidIn(businessOf(store.getState()), FLEET[0]?.replace('9820012345', '9820099999') ?? '');
    expect(after.said.map(({ type }) => type)).toEqual(['accounts/clientsImported']);
    expect(after.state.subscriptions).toEqual(businessOf(store.getState()).subscriptions);
  });

  test('leaves a vehicle alone that is another client’s by now, with what else it said', async () => {
    const rows = await rowsIn(emptyBusiness, `${KONKAN},MH 12 AB 1234,Truck,${imei(1)},,Monthly,350,,31-10-2026,500`);
    const { all } = broughtByRows(rows, fleetImportOf);
    const { store } = await saidIn(emptyBusiness, `${MALWA},MH 12 AB 1234,Car,,,,,,,`);
    const before = businessOf(store.getState());
    const facts = fleetFacts(() => store.getState(), all, TODAY);
    const said = Array.from(facts, (fact) => store.dispatch(fact).done);
    expect(said).toEqual([false]);
    expect(businessOf(store.getState())).toEqual(before);
  });

  test.skipIf(isQuick)('is one of 1,200 vehicles in parts of 500 devices', async () => {
    const lines = Array.from(
      { length: 1200 },
      (_, n) => `${KONKAN},MH 12 ZZ ${n + 1},,${imei(n + 1)},,Monthly,350,,31-10-2026,`,
    );
    const { said, state } = await saidIn(emptyBusiness, ...lines);
    expect(said.filter(({ type }) => type === 'devices/openingStockCounted')).toHaveLength(3);
    expect(state.devices.ids).toHaveLength(1200);
  });
});

describe('a row of its sheet', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'whose plate is there twice',
      [`${KONKAN},MH 1,,,,,,,,`, `${MALWA},MH 1,,,,,,,,`],
      ['New', 'Wrong vehicleNo: Row 2 has this Vehicle Number already.'],
    ],
    [
      'whose IMEI is there twice',
      [`${KONKAN},MH 1,,${imei(1)},,,,,,`, `${KONKAN},MH 2,,${imei(1)},,,,,,`],
      ['New', 'Wrong imei: Row 2 has this IMEI already.'],
    ],
    [
      'with a SIM without its device',
      [`${KONKAN},MH 1,,,5754000000077,,,,,`],
      ['Wrong imei: Give the IMEI of the device that the SIM is in.'],
    ],
    ['with a bad IMEI', [`${KONKAN},MH 1,,123,,,,,,`], ['Wrong imei: An IMEI has 15 digits, this has 3.']],
    [
      'with days that are none, or still to come',
      [`${KONKAN},MH 1,,${imei(1)},,,,soon,then,`, `${KONKAN},MH 2,,${imei(2)},,,,27-11-2026,,`],
      [
        'Wrong fittedSince: This is not a date. Write it as 19 Nov 2026. billedUntil: This is not a date. Write it as 19 Nov 2026.',
        'Wrong fittedSince: This date is in the future. Correct it, day first.',
      ],
    ],
    [
      'that says something of no vehicle',
      [`${KONKAN},,,${imei(1)},,,,,,`],
      ['Wrong vehicleNo: Vehicle number is required, as the row says more of a vehicle.'],
    ],
    ['without a state', ['Konkan Carriers,27AAPFU0939F1ZV,,Meera,9820012345,,,,,,,,,'], ['New']],
  ])('%s says so', async (_what, lines, validations) => {
    expect(inShort(await rowsIn(emptyBusiness, ...lines))).toEqual(validations);
  });

  test('tells of a plate, a device and a balance that are there already', async () => {
    const { state } = await saidIn(emptyBusiness, ...FLEET);
    const rows = await rowsIn(
      state,
      `${MALWA},MH 12 AB 1234,,,,,,,,`,
      `${KONKAN},MH 12 AB 1235,,${imei(9)},,,,,,`,
      `${KONKAN},MH 12 AB 7,,${imei(1)},,,,,,`,
    );
    expect(inShort(rows)).toEqual([
      'Wrong vehicleNo: MH 12 AB 1234 of Konkan Carriers is open already: move it, or close it there first.',
      `Wrong imei: MH 12 AB 1235 has IMEI ${imei(2)} in it. Leave the IMEI empty, and fit the device by a job.`,
      `Wrong imei: IMEI ${imei(1)} is known already: it is in the vehicle MH 12 AB 1234. Leave the IMEI empty, and fit the device by a job.`,
    ]);
    expect(inShort(await rowsIn(state, `${KONKAN},MH 12 AB 8,,,,,,,,5`))).toEqual([
      'Wrong openingBalance: Konkan Carriers has an opening balance of ₹4,200 as of 26 Nov 2026 already. Leave it out, or correct that one.',
    ]);
  });

  test('says nothing else of a device that is in its vehicle, by whichever number its SIM is called', async () => {
    const { state } = await saidIn(emptyBusiness, ...FLEET);
    const [own = ''] = FLEET;
    const says = `IMEI ${imei(1)} is in this vehicle already. Leave this as it is, and change it on the device’s page.`;
    expect(inShort(await rowsIn(state, own.replace('5754000000077', '5754000000088')))).toEqual([`Wrong sim: ${says}`]);
    expect(inShort(await rowsIn(state, own.replace('05-02-2026', '06-02-2026')))).toEqual([
      `Wrong fittedSince: ${says}`,
    ]);
    const sim = Object.values(state.sims.entities)[0];
    const called = { ...state, sims: simTable(sim ? [{ ...sim, msisdn: '9811122233' }] : []) };
    expect(inShort(await rowsIn(called, own.replace('5754000000077', '9811122233')))).toEqual(['Same']);
  });

  test('gives a device no day on which the billing of its vehicle had not ended', async () => {
    const { state, store } = await saidIn(emptyBusiness, `${KONKAN},MH 1,,,,Monthly,350,,,`);
    const [id = ''] = state.vehicles.ids;
    done(store.dispatch(subscriptionOpened(id, '2026-10-01')));
    done(store.dispatch(subscriptionEnded(store.getState().subscriptions.ids, '2026-11-10')));
    expect(inShort(await rowsIn(businessOf(store.getState()), `${KONKAN},MH 1,,${imei(1)},,,,01-11-2026,,`))).toEqual([
      'Wrong fittedSince: The subscription of this vehicle ended on 10 Nov 2026, after 01 Nov 2026. Give the day since which this device is in it.',
    ]);
  });

  test('warns of a GST number whose check character is wrong, once a client', async () => {
    const odd = KONKAN.replace('1ZV', '1ZW');
    const rows = await rowsIn(emptyBusiness, `${odd},MH 1,,,,,,,,`, `${odd},MH 2,,,,,,,,`);
    expect(rows.map(({ validation, warning }) => [validation, warning])).toEqual([
      [
        'New',
        'GST Number: The check character does not match: for the first 14 characters it would be V. Check for a typing mistake.',
      ],
      ['New', undefined],
    ]);
  });
});
