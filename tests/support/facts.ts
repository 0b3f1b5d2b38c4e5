import fc from 'fast-check';
import type { StockRequestEvent } from '@/machines/stockRequest';
import {
  accountOpened,
  accountsBilled,
  accountsDeleted,
  billSaved,
  vehiclesBilled,
} from '@/store/accounts/accountsSlice';
import { DEACTIVATIONS } from '@/store/deactivations/deactivation';
import { accountDeactivated } from '@/store/deactivations/deactivationsSlice';
import { additionEdited, additionRecorded } from '@/store/additions/additionsSlice';
import { stockApproved, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { jobAdvanced, jobRaised, serviceRaised, type JobEvent } from '@/store/jobs/jobsSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';
import {
  CONFIGURED_ACTIONS,
  CONFIGURED_NAMES,
  deviceAssigned,
  devicesDeleted,
  devicesRenamed,
} from '@/store/configured/configuredSlice';
import { handoverVerified, type HandoverStep } from '@/store/received/receivedSlice';
import { requestAdvanced, requestRaised } from '@/store/requests/requestsSlice';
import type { ProductDraft, VendorDraft } from '@/store/vendors/vendor';
import { pricesChanged, productAdded, productEdited, vendorAdded } from '@/store/vendors/vendorsSlice';
import { account, accountDraft, vehicle } from './accounts';
import {
  additionDraft,
  careRequestDraft,
  deletionDraft,
  jobRequest,
  mailDraft,
  requisitionDraft,
  serviceRequest,
} from './care';
import { requestLine } from './stock';

const productDraft: fc.Arbitrary<ProductDraft> = fc.record({
  name: fc.constantFrom('Relay', 'Harness', 'Siren'),
  rate: fc.integer({ min: 1, max: 100_000 }),
  unit: fc.constantFrom('Pcs', 'Bundle'),
  minOrderQty: fc.integer({ min: 1, max: 500 }),
});

export const vendorDraft = (name: string, products: ProductDraft[] = []): VendorDraft => ({
  name,
  phone: '9820012345',
  address: '4 Link Road, Mumbai 400064',
  gstNo: '27AAPFU0939F1ZV',
  panNo: 'AAPFU0939F',
  accountNo: '123456789012',
  products,
});

const vendorId = fc.integer({ min: 1, max: 3 });
const productId = fc.constantFrom(101, 102);

const vendorFact = fc.oneof(
  fc.uuid().chain((name) => fc.array(productDraft, { maxLength: 2 }).map((all) => vendorAdded(vendorDraft(name, all)))),
  fc.tuple(vendorId, productDraft).map(([vendor, draft]) => productAdded(vendor, draft)),
  fc.tuple(vendorId, productId, productDraft).map(([vendor, id, draft]) => productEdited(vendor, id, draft)),
  fc.tuple(vendorId, fc.integer({ min: 1, max: 999 })).map(([vendor, rate]) => pricesChanged(vendor, { 101: rate })),
);

const line = fc.record({ name: fc.constantFrom('Relay', 'Harness'), qty: fc.integer({ min: 1, max: 500 }) });
const requestId = fc.integer({ min: 1, max: 5 });
const requestEvent = fc.constantFrom<StockRequestEvent[]>({ type: 'approve' }, { type: 'dispatch' }, { type: 'deliver' });
const deviceId = fc.integer({ min: 1, max: 4 });
const deviceIds = fc.uniqueArray(deviceId, { maxLength: 4 });
const handoverStep = fc.constantFrom<HandoverStep[]>('pending', 'accepted');
const action = fc.constantFrom(...CONFIGURED_ACTIONS);
const name = fc.constantFrom(...CONFIGURED_NAMES);

const stockFact = fc.oneof(
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => requestRaised(lines.map((one) => requestLine(one)))),
  fc.tuple(requestId, requestEvent).map(([id, event]) => requestAdvanced(id, event)),
  fc.tuple(deviceIds, handoverStep).map(([ids, from]) => handoverVerified(ids, from)),
  fc.tuple(deviceId, action, name).map(([id, to, where]) => deviceAssigned(id, to, where)),
  fc.tuple(deviceIds, name).map(([ids, where]) => devicesRenamed(ids, where)),
  deviceIds.map((ids) => devicesDeleted(ids)),
);

// Accounts are opened more often than the rest happens to them, so that most of it finds one.
const opened = fc.constantFrom('2026-10-30', '2026-11-02').map((date) => accountOpened(accountDraft(), date));
const accountId = fc.integer({ min: 1, max: 3 });
const accountIds = fc.uniqueArray(accountId, { maxLength: 3 });
const vehicleIds = fc.uniqueArray(accountId, { maxLength: 3 });
const bill = fc.nat({ max: 500 }).map((discount) => ({ ...account(1).bill, discount }));
const vehicles = vehicleIds.map((ids) => ids.map((id) => vehicle(id)));

const salesFact = fc.oneof(
  { weight: 3, arbitrary: opened },
  accountIds.map((ids) => accountsBilled(ids)),
  accountIds.map((ids) => accountsDeleted(ids)),
  fc.tuple(accountId, bill, vehicles).map(([id, saved, all]) => billSaved(id, saved, all)),
  fc
    .tuple(accountId, vehicleIds, bill, vehicles)
    .map(([id, ticked, saved, all]) => vehiclesBilled(id, ticked, saved, all)),
  fc.tuple(fc.option(accountId, { nil: undefined }), fc.constantFrom(...DEACTIVATIONS)).map(([id, deactivate]) =>
    accountDeactivated({
      userName: 'Meera Joshi',
      companyName: 'Konkan Carriers',
      totalNoOfVehicles: 2,
      deviceRemoved: 'No',
      deactivate,
      accountId: id,
    }),
  ),
);

const careId = fc.integer({ min: 1, max: 4 });
const jobEvent = fc.oneof(
  fc.constantFrom<JobEvent[]>({ type: 'sendBack' }, { type: 'sendAgain' }),
  fc
    .tuple(fc.constantFrom('approve', 'dispatch'), fc.integer({ min: 0, max: 4 }))
    .map(([type, devices]): JobEvent => ({ type, devices })),
);

const careFact = fc.oneof(
  fc.constantFrom('MH 12 AB 1234', 'MH 12 AB 5678').map((registrationNo) => serviceRaised(serviceRequest({ registrationNo }))),
  fc.integer({ min: 1, max: 9 }).map((noOfInstallation) => jobRaised(jobRequest({ noOfInstallation }))),
  fc.tuple(careId, jobEvent).map(([id, event]) => jobAdvanced(id, event)),
  careId.map((id) => vehicleDeleted(id, deletionDraft)),
  fc.constantFrom('Yes' as const, 'No' as const).map((billing) => additionRecorded(additionDraft({ billing }))),
  careId.map((id) => additionEdited(id, additionDraft({ company: 'Malabar Movers' }))),
  fc.constant(requisitionDraft).map((draft) => requisitionRaised(draft)),
  fc.constant(careRequestDraft).map((draft) => stockAsked(draft)),
  careId.map((id) => stockApproved({ id })),
  fc.constantFrom('Hello', 'Done').map((message) => smsSent({ mobileNumbers: ['9820012345'], message })),
  fc.constant(mailDraft).map((draft) => mailSent(draft)),
);

/** Any fact of the business that somebody may say, about rows that exist and rows that do not. */
export const anyFact = fc.oneof(vendorFact, stockFact, salesFact, careFact);
