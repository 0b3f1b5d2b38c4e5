import fc from 'fast-check';
import { additionEdited, additionRecorded } from '@/store/additions/additionsSlice';
import { stockApproved, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { edited } from '@/store/edit';
import { jobAdvanced, jobRaised, serviceRaised, type JobEvent } from '@/store/jobs/jobsSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';
import { salesFact } from './accounts';
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
