import { formatMonth } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import { billName } from '@/store/billing/bills/bill';
import type { Period } from '@/store/billing/periods/period';
import type { StockRequest } from '@/store/purchasing/requests/request';
import type { Challan } from '@/store/stock/challans/challan';
import type { Business } from '@/store/business/business';
import { turned } from './turned';

/** What shows whom, or whose details, it is of. */
export type Documented = Pick<
  Business,
  'bills' | 'receipts' | 'proformas' | 'creditNotes' | 'debitNotes' | 'challans' | 'requests' | 'periods'
>;

const isMade = ({ path, was }: Change) => path.length === 2 && was === undefined;

/** Why an account or a vehicle cannot be taken back, or the company's details: a document tells of it. */
export function documented(books: Documented, changes: readonly Change[]): Refusal | undefined {
  const unmade = new Set(changes.filter(isMade).map(({ path: [, id] }) => id));
  if (unmade.size === 0) return undefined;
  const { bills, receipts, proformas, creditNotes, debitNotes, challans, requests, periods } = books;
  // A bill that goes with the vehicle which it was the first to bill is in nobody's way.
  const cancelled = new Set(turned(changes, 'bills').flatMap(({ id, to }) => (to === 'Cancelled' ? [id] : [])));
  const bill = Object.values(bills.entities).find(
    ({ id, accountId, companyId, lines }) =>
      !cancelled.has(id) &&
      (unmade.has(accountId) ||
        (companyId !== undefined && unmade.has(companyId)) ||
        lines.some(({ vehicleId }) => vehicleId !== undefined && unmade.has(vehicleId))),
  );
  if (bill) return { reason: `Not undone: ${billName(bill)} uses it.` };
  const other = [receipts, proformas, creditNotes, debitNotes]
    .flatMap((table) =>
      Object.values<{ accountId: string; companyId?: string | undefined; docNo: string }>(table.entities),
    )
    .find(({ accountId, companyId }) => unmade.has(accountId) || (companyId !== undefined && unmade.has(companyId)));
  if (other) return { reason: `Not undone: ${other.docNo} uses it.` };
  const isDescribed = ({ companyId }: Pick<Challan | StockRequest | Period, 'companyId'>) =>
    companyId !== undefined && unmade.has(companyId);
  const challan = Object.values(challans.entities).find(isDescribed);
  if (challan) return { reason: `Not undone: challan ${challan.number} uses it.` };
  const request = Object.values(requests.entities).find(isDescribed);
  if (request) return { reason: `Not undone: stock request ${request.number} uses it.` };
  const closing = Object.values(periods.entities).find((period) => isDescribed(period) && !period.opened);
  return closing && { reason: `Not undone: ${formatMonth(closing.month)} was closed with it.` };
}
