import { rules } from '@/journal/rules';
import { stockRequestMachine } from '@/machines/stockRequest';
import { firstOf, gone, known, refusedBy } from '@/store/refusals';
import type { Table } from '@/store/table';
import type { Vendor } from '@/store/vendors/vendor';
import type { StockRequest } from './request';
import { requestAdvanced, requestRaised } from './requestsSlice';

interface WithRequests {
  requests: Table<StockRequest>;
  vendors: Table<Vendor>;
}

/** What the facts of the stock requests are about, and when they cannot be. */
export const requestRules = rules<WithRequests>()
  .about(
    requestRaised,
    ({ id }) => [id],
    ({ requests, vendors }, { id, lines }) =>
      firstOf(
        known(requests, { id }, 'This stock request'),
        ...lines.map(({ vendorId, vendor }) => gone(vendors, vendorId, `The vendor ${vendor}`)),
      ),
  )
  .about(
    requestAdvanced,
    ({ id }) => [id],
    ({ requests }, { id, event }) => {
      const request = requests.entities[id];
      if (!request) return gone(requests, id, 'This stock request');
      return refusedBy(stockRequestMachine, request.status, event, `Stock request ${request.number}`);
    },
  );
