import { expect, test } from 'vitest';
import { additionEdited, additionRecorded } from '@/store/additions/additionsSlice';
import { careActivities } from '@/store/cce/careWords';
import { stockApproved, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { jobAdvanced, jobRaised, serviceRaised } from '@/store/jobs/jobsSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';
import {
  additionDraft,
  careRequestDraft,
  deletionDraft,
  jobRequest,
  mailDraft,
  requisitionDraft,
  serviceRequest,
} from '../../support/care';
import { smallBusiness } from '../../support/tabs';

test.each([
  [serviceRaised(serviceRequest()), 'raised a service request for MH 12 AB 1234'],
  [jobRaised(jobRequest()), 'raised a job for Konkan Carriers: Installation'],
  [jobAdvanced(1, { type: 'approve', devices: 2 }), 'approved job 1'],
  [jobAdvanced(1, { type: 'sendBack' }), 'gave back the form of job 1'],
  [jobAdvanced(3, { type: 'sendAgain' }), 'sent job 3 to the admin again'],
  [jobAdvanced(2, { type: 'dispatch', devices: 2 }), 'sent job 2 to the dispatcher'],
  [vehicleDeleted(1, deletionDraft), 'deleted vehicle MH 12 CD 1001'],
  [vehicleDeleted(99, deletionDraft), 'deleted vehicle 99'],
  [additionRecorded(additionDraft()), 'added a new device in MH 12 EF 1001'],
  [additionEdited(1, additionDraft()), 'edited the new device in MH 12 EF 1001'],
  [requisitionRaised(requisitionDraft), 'raised a requisition for Okhla'],
  [stockAsked(careRequestDraft), 'asked the stock for 4 GPS'],
  [stockApproved({ id: 1 }), 'approved stock request 1 of customer care'],
  [smsSent({ mobileNumbers: ['9820012345'], message: 'Secret' }), 'sent an SMS to 1 number'],
  [mailSent(mailDraft), 'sent the mail “Repair Detail” to fleet@konkan.example'],
])('a fact of customer care no. %# tells what was done', (fact, words) => {
  const [told] = careActivities.flatMap((tell) => tell(fact, smallBusiness) ?? []);
  expect(told?.text).toBe(words);
});
