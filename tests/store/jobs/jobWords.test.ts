import { expect, test } from 'vitest';
import { jobAdvanced, jobRaised, serviceRaised } from '@/store/jobs/jobsSlice';
import { jobWords } from '@/store/jobs/jobWords';
import { jobRequest, serviceRequest, smallCare } from '../../support/care';

test.each([
  [serviceRaised(serviceRequest()), 'raised a service request for MH 12 AB 1234'],
  [jobRaised(jobRequest()), 'raised a job for Konkan Carriers: Installation'],
  [jobAdvanced('job-1', { type: 'approve', devices: 2 }), 'approved job 1'],
  [jobAdvanced('job-1', { type: 'sendBack' }), 'gave back the form of job 1'],
  [jobAdvanced('job-3', { type: 'sendAgain' }), 'sent job 3 to the admin again'],
  [jobAdvanced('job-2', { type: 'dispatch', devices: 2 }), 'sent job 2 to the dispatcher'],
  [jobAdvanced('job-9', { type: 'sendBack' }), 'gave back the form of a job that is gone'],
])('a fact of the jobs no. %# tells what was done', (fact, words) => {
  expect(jobWords.flatMap((tell) => tell(fact, smallCare) ?? [])).toEqual([words]);
});
