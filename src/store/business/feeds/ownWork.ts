import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from '@/store/business/business';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { jobClosed, visitFailed } from '@/store/facts/jobs';
import type { Holder } from '@/store/kit/movements/holder';
import { installerNamed } from './readable';

const NO_VISIT = 'This visit is not yours.';
const NO_CHALLAN = 'This challan is not yours.';

/** Why an installer with that name may not say a fact: his are his own visits, what he hands over, and what is handed to him. */
export function notOwnWork(business: Business, name: string, fact: UnknownAction): string | undefined {
  const own = installerNamed(business, name);
  const isOwn = (holder: Holder | undefined) => holder?.at === 'installer' && holder.id === own;
  if (jobClosed.match(fact) || visitFailed.match(fact))
    return business.jobs.entities[fact.payload.id]?.visit?.installerId === own ? undefined : NO_VISIT;
  if (challanOffered.match(fact) || challanCancelled.match(fact))
    return isOwn(fact.payload.from) ? undefined : NO_CHALLAN;
  return challanAnswered.match(fact) && !isOwn(fact.payload.to) ? NO_CHALLAN : undefined;
}
