import { configuredTable, type ConfiguredDevice } from '@/store/configured/configuredSlice';
import type { ExpectedDetails } from '@/store/expected/expected';
import { receivedTable, type ReceivedDevice } from '@/store/received/receivedSlice';
import type { RequestLine, StockRequest } from '@/store/requests/request';
import { requestTable } from '@/store/requests/requestsSlice';

export const requestLine = (changes: Partial<RequestLine> = {}): RequestLine => ({
  vendorId: 1,
  vendor: 'First',
  name: 'Relay',
  unit: 'Pcs',
  qty: 10,
  rate: 80,
  ...changes,
});

export const stockRequest = (id: number, changes: Partial<StockRequest> = {}): StockRequest => ({
  id,
  orderDate: '2026-11-01',
  status: 'Pending at Admin',
  steps: [{ status: 'Pending at Admin', on: '2026-11-01' }],
  products: [requestLine()],
  ...changes,
});

export const receivedDevice = (id: number, changes: Partial<ReceivedDevice> = {}): ReceivedDevice => ({
  id,
  productName: 'OBD tracker',
  itgcId: `ITGC-${id}`,
  imei: '490154203237518',
  serialNo: `OB4-${id}`,
  status: 'Repair',
  givenBy: 'Rakesh Yadav',
  actionStatus: 'pending',
  ...changes,
});

export const configuredDevice = (id: number, changes: Partial<ConfiguredDevice> = {}): ConfiguredDevice => ({
  id,
  productName: 'OBD tracker',
  itgcId: `ITGC-${id}`,
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

/** Three rows in each table of the stocks area that facts are said about. */
export const smallStock = {
  requests: requestTable([stockRequest(1), stockRequest(2), stockRequest(3)]),
  received: receivedTable([receivedDevice(1), receivedDevice(2, { actionStatus: 'accepted' }), receivedDevice(3)]),
  configured: configuredTable([configuredDevice(1), configuredDevice(2), configuredDevice(3)]),
};
