import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { jobClosed, visitFailed } from '@/store/facts/jobs';
import type { Job } from '@/store/care/jobs/job';
import type { JobClosing } from '@/store/care/jobs/outcome';
import { goesIn } from '@/store/care/jobs/workDone';
import { isAnothers } from '@/store/care/scheduling/meantVehicle';
import type { Holder } from '@/store/kit/movements/holder';
import { installerNamed } from './readable';

const NO_VISIT = 'This visit is not yours.';
const NO_CHALLAN = 'This challan is not yours.';

/** That a visit would fit a vehicle which is of another client than its job. */
function othersVehicle(business: Business, job: Job, { outcomes }: JobClosing): string | undefined {
  const others = outcomes.find(({ workDone, vehicleId }) => {
    const vehicle = business.vehicles.entities[vehicleId];
    return vehicle && goesIn(workDone) && isAnothers(business, job, vehicle);
  });
  return others && `${others.vehicleNo} is of another client than this visit.`;
}

/** Why an installer with that name may not say a fact: his are his own visits, what he hands over, and what is handed to him. */
export function notOwnWork(business: Business, name: string, fact: UnknownAction): string | undefined {
  const own = installerNamed(business, name);
  const isOwn = (holder: Holder | undefined) => holder?.at === 'installer' && holder.id === own;
  if (jobClosed.match(fact) || visitFailed.match(fact)) {
    const job = business.jobs.entities[fact.payload.id];
    if (!job || job.visit?.installerId !== own) return NO_VISIT;
    return jobClosed.match(fact) ? othersVehicle(business, job, fact.payload) : undefined;
  }
  if (challanOffered.match(fact) || challanCancelled.match(fact))
    return isOwn(fact.payload.from) ? undefined : NO_CHALLAN;
  return challanAnswered.match(fact) && !isOwn(fact.payload.to) ? NO_CHALLAN : undefined;
}
