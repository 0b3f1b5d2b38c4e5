import fc from 'fast-check';
import type { StockRequestEvent } from '@/machines/stockRequest';
import { CONFIGURED_ACTIONS, CONFIGURED_NAMES, type ConfiguredDevice } from '@/store/configured/configured';
import { configuredTable, deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/configured/configuredSlice';
import type { BranchStock, ExpectedDetails, InstallerBag, ManufacturerStock } from '@/store/expected/expected';
import type { HandoverStep, ReceivedDevice } from '@/store/received/received';
import { handoverVerified, receivedTable } from '@/store/received/receivedSlice';
import type { RequestLine, StockRequest } from '@/store/requests/request';
import { requestAdvanced, requestRaised, requestTable, vendorPaid } from '@/store/requests/requestsSlice';

export const requestLine = (changes: Partial<RequestLine> = {}): RequestLine => ({
  vendorId: 'vendor-1',
  vendor: 'First',
  name: 'Relay',
  unit: 'Pcs',
  qty: 10,
  rate: 80,
  ...changes,
});

export const stockRequest = (number: number, changes: Partial<StockRequest> = {}): StockRequest => ({
  id: `request-${number}`,
  number,
  orderDate: '2026-11-01',
  status: 'Pending at Admin',
  steps: [{ status: 'Pending at Admin', on: '2026-11-01' }],
  products: [requestLine()],
  ...changes,
});

export const receivedDevice = (number: number, changes: Partial<ReceivedDevice> = {}): ReceivedDevice => ({
  id: `received-${number}`,
  number,
  productName: 'OBD tracker',
  itgcId: `ITGC-${number}`,
  imei: '490154203237518',
  serialNo: `OB4-${number}`,
  status: 'Repair',
  givenBy: 'Rakesh Yadav',
  actionStatus: 'pending',
  ...changes,
});

export const configuredDevice = (number: number, changes: Partial<ConfiguredDevice> = {}): ConfiguredDevice => ({
  id: `configured-${number}`,
  number,
  productName: 'OBD tracker',
  itgcId: `ITGC-${number}`,
  deviceIMEI: '356938035643809',
  usedSim: '5754000000001',
  action: 'Select',
  selectName: 'Select',
  ...changes,
});

/** Contents of so many devices, of one model each unless said otherwise, and whatever else is given. */
export const expectedDetails = (devices: number, changes: Partial<ExpectedDetails> = {}): ExpectedDetails => ({
  devices: Array.from({ length: devices }, (_, index) => ({
    productName: 'OBD tracker',
    model: 'OB-4',
    imei: '490154203237518',
    serialNo: `OB4-${index}`,
  })),
  accessories: [],
  controllers: [],
  locks: [],
  sims: [],
  ...changes,
});

export const installerBag = (number: number, devices: number): InstallerBag => ({
  id: `bag-${number}`,
  number,
  name: 'Rakesh Yadav',
  givenDate: '2026-11-01',
  details: expectedDetails(devices),
});

export const branchStock = (number: number, branch: string, devices: number): BranchStock => ({
  id: `branch-${number}`,
  number,
  branch,
  details: expectedDetails(devices),
});

export const manufacturerStock = (
  number: number,
  status: ManufacturerStock['status'],
  devices: number,
): ManufacturerStock => ({
  id: `manufacturer-${number}`,
  number,
  manufacturer: `Manufacturer ${number}`,
  status,
  details: expectedDetails(devices),
});

/** Three rows in each table of the stocks area that facts are said about. */
export const smallStock = {
  requests: requestTable([stockRequest(1), stockRequest(2), stockRequest(3)]),
  received: receivedTable([receivedDevice(1), receivedDevice(2, { actionStatus: 'accepted' }), receivedDevice(3)]),
  configured: configuredTable([configuredDevice(1), configuredDevice(2), configuredDevice(3)]),
};

const line = fc.record({
  vendorId: fc.constantFrom('vendor-1', 'vendor-2', 'vendor-9'),
  name: fc.constantFrom('Relay', 'Harness'),
  qty: fc.integer({ min: 1, max: 500 }),
});
const number = fc.integer({ min: 1, max: 4 });
const numbers = fc.uniqueArray(number, { maxLength: 4 });
const event = fc.constantFrom<StockRequestEvent[]>({ type: 'approve' }, { type: 'dispatch' }, { type: 'deliver' });
const step = fc.constantFrom<HandoverStep[]>('pending', 'accepted');
const name = fc.constantFrom(...CONFIGURED_NAMES);
/** Devices as somebody may have seen them a while ago. */
const seenDevice = fc.tuple(number, name).map(([n, selectName]) => configuredDevice(n, { selectName }));
const seenDevices = numbers.map((all) => all.map((n) => configuredDevice(n)));

/** Any fact of the stocks area, about rows that exist and rows that do not; of some others were faster. */
export const stockFact = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => requestRaised(lines.map((one) => requestLine(one)))),
  fc.tuple(number, event).map(([n, one]) => requestAdvanced(`request-${n}`, one)),
  fc
    .tuple(number, fc.constantFrom('vendor-1', 'vendor-2'), fc.integer({ min: 1, max: 600 }))
    .map(([n, vendorId, amount]) => vendorPaid(`request-${n}`, { vendorId, amount, on: '2026-11-21', invoiceNo: 'INV-7' })),
  fc.tuple(numbers, step).map(([all, from]) => handoverVerified(all.map((n) => `received-${n}`), from)),
  fc
    .tuple(seenDevice, fc.constantFrom(...CONFIGURED_ACTIONS), name)
    .map(([device, action, selectName]) => deviceAssigned(device, { action, selectName })),
  fc.tuple(seenDevices, name).map(([devices, to]) => devicesRenamed(devices, to)),
  seenDevices.map((devices) => devicesDeleted(devices)),
);
