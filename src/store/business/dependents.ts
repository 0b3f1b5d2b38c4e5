import { formatMoney } from '@/format';
import type { Refusal } from '@/journal/model';
import type { Change } from '@/journal/undo';
import type { Deactivation } from '@/store/deactivations/deactivation';
import { sumOf } from '@/store/money';
import type { StockRequest } from '@/store/requests/request';
import type { Table } from '@/store/table';

interface Referring {
  requests: Table<StockRequest>;
  deactivations: Table<Deactivation>;
}

/** Why an approval cannot be taken back: its request was paid for, and nothing is to be paid before it is approved. */
function paidSince({ requests }: Referring, changes: readonly Change[]): Refusal | undefined {
  const paid = changes.flatMap(({ path: [table, id = '', field], was }) =>
    table === 'requests' && field === 'status' && was === 'Pending at Admin' ? (requests.entities[id]?.payments ?? []) : [],
  );
  if (paid.length === 0) return undefined;
  return { reason: `Not undone: ${formatMoney(sumOf(paid.map(({ amount }) => amount)))} was paid for it.` };
}

/** Why what nobody changed since cannot be taken back: something else came of it. */
export function dependents(business: Referring, changes: readonly Change[]): Refusal | undefined {
  return paidSince(business, changes) ?? referring(business, changes);
}

/** Why a record cannot be taken back: another one refers to it. */
function referring({ requests, deactivations }: Referring, changes: readonly Change[]): Refusal | undefined {
  const unmade = changes.filter(({ path, was }) => path.length === 2 && was === undefined).map(({ path }) => path[1]);
  if (unmade.length === 0) return undefined;
  const request = Object.values(requests.entities).find(({ products }) =>
    products.some(({ vendorId }) => unmade.includes(vendorId)),
  );
  if (request) return { reason: `Not undone: stock request ${request.number} is about it.` };
  const deactivation = Object.values(deactivations.entities).find(({ accountId }) => unmade.includes(accountId));
  return deactivation && { reason: `Not undone: the account was deactivated since (${deactivation.deactivate}).` };
}
