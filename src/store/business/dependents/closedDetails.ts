import { formatMonth } from '@/format';
import type { Refusal } from '@/journal/port/model';
import type { Change } from '@/journal/undo/undo';
import type { WithCompany } from '@/store/billing/company/company';
import { standingClosings, type WithPeriods } from '@/store/billing/periods/period';

/** Why changes cannot be taken back, or brought back: the returns of a closed month go by those details of the company, or by later ones. */
export function closedDetails(state: WithCompany & WithPeriods, changes: readonly Change[]): Refusal | undefined {
  const places = changes.flatMap(({ path: [table, id = ''], place }) =>
    table === 'company' ? [place ?? state.company.ids.indexOf(id)] : [],
  );
  if (places.length === 0) return undefined;
  const first = places.reduce((least, one) => Math.min(least, one));
  const closing = standingClosings(state).find(
    ({ companyId }) => companyId !== undefined && state.company.ids.indexOf(companyId) >= first,
  );
  return closing
    ? {
        reason: `Not undone: ${formatMonth(closing.month)} is closed, and its return goes by these details. Change them anew in Settings, Company.`,
      }
    : undefined;
}
