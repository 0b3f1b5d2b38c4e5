// What people of a busy office say of customer care.
import { stockApproved, stockAsked } from '@/store/facts/careRequests';
import { jobAdvanced, jobAssigned, jobClosed, jobRaised, serviceRaised, visitFailed } from '@/store/facts/jobs';
import { mailSent, smsSent } from '@/store/facts/messages';
import { requisitionRaised } from '@/store/facts/requisitions';
import { careRequestDraft, jobRequest, mailDraft, requisitionDraft, serviceRequest } from '../care';
import { DAY, oneOf, rowOf } from './chance';
import type { Work } from './work';

/** What people say of jobs, requisitions and messages. */
export const careWork: Work = {
  adding: [
    () => serviceRaised(serviceRequest()),
    () => jobRaised(jobRequest()),
    () => requisitionRaised(requisitionDraft),
    () => stockAsked(careRequestDraft),
    () => smsSent({ mobileNumbers: ['9820012345'], message: 'Hello' }),
    () => mailSent(mailDraft),
  ],
  changing: [
    ({ jobs }, below) => {
      const event = oneOf(['approve', 'sendBack', 'sendAgain', 'dispatch'] as const, below) ?? 'approve';
      return jobAdvanced(
        oneOf(jobs.ids, below) ?? '',
        event === 'approve' || event === 'dispatch' ? { type: event, devices: below(3) } : { type: event },
      );
    },
    ({ jobs, installers }, below) =>
      jobAssigned(oneOf(jobs.ids, below) ?? '', {
        installerId: oneOf(installers.ids, below) ?? '',
        on: `2026-11-2${1 + below(9)}`,
        slot: 'morning',
      }),
    ({ jobs, vehicles }, below) => {
      const [job, vehicle] = [rowOf(jobs, below), rowOf(vehicles, below)];
      const outcome = vehicle && {
        workDone: oneOf(['Repaired', 'Not Done'] as const, below) ?? 'Repaired',
        vehicleId: vehicle.id,
        vehicleNo: vehicle.vehicleNo,
        remark: 'Away.',
      };
      return (
        job &&
        outcome &&
        jobClosed({
          id: job.id,
          on: DAY,
          installerId: job.visit?.installerId ?? 'installer-1',
          outcomes: [outcome],
          signed: { by: 'Meera Joshi' },
        })
      );
    },
    ({ jobs }, below) => {
      const job = rowOf(jobs, below);
      const cause = oneOf(['Vehicle away', 'Other'] as const, below) ?? 'Other';
      return (
        job &&
        visitFailed({
          id: job.id,
          on: DAY,
          installerId: job.visit?.installerId ?? 'installer-1',
          cause,
          ...(cause === 'Other' && { remark: 'Rain.' }),
        })
      );
    },
    ({ careRequests }, below) => stockApproved(oneOf(careRequests.ids, below) ?? ''),
  ],
};
