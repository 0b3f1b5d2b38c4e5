import { telling } from '@/store/journal/telling';
import { additionEdited, additionRecorded } from '@/store/additions/additionsSlice';
import { stockApproved, stockAsked } from '@/store/careRequests/careRequestsSlice';
import { vehicleDeleted } from '@/store/deletions/deletionsSlice';
import { jobAdvanced, jobRaised, serviceRaised, type JobEvent } from '@/store/jobs/jobsSlice';
import { mailSent, smsSent } from '@/store/messages/messagesSlice';
import { requisitionRaised } from '@/store/requisitions/requisitionsSlice';

const ADVANCED: Record<JobEvent['type'], (id: number) => string> = {
  approve: (id) => `approved job ${id}`,
  sendBack: (id) => `gave back the form of job ${id}`,
  sendAgain: (id) => `sent job ${id} to the admin again`,
  dispatch: (id) => `sent job ${id} to the dispatcher`,
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The facts of customer care in words; the text of a message is in none of them. */
export const careActivities = [
  telling(serviceRaised, ({ request }) => ({ text: `raised a service request for ${request.registrationNo}` })),
  telling(jobRaised, ({ request: { jobType, companyName } }) => ({
    text: `raised a job for ${companyName}: ${jobType}`,
  })),
  telling(jobAdvanced, ({ id, event }) => ({ text: ADVANCED[event.type](id), about: { kind: 'job', id } })),
  telling(vehicleDeleted, ({ id }, { deletions }) => ({
    text: `deleted vehicle ${deletions.entities[id]?.vehicleNo ?? id}`,
    about: { kind: 'deletion', id },
  })),
  telling(additionRecorded, ({ vehicleNo }) => ({ text: `added a new device in ${vehicleNo}` })),
  telling(additionEdited, ({ id, draft }) => ({
    text: `edited the new device in ${draft.vehicleNo}`,
    about: { kind: 'addition', id },
  })),
  telling(requisitionRaised, ({ locationInput }) => ({ text: `raised a requisition for ${locationInput}` })),
  telling(stockAsked, ({ productName, qty }) => ({ text: `asked the stock for ${qty} ${productName}` })),
  telling(stockApproved, ({ id }) => ({
    text: `approved stock request ${id} of customer care`,
    about: { kind: 'careRequest', id },
  })),
  telling(smsSent, ({ mobileNumbers }) => ({ text: `sent an SMS to ${counted(mobileNumbers.length, 'number')}` })),
  telling(mailSent, ({ subject, to }) => ({ text: `sent the mail “${subject}” to ${to.join(', ')}` })),
];
