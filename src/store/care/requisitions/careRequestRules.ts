import { rules } from '@/journal/rules';
import { gone, known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { canBeApproved, stockApproved, stockAsked, type CareRequest } from './careRequestsSlice';

interface WithCareRequests {
  careRequests: Table<CareRequest>;
}

/** What the facts of customer care's stock requests are about, and when they cannot be: one is approved once. */
export const careRequestRules = rules<WithCareRequests>()
  .about(
    stockAsked,
    ({ id }) => [id],
    ({ careRequests }, request) => known(careRequests, request, 'This stock request'),
  )
  .about(
    stockApproved,
    ({ id }) => [id],
    ({ careRequests }, { id }) => {
      const request = careRequests.entities[id];
      if (!request) return gone(careRequests, id, 'This stock request');
      const { productName, location } = request;
      return canBeApproved(request) ? undefined : { reason: `${productName} for ${location} is approved already.` };
    },
  );
