import { rules } from '@/journal/rules';
import { stockRequestMachine } from '@/machines/stockRequest';
import type { Branch } from '@/store/places/branches/branch';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import type { StockRequest } from './request';
import { tooMuch, vendorDues } from './payments';
import { requestAdvanced, requestRaised, vendorPaid } from './requestsSlice';

interface WithRequests {
  requests: Table<StockRequest>;
  vendors: Table<Vendor>;
  branches: Table<Branch>;
}

/** What the facts of the stock requests are about, and when they cannot be. */
export const requestRules = rules<WithRequests>()
  .about(
    requestRaised,
    ({ id }) => [id],
    ({ requests, vendors, branches }, { id, lines, branchId }) =>
      firstOf(
        known(requests, { id }, 'This stock request'),
        ...lines.map(({ vendorId, vendor }) => gone(vendors, vendorId, `The vendor ${vendor}`)),
        branchId === undefined ? undefined : gone(branches, branchId, 'The branch that it goes to'),
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
  )
  .about(
    vendorPaid,
    ({ id, payment }) => [id, payment.vendorId],
    ({ requests }, { id, payment }) => {
      const request = requests.entities[id];
      if (!request) return gone(requests, id, 'This stock request');
      if (request.payments.some((one) => one.id === payment.id))
        return { reason: 'This payment was recorded already.' };
      const what = `Stock request ${request.number}`;
      if (request.status === 'Pending at Admin')
        return { reason: `${what} is not approved: nothing is to be paid for it.` };
      const due = vendorDues(request).find(({ vendorId }) => vendorId === payment.vendorId);
      if (!due) return { reason: `${what} has nothing of this vendor.` };
      return payment.amount > due.open ? { reason: tooMuch(due) } : undefined;
    },
  );
