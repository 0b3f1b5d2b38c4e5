import { noDetails, type WithCompany } from '@/store/billing/company/company';
import type { WithAccountRows } from '@/store/billing/bills/billingWords';
import { proformaFacts } from '@/store/facts/proformas';
import { rulesOf } from '@/store/facts/rules';
import { firstOf, gone, known } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import type { Proforma } from './proforma';

type Context = WithAccountRows & WithCompany & { proformas: Table<Proforma> };

/** When the facts of the proforma invoices cannot be. */
export const proformaRules = rulesOf<Context>()(proformaFacts, {
  proformaIssued: ({ accounts, proformas, company }, quoted) =>
    firstOf(
      gone(accounts, quoted.accountId, 'This account'),
      known(proformas, quoted, 'This proforma invoice'),
      noDetails({ company }, quoted.draft),
    ),
});
