import type { WithCompany } from '@/store/billing/company/company';
import { closingOf, type WithPeriods } from './period';

/**
 * The company's details as they had been told when a month, `YYYY-MM`, was closed, so that its return stays what it was; all that were
 * told where it is open, or its closing tells of none.
 */
export function detailsOfMonth({ company, periods }: WithCompany & WithPeriods, month: string): WithCompany['company'] {
  const { companyId } = closingOf({ periods }, month) ?? {};
  const last = companyId === undefined ? -1 : company.ids.indexOf(companyId);
  return last < 0 || last === company.ids.length - 1 ? company : { ...company, ids: company.ids.slice(0, last + 1) };
}
