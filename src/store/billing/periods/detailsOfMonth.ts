import { companyOfRecord } from '@/store/billing/papers/parties';
import type { Company, WithCompany } from '@/store/billing/company/company';
import { closingOf, type WithPeriods } from './period';

/**
 * The company's details as they had been told when a month, `YYYY-MM`, was closed, so that its return stays what it was; all that were
 * told where it is open, or its closing is from before it kept them.
 */
export function detailsOfMonth({ company, periods }: WithCompany & WithPeriods, month: string): WithCompany['company'] {
  const { companyId, registrations } = closingOf({ periods }, month) ?? {};
  // A closing that tells of none though it tells our GST numbers was said while nobody had told any.
  if (companyId === undefined) return registrations ? { ...company, ids: [] } : company;
  const last = company.ids.indexOf(companyId);
  return last < 0 || last === company.ids.length - 1 ? company : { ...company, ids: company.ids.slice(0, last + 1) };
}

/** The company's details that count for the GST of money: those that its receipt shows, of which its month may have been closed without any. */
export const companyOfMoney = (
  state: WithCompany & WithPeriods,
  { companyId, on }: { companyId?: string | undefined; on: string },
): Company =>
  companyId === undefined
    ? companyOfRecord({ company: detailsOfMonth(state, on.slice(0, 7)) }, undefined)
    : companyOfRecord(state, companyId);
