import { expect, test } from 'vitest';
import { inWords } from '@/store/business/activity';
import { emptyBusiness } from '@/store/business/business';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/configured/configuredSlice';
import { handoverVerified } from '@/store/received/receivedSlice';
import { requestAdvanced, requestRaised, vendorPaid } from '@/store/requests/requestsSlice';
import { configuredDevice, requestLine } from '../../support/stock';
import { smallBusiness } from '../../support/tabs';

const MUMBAI = { action: 'Installer', selectName: 'Mumbai' } as const;
const device = configuredDevice;

test.each([
  [requestRaised([requestLine(), requestLine({ name: 'Siren' })]), 'raised a stock request of 2 products'],
  [requestAdvanced('request-3', { type: 'approve' }), 'approved stock request 3'],
  [requestAdvanced('request-3', { type: 'dispatch' }), 'marked stock request 3 in transit'],
  [requestAdvanced('request-3', { type: 'deliver' }), 'marked stock request 3 delivered'],
  [vendorPaid('request-3', { vendorId: 'vendor-1', amount: 500, on: '2026-11-21', invoiceNo: 'INV-7' }), 'paid ₹500 to First for stock request 3'],
  [handoverVerified(['received-1'], 'pending'), 'accepted ITGC-1'],
  [handoverVerified(['received-1', 'received-2'], 'accepted'), 'received 2 devices'],
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
  [vendorPaid('request-3', { vendorId: 'vendor-1', amount: 500, on: '2026-11-21', invoiceNo: 'INV-7' }), 'paid ₹500 to a vendor for a stock request that is gone'],
  [handoverVerified(['received-1'], 'pending'), 'accepted a device that is gone'],
  [deviceAssigned(device(2), MUMBAI), 'assigned a device that is gone to Installer, Mumbai'],
  [devicesDeleted([device(1)]), 'deleted ITGC-1 from the configured stock'],
])('also when its records are gone: %#', (fact, text) => {
  expect(inWords(fact, emptyBusiness)).toBe(text);
});
