import { accountOn } from '@/store/clients/accounts/clientCorrection';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { amountsOf } from '@/store/billing/bills/billAmounts';
import type { Proforma } from './proforma';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { daysAfter } from '@/store/kit/dates';
import { quotedLines } from './quotation';
import { gstFor, recipientOf } from '@/store/billing/bills/recipient';

/** A proforma invoice before it has its number. */
export type ProformaDraft = Omit<Proforma, 'id' | 'number' | 'docNo' | 'status'> & { prefix: string };

/** What a proforma invoice of an account says on an ISO date: its package as it is quoted then; undefined when the account is gone. */
export function proformaOf(
  state: WithAccounts & WithCompany,
  { accountId, on }: { accountId: string; on: string },
): ProformaDraft | undefined {
  const now = state.accounts.entities[accountId];
  if (!now) return undefined;
  const account = accountOn(now, on);
  const company = companyNow(state);
  return {
    accountId,
    issuedOn: on,
    validUntil: daysAfter(on, company.validDays),
    recipient: recipientOf(account),
    ...(company.id !== undefined && { companyId: company.id }),
    prefix: company.proformaPrefix,
    ...amountsOf(quotedLines(account, company), gstFor(state, account, on)),
  };
}
