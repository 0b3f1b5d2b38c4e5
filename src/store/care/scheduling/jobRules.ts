import { known } from '@/store/kit/refusals';
import { stepRefusal } from '@/store/care/jobs/stepRefusal';
import { jobFacts } from '@/store/facts/jobs';
import { rulesOf } from '@/store/facts/rules';
import type { SchedulingContext } from './schedulingContext';
import { failureRefusal, visitRefusal } from './visitRules';
import { closingRefusal } from './closingRules';

/** When the facts of the jobs cannot be. */
export const jobRules = rulesOf<SchedulingContext>()(jobFacts, {
  serviceRaised: ({ jobs }, raised) => known(jobs, raised, 'This service request'),
  jobRaised: ({ jobs }, raised) => known(jobs, raised, 'This job'),
  jobAdvanced: (state, { id, event }) => stepRefusal(state, id, event),
  jobAssigned: (state, { id, visit }) => visitRefusal(state, id, visit),
  jobClosed: closingRefusal,
  visitFailed: failureRefusal,
});
