import { sameSeries, SERIES } from '@/store/billing/bills/nextNumbers';
import { companyFacts } from '@/store/facts/company';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile, reapplied } from '@/store/kit/edit';
import { firstOf, known } from '@/store/kit/refusals';
import { formerSeries, seriesOfGstin } from '@/store/stock/challans/invoiceNumbers';
import { companyNow, registeredElsewhere, type WithCompany } from './company';
import { detailsOf } from './companyDetails';
import { COMPANY_LABELS, takenSeries, transferSeries } from './companyLabels';

/** When the facts of the company's details cannot be. */
export const companyRules = rulesOf<WithCompany>()(companyFacts, {
  companyChanged: (state, { id, edit }) => {
    const moves = 'gstin' in edit.to || 'stateCode' in edit.to;
    const details = reapplied(detailsOf(companyNow(state)), edit);
    const shared = SERIES.flatMap((series) => (series in edit.to ? (sameSeries(details, series) ?? []) : []));
    const ofTransfers = [seriesOfGstin(details.gstin), formerSeries(details.gstin)];
    const asTransfers = SERIES.find(
      (series) => ('gstin' in edit.to || series in edit.to) && ofTransfers.includes(details[series]),
    );
    const elsewhere = moves ? registeredElsewhere(reapplied(companyNow(state), edit)) : undefined;
    return firstOf(
      known(state.company, { id }, 'This change'),
      changedMeanwhile({ ...detailsOf(companyNow(state)), id: state.company.ids.at(-1) ?? id }, edit, COMPANY_LABELS),
      elsewhere === undefined ? undefined : { reason: elsewhere },
      shared[0] && { reason: takenSeries(shared[0]) },
      asTransfers && { reason: transferSeries(asTransfers, details[asTransfers]) },
    );
  },
});
