import { proformaOf } from '@/store/billing/proformas/proformaOf';
import { proformasSlice } from '@/store/billing/proformas/proformasSlice';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { proformaIssued } from '@/store/facts/proformas';
import { said } from './said';

/** The accounts that were sent a proforma invoice when they were opened, by their numbers. */
const QUOTED: readonly number[] = [14, 17];

/** The proforma invoices of the sample business. */
export function sampleProformas(mark: string, state: WithAccounts & WithCompany) {
  return Object.values(state.accounts.entities)
    .filter(({ number }) => QUOTED.includes(number))
    .toSorted((one, other) => one.openedOn.localeCompare(other.openedOn))
    .reduce((table, { id: accountId, openedOn: on }, index) => {
      const draft = proformaOf(state, { accountId, on });
      if (!draft) return table;
      return proformasSlice.reducer(
        table,
        said(on, proformaIssued, { id: `${mark}-proforma-${index + 1}`, accountId, on, draft }).fact,
      );
    }, proformasSlice.getInitialState());
}
