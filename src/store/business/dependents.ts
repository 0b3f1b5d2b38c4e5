import type { Refusal } from '@/journal/model';
import type { Change } from '@/journal/undo';
import type { Deactivation } from '@/store/deactivations/deactivation';
import type { StockRequest } from '@/store/requests/request';
import type { Table } from '@/store/table';

interface Referring {
  requests: Table<StockRequest>;
  deactivations: Table<Deactivation>;
}

/** Why a record cannot be taken back although nobody changed it: another one refers to it. */
export function dependents({ requests, deactivations }: Referring, changes: readonly Change[]): Refusal | undefined {
  const unmade = changes.filter(({ path, was }) => path.length === 2 && was === undefined).map(({ path }) => path[1]);
  if (unmade.length === 0) return undefined;
  const request = Object.values(requests.entities).find(({ products }) =>
    products.some(({ vendorId }) => unmade.includes(vendorId)),
  );
  if (request) return { reason: `Not undone: stock request ${request.number} is about it.` };
  const deactivation = Object.values(deactivations.entities).find(({ accountId }) => unmade.includes(accountId));
  return deactivation && { reason: `Not undone: the account was deactivated since (${deactivation.deactivate}).` };
}
