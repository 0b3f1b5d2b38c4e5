import { careRequestFacts } from '@/store/facts/careRequests';
import { rulesOf } from '@/store/facts/rules';
import { gone, known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { canBeApproved, type CareRequest } from './careRequest';

interface WithCareRequests {
  careRequests: Table<CareRequest>;
}

/** When the facts of customer care's stock requests cannot be: one is approved once. */
export const careRequestRules = rulesOf<WithCareRequests>()(careRequestFacts, {
  stockAsked: ({ careRequests }, request) => known(careRequests, request, 'This stock request'),
  stockApproved: ({ careRequests }, { id }) => {
    const request = careRequests.entities[id];
    if (!request) return gone(careRequests, id, 'This stock request');
    const { productName, location } = request;
    return canBeApproved(request) ? undefined : { reason: `${productName} for ${location} is approved already.` };
  },
});
