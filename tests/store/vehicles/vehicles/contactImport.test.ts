import { expect, test } from 'vitest';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { emptyBusiness } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { contactFitting } from '@/store/vehicles/vehicles/contactFitting';
import { contactImportable, contactImportOf } from '@/store/vehicles/vehicles/contactImport';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { selectNotWorking } from '@/store/vehicles/vehicles/notWorking';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { contactsImported } from '@/store/facts/vehicles';
import { typedMinute } from '@/ui/typedDate';
import { quietVehicle } from '../../../support/care';
import { fitted } from '../../../support/vehicles';
import { bytesOf, bytesOfSheet, inShort, validated } from '../../../support/sheets';
import { imeiOfDevice } from '../../../support/stock';

const NOW = '2026-11-21T10:00';
const business = {
  ...emptyBusiness,
  accounts: accountTable([]),
  vehicles: vehicleTable([quietVehicle(1), quietVehicle(2, { contact: undefined }), quietVehicle(3)]),
  devices: deviceTable([fitted(4, 'quiet-1').device, fitted(5, 'quiet-3').device]),
};
const vehicleRows = selectVehicleRows(business);
const importable = contactImportable(vehicleRows, { now: NOW, minuteOf: (typed) => typedMinute(typed, NOW) });
const [first, third] = [imeiOfDevice(4), imeiOfDevice(5)];

const HEADINGS = 'Vehicle No,IMEI,Last Contact,Lat,Long,Temp';
const rowsOf = (...rows: readonly string[]) =>
  validated(importable, vehicleRows, bytesOf([HEADINGS, ...rows].join('\n')));

test.each([
  ['MH 12 AB 1001,,20 Nov 2026 14:05,18.52,73.85,4', 'Changed'],
  ['MH 12 AB 1001,–,20 Nov 2026 14:05,–,–,–', 'Changed'],
  ['mh-12-ab-1001,,20/11/26 2:05 pm,,,', 'Changed'],
  [`,${first},2026-11-20 14:05:31,,,`, 'Changed'],
  [`MH 12 AB 1001,${first},2026-11-20T14:05:31Z,"18,52","73,85",−18 °C`, 'Changed'],
  ['MH 12 AB 1002,352099001761481,20 Nov 2026 14:05,,,', 'Changed'],
  ['MH 12 AB 1001,,14 Nov 2026 17:31,,,', 'Same'],
  ['MH 12 AB 1001,,13 Nov 2026 17:31,1,2,', 'Same'],
  [
    'MH 12 ZZ 9,,20 Nov 2026 14:05,,,',
    'Wrong vehicleNo: No vehicle has the number MH 12 ZZ 9. Correct it, or register the vehicle first.',
  ],
  [
    ',352099001761481,20 Nov 2026 14:05,,,',
    'Wrong imei: No vehicle has the device 352099001761481 in it. Correct it, or name the vehicle by its number.',
  ],
  [',,20 Nov 2026 14:05,,,', 'Wrong vehicleNo: Name the vehicle: by its number, or by the IMEI of the device in it.'],
  [
    `MH 12 AB 1001,${third},20 Nov 2026 14:05,,,`,
    'Wrong imei: This device is in MH 12 AB 1003. Correct one of the two, or leave the IMEI empty.',
  ],
  [
    'MH 12 AB 1001,352099001761481,20 Nov 2026 14:05,,,',
    `Wrong imei: The device in MH 12 AB 1001 is ${first}. Correct one of the two, or leave the IMEI empty.`,
  ],
  [
    'MH 12 AB 1001,,21 Nov 2026 10:01,,,',
    'Wrong at: This is still to come. Correct the date or the time, the day first.',
  ],
  ['MH 12 AB 1001,,11/20/2026 14:05,,,', 'Wrong at: This is not a date with a time. Write it as 19 Nov 2026, 14:05.'],
  ['MH 12 AB 1001,,20 Nov 2026,,,', 'Wrong at: This is not a date with a time. Write it as 19 Nov 2026, 14:05.'],
  ['MH 12 AB 1001,,14:05,,,', 'Wrong at: This is not a date with a time. Write it as 19 Nov 2026, 14:05.'],
  ['MH 12 AB 1001,,,,,', 'Wrong at: Last Contact is required.'],
  [
    'MH 12 AB 1001,,20 Nov 2026 14:05,91,73,',
    'Wrong latitude: Latitude lies from −90 to 90. Correct it, or check whether it is in the longitude column.',
  ],
  ['MH 12 AB 1001,,20 Nov 2026 14:05,18.5,181,', 'Wrong longitude: Longitude lies from −180 to 180. Correct it.'],
  ['MH 12 AB 1001,,20 Nov 2026 14:05,18.5,,', 'Wrong latitude: Write both latitude and longitude, or neither.'],
  [
    'MH 12 AB 1001,,20 Nov 2026 14:05,0,0,',
    'Wrong longitude: 0, 0 is what a device sends that does not know where it is. Leave both empty.',
  ],
  ['MH 12 AB 1001,,20 Nov 2026 14:05,18.5,73.8,hot', 'Wrong temp: Temperature must be a number'],
  [
    'MH 12 AB 1001,,20 Nov 2026 14:05,18.5,73.8,200',
    'Wrong temp: Temperature lies from −150 to 150 °C. Correct it, or leave it empty.',
  ],
])('a row %j is %s', async (row, outcome) => {
  expect(inShort(await rowsOf(row))).toEqual([outcome]);
});

