import { companyFacts } from '@/store/facts/company';
import { rulesOf } from '@/store/facts/rules';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, known } from '@/store/kit/refusals';
import { companyNow, type CompanyRow, type WithCompany } from './company';
import { COMPANY_LABELS } from './companyLabels';

/** When the facts of the company's details cannot be. */
export const companyRules = rulesOf<WithCompany>()(companyFacts, {
  companyChanged: (state, { id, edit }) =>
    firstOf(
      known(state.company, { id }, 'This change'),
      changedMeanwhile(
        { ...(companyNow(state) as CompanyRow), id: state.company.ids.at(-1) ?? id },
        edit,
        COMPANY_LABELS,
      ),
    ),
});
