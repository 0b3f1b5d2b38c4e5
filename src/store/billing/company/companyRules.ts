import { sameSeries, SERIES } from '@/store/billing/bills/nextNumbers';
import type { Refusal } from '@/journal/port/model';
import { companyFacts } from '@/store/facts/company';
import type { PayloadOf } from '@/store/facts/fact';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile, reapplied } from '@/store/kit/edit';
import { firstOf, known } from '@/store/kit/refusals';
import { formerSeries, seriesOfGstin } from '@/store/stock/challans/invoiceNumbers';
import { companyNow, registeredElsewhere, type WithCompany } from './company';
import { detailsOf } from './companyDetails';
import { COMPANY_LABELS, takenSeries, transferSeries } from './companyLabels';

type Changed = PayloadOf<typeof companyFacts.declared.companyChanged>;

/** Why the details cannot be so: one of their series would begin as the tax invoices to branches do from now on, or did by another way to count that. */
export function transferSeriesRefusal(
  state: WithCompany,
  { edit }: Pick<Changed, 'edit'>,
  beginOf: (gstin: string) => string = seriesOfGstin,
): Refusal | undefined {
  const details = reapplied(detailsOf(companyNow(state)), edit);
  const begin = beginOf(details.gstin);
  const shared = SERIES.find((series) => ('gstin' in edit.to || series in edit.to) && details[series] === begin);
  return shared && { reason: transferSeries(shared, begin) };
}

/** When the facts of the company's details cannot be. */
export const companyRules = rulesOf<WithCompany>()(companyFacts, {
  companyChanged: (state, { id, edit }) => {
    const moves = 'gstin' in edit.to || 'stateCode' in edit.to;
    const details = reapplied(detailsOf(companyNow(state)), edit);
    const shared = SERIES.flatMap((series) => (series in edit.to ? (sameSeries(details, series) ?? []) : []));
    const elsewhere = moves ? registeredElsewhere(reapplied(companyNow(state), edit)) : undefined;
    return firstOf(
      known(state.company, { id }, 'This change'),
      changedMeanwhile({ ...detailsOf(companyNow(state)), id: state.company.ids.at(-1) ?? id }, edit, COMPANY_LABELS),
      elsewhere === undefined ? undefined : { reason: elsewhere },
      shared[0] && { reason: takenSeries(shared[0]) },
      // How they begin now is asked where it is said: a journal may hold a series that begins so.
      transferSeriesRefusal(state, { edit }, formerSeries),
    );
  },
});