test.each(['IMEI', 'IMEI No', 'Device Id', 'Unique Id'])(
  'the devices of a tracking server’s export stand under %s',
  async (heading) => {
    const file = bytesOf(`${heading},Last Seen\n${first},20 Nov 2026 14:05`);
    expect(inShort(await validated(importable, vehicleRows, file))).toEqual(['Changed']);
  },
);

test('a row that tells nothing later is skipped, and says why', async () => {
  const rows = await rowsOf('MH 12 AB 1001,,13 Nov 2026 17:31,,,', 'MH 12 AB 1003,,14 Nov 2026 17:31,,,');
  expect(rows.map(({ warning }) => warning)).toEqual([
    'Skipped: MH 12 AB 1001 was in contact later, on 14 Nov 2026, 17:31.',
    'This contact is known already.',
  ]);
});

test('a second row of a vehicle is told, however either names it', async () => {
  const rows = await rowsOf('MH 12 AB 1001,,20 Nov 2026 14:05,,,', `,${first},20 Nov 2026 15:05,,,`);
  expect(inShort(rows)).toEqual(['Wrong vehicleNo: Row 3 has this Vehicle Number already.', 'Changed']);
});

test('of the rows of a vehicle the latest counts, wherever it stands', async () => {
  const row = (day: number) => `MH 12 AB 1001,,${day} Nov 2026 10:00,,,`;
  for (const days of [
    [18, 19, 20],
    [20, 18, 19],
  ]) {
    const { edits } = contactImportOf(await rowsOf(...days.map(row)));
    expect(edits.map(({ contact }) => contact.at)).toEqual(['2026-11-20T10:00']);
  }
});

test('where two vehicles have a plate all the same, it is vehicles that cannot be told apart', async () => {
  const twins = selectVehicleRows({
    ...business,
    vehicles: vehicleTable([quietVehicle(1), quietVehicle(2, { vehicleNo: 'MH-12-AB-1001' })]),
  });
  const file = bytesOf(`${HEADINGS}\nMH 12 AB 1001,,20 Nov 2026 14:05,,,`);
  const rows = await validated(
    contactImportable(twins, { now: NOW, minuteOf: (typed) => typedMinute(typed, NOW) }),
    twins,
    file,
  );
  expect(inShort(rows)).toEqual([
    'Wrong vehicleNo: 2 vehicles have this Vehicle Number: it is not clear which vehicle it is.',
  ]);
});

