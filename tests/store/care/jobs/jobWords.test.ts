import { expect, test } from 'vitest';
import { jobAdvanced, jobAssigned, jobClosed, jobRaised, serviceRaised, visitFailed } from '@/store/facts/jobs';
import { inWords } from '@/store/business/activity';
import { jobRequest, serviceRequest } from '../../../support/care';
import { smallBusiness } from '../../../support/tabs';

const closed = { id: 'job-5', on: '2026-11-21', installerId: 'installer-1' };
const at = { vehicleId: 'quiet-1', vehicleNo: 'MH 12 AB 1001' };

test.each([
  [serviceRaised(serviceRequest()), 'raised a service request for MH 12 AB 1234'],
  [jobRaised(jobRequest()), 'raised a job for Konkan Carriers: Installation'],
  [jobAdvanced('job-1', { type: 'approve', devices: 2 }), 'approved job 1'],
  [jobAdvanced('job-1', { type: 'sendBack' }), 'gave back the form of job 1'],
  [jobAdvanced('job-3', { type: 'sendAgain' }), 'sent job 3 to the admin again'],
  [jobAdvanced('job-2', { type: 'dispatch', devices: 2 }), 'sent job 2 to the dispatcher'],
  [jobAdvanced('job-9', { type: 'sendBack' }), 'gave back the form of a job that is gone'],
  [
    jobAssigned('job-4', { installerId: 'installer-1', on: '2026-11-23', slot: 'evening' }),
    'assigned job 4 to Rakesh Yadav for 23 Nov 2026, Evening (4 PM to 7 PM)',
  ],
  [
    jobAssigned('job-4', { installerId: 'installer-9', on: '2026-11-23', slot: 'morning' }),
    'assigned job 4 to an installer who is gone for 23 Nov 2026, Morning (9 AM to 12 PM)',
  ],
  [
    jobClosed({
      ...closed,
      outcomes: [{ workDone: 'Fitted', ...at, deviceIn: '35' }],
      signed: { by: 'Meera Joshi' },
    }),
    'closed job 5: fitted MH 12 AB 1001 (35), signed by Meera Joshi',
  ],
  [
    jobClosed({ ...closed, outcomes: [{ workDone: 'Swapped', ...at, deviceIn: '35', deviceOut: '49' }] }),
    'closed job 5: swapped in MH 12 AB 1001 (49 → 35)',
  ],
  [
    jobClosed({
      ...closed,
      outcomes: [
        { workDone: 'Removed', ...at, deviceOut: '49' },
        { workDone: 'Not Done', vehicleId: 'quiet-2', vehicleNo: 'MH 12 AB 1002', remark: 'Away' },
      ],
    }),
    'closed job 5: removed from MH 12 AB 1001 (49), not done at MH 12 AB 1002',
  ],
  [
    visitFailed({ id: 'job-5', on: '2026-11-21', installerId: 'installer-1', cause: 'Vehicle away' }),
    'could not do job 5: Vehicle away',
  ],
  [
    visitFailed({ id: 'job-5', on: '2026-11-21', installerId: 'installer-1', cause: 'Other', remark: 'Flood' }),
    'could not do job 5: Other, Flood',
  ],
])('a fact of the jobs no. %# tells what was done', (fact, words) => {
  expect(inWords(fact, smallBusiness)).toBe(words);
});
