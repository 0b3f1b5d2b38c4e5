import { newAccount } from '@/store/clients/accounts/newAccount';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { answer, recordIndex } from '@/store/palette/palette';
import { followed } from '@/store/palette/recordIndex';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import { generateVendors } from '@/store/sample/generateVendors';
import { returnedDevices } from '../returnedDevices';
import { sampleAccountDrafts } from './drafts';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';

const DEVICES = 70_000;
const VENDORS = 15_000;
const ACCOUNTS = 15_000;

const { devices } = returnedDevices(DEVICES);

const business = (): Business => ({
  ...emptyBusiness,
  devices,
  vendors: vendorTable(generateVendors(VENDORS, 3)),
  accounts: accountTable(
    sampleAccountDrafts(ACCOUNTS).map((draft, index) => ({
      ...newAccount(`account-${index}`, draft, '2026-11-01'),
      number: index + 1,
    })),
  ),
  vehicles: vehicleTable(
    Array.from({ length: ACCOUNTS }, (_, index) => ({
      id: `slot-${index}`,
      number: index + 1,
      vehicleNo: 'To be assigned',
      duration: 'Monthly',
      price: 200,
      selected: true,
      billed: false,
      accountId: `account-${index}`,
    })),
  ),
});

/** What people type, key by key: numbers and names, whole and in part, with typos, known and unknown. */
const TYPED = [
  '356938035643809',
  'ITGC-039999',
  '039999',
  'MH 12 AB 1234',
  '27AAPFU0939F1ZV',
  '9820012345',
  'Majha Road 14999',
  'majah raod',
  'Western Traders 14998',
  'westrn tradrs',
  'carriers konkan',
  'pvt ltd',
  'zzzz',
  'raise service for mh12ab1234',
  'harpreet gill',
  'xq',
  'stock request 12',
  'expected stock',
  'add vendor',
  'limited nobody',
  '5754000029999',
  'accounts@majha-carriers.example',
];

const looker = { whyNot: () => undefined, inOffice: false, today: '2026-11-21', opened: [] };

/** Milliseconds of every key of all that is typed, and of the index: as a whole, and its longest piece. */
function measure() {
  const state = business();
  const index = recordIndex();
  const pieces: number[] = [];
  const building = followed(index, state);
  for (let done: boolean | undefined = false; !done;) {
    const began = performance.now();
    done = building.next().done;
    pieces.push(performance.now() - began);
  }
  const changed = {
    ...state,
    devices: deviceTable(Object.values(devices.entities).map((device, at) => (at === 0 ? { ...device } : device))),
  };
  const began = performance.now();
  answer(index, changed, 'ITGC', looker);
  const afterChange = performance.now() - began;
  answer(index, state, 'ITGC', looker);
  const keys = TYPED.flatMap((text) =>
    Array.from(text, (_key, at) => {
      const typed = text.slice(0, at + 1);
      const start = performance.now();
      answer(index, state, typed, looker);
      return { typed, milliseconds: performance.now() - start };
    }),
  );
  Object.assign(window, { index, state });
  return {
    keys,
    index: { whole: pieces.reduce((sum, piece) => sum + piece, 0), longest: Math.max(...pieces) },
    afterChange,
  };
}

Object.assign(window, { bench: { measure } });
