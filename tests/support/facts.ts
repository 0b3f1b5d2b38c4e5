import fc from 'fast-check';
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
import { edited } from '@/store/edit';
import { jobAdvanced, jobRaised, serviceRaised, type JobEvent } from '@/store/jobs/jobsSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';
import { accountDraft, vehicle } from './accounts';
import {
  additionDraft,
  careRequestDraft,
  deletionDraft,
  jobRequest,
  mailDraft,
  requisitionDraft,
  serviceRequest,
} from './care';
import { stockFact } from './stock';
import { vendorFact } from './vendors';

// Accounts are opened more often than the rest happens to them, so that most of it finds one.
const opened = fc.constantFrom('2026-10-30', '2026-11-02').map((date) => accountOpened(accountDraft(), date));
const accountId = fc.constantFrom('account-1', 'account-2', 'account-3');
const accountIds = fc.uniqueArray(accountId, { maxLength: 3 });
const vehicleId = fc.constantFrom('vehicle-1', 'vehicle-2', 'vehicle-3');
const vehicleIds = fc.uniqueArray(vehicleId, { maxLength: 3 });
const billEdit = fc
  .tuple(fc.constantFrom(0, 50_000), fc.nat({ max: 500 }))
  .map(([was, discount]) => ({ was: { discount: was }, to: { discount } }));
const vehicleChanges = fc.record({
  added: fc.constantFrom([], [vehicle(3)]).map((all) => all.map(({ billed: _billed, ...fields }) => fields)),
  edited: vehicleIds.map((ids) => ids.map((id) => ({ id, edit: { was: { price: 200 }, to: { price: 250 } } }))),
  removed: fc.constantFrom([], [vehicle(2)]).map((all) => all.map(({ id, ...was }) => ({ id, was }))),
});

const salesFact = fc.oneof(
  { weight: 3, arbitrary: opened },
  accountIds.map((ids) => accountsBilled(ids)),
  accountIds.map((ids) => accountsDeleted(ids.map((id) => ({ id, company: 'Konkan Carriers' })))),
  fc.tuple(accountId, billEdit, vehicleChanges).map(([id, edit, changes]) => billSaved(id, edit, changes)),
  fc
    .tuple(accountId, vehicleIds, billEdit, vehicleChanges)
    .map(([id, ticked, edit, changes]) => vehiclesBilled(id, ticked, edit, changes)),
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

const careId = (kind: string) => fc.integer({ min: 1, max: 4 }).map((number) => `${kind}-${number}`);
const jobEvent = fc.oneof(
  fc.constantFrom<JobEvent[]>({ type: 'sendBack' }, { type: 'sendAgain' }),
  fc
    .tuple(fc.constantFrom('approve', 'dispatch'), fc.integer({ min: 0, max: 4 }))
    .map(([type, devices]): JobEvent => ({ type, devices })),
);

const careFact = fc.oneof(
  fc.constantFrom('MH 12 AB 1234', 'MH 12 AB 5678').map((registrationNo) => serviceRaised(serviceRequest({ registrationNo }))),
  fc.integer({ min: 1, max: 9 }).map((noOfInstallation) => jobRaised(jobRequest({ noOfInstallation }))),
  fc.tuple(careId('job'), jobEvent).map(([id, event]) => jobAdvanced(id, event)),
  careId('deletion').map((id) => vehicleDeleted(id, deletionDraft)),
  fc.constantFrom('Yes' as const, 'No' as const).map((billing) => additionRecorded(additionDraft({ billing }))),
  fc
    .tuple(careId('addition'), fc.constantFrom('Malabar Movers', 'Malwa Movers'))
    .map(([id, company]) => additionEdited(id, edited(additionDraft(), additionDraft({ company })))),
  fc.constant(requisitionDraft).map((draft) => requisitionRaised(draft)),
  fc.constant(careRequestDraft).map((draft) => stockAsked(draft)),
  careId('careRequest').map((id) => stockApproved(id)),
  fc.constantFrom('Hello', 'Done').map((message) => smsSent({ mobileNumbers: ['9820012345'], message })),
  fc.constant(mailDraft).map((draft) => mailSent(draft)),
);

/** Any fact of the business that somebody may say, about rows that exist and rows that do not. */
export const anyFact = fc.oneof(vendorFact, stockFact, salesFact, careFact);
