import { expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/facts/configured';
import {
  handoverVerified,
  challanAnswered,
  challanCancelled,
  challanOffered,
  ewayBillEntered,
  transferCredited,
} from '@/store/facts/challans';
import { branchAdded, branchEdited, branchesImported } from '@/store/facts/branches';
import { deviceLost, deviceSentToRepair, openingStockCounted, simPaired } from '@/store/facts/devices';
import { installerAdded, installerEdited, installersImported } from '@/store/facts/installers';
import { STORE } from '@/store/kit/movements/holder';
import type { ReceivedLine } from '@/store/purchasing/requests/receipt';
import { simSuspended } from '@/store/facts/sims';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from '@/store/facts/requests';
import {
  configuredDevice,
  deviceOf,
  imeiOfDevice,
  orderedLine,
  returnedLine,
  simOf,
  challanToDelhi,
  stockRequest,
} from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const MUMBAI = { action: 'Installer', selectName: 'Mumbai' } as const;
const device = configuredDevice;
const came: ReceivedLine = {
  line: 0,
  qty: 1,
  productName: 'Relay',
  kind: 'Device',
  devices: [{ imei: '356938035643809' }],
};

test.each([
  [requestRaised([orderedLine(), orderedLine({ name: 'Siren' })]), 'raised a stock request of 2 products'],
  [requestAdvanced('request-3', { type: 'approve' }), 'approved stock request 3'],
  [requestAdvanced('request-3', { type: 'dispatch' }), 'marked stock request 3 in transit'],
  [requestAdvanced('request-3', { type: 'deliver' }), 'marked stock request 3 delivered'],
  [
    vendorPaid('request-3', { vendorId: 'vendor-1', amount: 500, on: '2026-11-21', invoiceNo: 'INV-7' }),
    'paid ₹500 to First for stock request 3',
  ],
  [handoverVerified([returnedLine(1)], 'pending'), 'accepted ITGC-1'],
  [handoverVerified([returnedLine(1), returnedLine(2)], 'accepted'), 'received 2 devices'],
  [goodsReceived(stockRequest(4), [came]), 'received 1 of stock request 4'],
  [goodsReceived(stockRequest(5), [{ ...came, qty: 0 }]), 'scanned 1 of stock request 5'],
  [lineShortClosed('request-4', 0, 4), 'closed 4 of Relay short in stock request 4'],
  [
    challanOffered({ from: STORE, to: STORE, lines: challanToDelhi.lines }),
    'offered 6 pieces by a challan that is gone',
  ],
  [
    challanAnswered(challanToDelhi, [{ device: imeiOfDevice(9), qty: 1, line: 0, outcome: 'Accepted' }]),
    'accepted 1 of 1 line of challan 9',
  ],
  [challanCancelled(challanToDelhi), 'took back challan 9'],
  [transferCredited(challanToDelhi), 'issued the credit note over what was not accepted of challan 9'],
  [
    ewayBillEntered(challanToDelhi, { no: '181000000123', on: '2026-11-21' }),
    'entered the e-way bill 181000000123 of challan 9',
  ],
  [simPaired(deviceOf(4), simOf(4).id), `put SIM ${simOf(4).id} into ITGC-4`],
  [simPaired(deviceOf(1, { simId: simOf(1).id })), `took SIM ${simOf(1).id} out of ITGC-1`],
  [simSuspended(simOf(1).id), `suspended SIM ${simOf(1).id}`],
  [deviceSentToRepair(imeiOfDevice(4), 'Sai Repairs'), `sent ${imeiOfDevice(4)} to Sai Repairs for repair`],
  [deviceLost(imeiOfDevice(4), 'Stolen'), `recorded ${imeiOfDevice(4)} as lost: Stolen`],
  [
    openingStockCounted([
      {
        place: STORE,
        devices: [{ imei: '1', productName: 'OBD tracker' }],
        goods: [{ productName: 'Relay', kind: 'Accessory', qty: 4 }],
      },
    ]),
    'counted 5 pieces of opening stock',
  ],
  [branchAdded({ branch: 'Pune' }), 'added the branch Pune'],
  [branchesImported({ added: [{ branch: 'Pune' }], edits: [] }), 'imported branches: 1 new, 0 changed'],
  [installersImported({ added: [{ name: 'Ravi Kumar' }], edits: [] }), 'imported installers: 1 new, 0 changed'],
  [branchEdited('branch-1', { was: {}, to: {} }), 'edited the branch Delhi'],
  [installerAdded({ name: 'Anil Kumar' }), 'added the installer Anil Kumar'],
  [installerEdited('installer-1', { was: {}, to: {} }), 'edited the installer Rakesh Yadav'],
  [deviceAssigned(device(2), MUMBAI), 'assigned ITGC-2 to Installer, Mumbai'],
  [devicesRenamed([device(1), device(2), device(3)], 'Mumbai'), 'set 3 devices to Mumbai'],
  [devicesRenamed([device(3)], 'Mumbai'), 'set ITGC-3 to Mumbai'],
  [devicesDeleted([device(1)]), 'deleted ITGC-1 from the configured stock'],
  [devicesDeleted([device(1), device(2)]), 'deleted 2 devices from the configured stock'],
])('a fact of the stocks area reads as what was done: %#', (fact, text) => {
  expect(inWords(fact, smallBusiness)).toBe(text);
});

test.each([
  [requestAdvanced('request-3', { type: 'approve' }), 'approved a stock request that is gone'],
  [
    vendorPaid('request-3', { vendorId: 'vendor-1', amount: 500, on: '2026-11-21', invoiceNo: 'INV-7' }),
    'paid ₹500 to a vendor for a stock request that is gone',
  ],
  [handoverVerified([returnedLine(1)], 'pending'), 'accepted a device that is gone'],
  [deviceAssigned(device(2), MUMBAI), 'assigned a device that is gone to Installer, Mumbai'],
  [devicesDeleted([device(1)]), 'deleted ITGC-1 from the configured stock'],
])('also when its records are gone: %#', (fact, text) => {
  expect(inWords(fact, emptyBusiness)).toBe(text);
});