test('dates that a spreadsheet keeps are moments, also in a cell without a form', async () => {
  const sheet = {
    columns: [
      { title: 'IMEI', kind: 'identifier' as const },
      { title: 'Last Seen', kind: 'date' as const },
    ],
    rows: [
      [first, new Date('2026-11-20T14:05:00Z')],
      [third, 46_346.586_805_6],
    ],
  };
  const rows = await validated(importable, vehicleRows, await bytesOfSheet(sheet, 'xlsx'));
  expect(rows.map(({ draft }) => draft?.at)).toEqual(['2026-11-20T14:05', '2026-11-20T14:05']);
});

test('the template can be imported as it is', async () => {
  const { columns, examples } = importable;
  const rows = await validated(
    importable,
    vehicleRows,
    await bytesOfSheet({ columns, rows: examples.map((one) => columns.map(({ key }) => one[key])) }, 'xlsx'),
  );
  expect(inShort(rows)).toEqual(['Changed']);
});

test('what a row does not tell of a vehicle is as it told it last', async () => {
  const rows = await rowsOf(
    `,${first},2026-11-20T14:05:31Z,18.6,-73.9,`,
    'MH 12 AB 1002,,20 Nov 2026 14:05,,,−18',
    'MH 12 AB 1003,,20 Nov 2026 14:05,,,',
  );
  expect(contactImportOf(rows).edits).toEqual([
    { id: 'quiet-1', contact: { at: '2026-11-20T19:35', latLong: '18.6, -73.9', temp: 21 } },
    { id: 'quiet-2', contact: { at: '2026-11-20T14:05', temp: -18 } },
    { id: 'quiet-3', contact: { at: '2026-11-20T14:05', latLong: '18.5204, 73.8567', temp: 21 } },
  ]);
});

test('a newer contact takes its vehicle off Not Working, unless it is older than a day itself', () => {
  const store = createStore(business);
  const silent = () => selectNotWorking(store.getState(), NOW).map(({ id }) => id);
  expect(silent()).toEqual(['quiet-1', 'quiet-3']);
  store.dispatch(
    contactsImported([
      { id: 'quiet-1', contact: { at: '2026-11-20T10:01' } },
      { id: 'quiet-3', contact: { at: '2026-11-20T10:00' } },
    ]),
  );
  expect(silent()).toEqual(['quiet-3']);
});

test('what fits no more is left out: its vehicle was closed, or told something since', () => {
  const vehicles = vehicleTable([
    quietVehicle(1, { closedOn: '2026-11-20' }),
    quietVehicle(2, { contact: { at: NOW } }),
    quietVehicle(3),
  ]);
  const edits = ['quiet-1', 'quiet-2', 'quiet-3', 'quiet-9'].map((id) => ({ id, contact: { at: '2026-11-20T14:05' } }));
  const { edits: fits, leftOut } = contactFitting({ vehicles, devices: deviceTable([]) }, { added: [], edits });
  expect(fits.map(({ id }) => id)).toEqual(['quiet-3']);
  expect(leftOut.map(({ refusal }) => refusal.reason)).toEqual([
    'MH 12 AB 1001 was closed on 20 Nov 2026.',
    'MH 12 AB 1002 has been in contact since.',
    'This vehicle was deleted, or adding it was undone.',
  ]);
});

test('the example of a file names a vehicle that is there, with its device, and one of its own where there is none', () => {
  const moments = { now: NOW, minuteOf: (typed: string) => typedMinute(typed, NOW) };
  const examplesOf = (...all: Parameters<typeof contactImportable>[0]) => contactImportable(all, moments).examples;
  expect(examplesOf(...vehicleRows)).toMatchObject([{ vehicleNo: 'MH 12 AB 1001', imei: first }]);
  expect(examplesOf()).toMatchObject([{ vehicleNo: 'MH 12 AB 1234' }]);
});
