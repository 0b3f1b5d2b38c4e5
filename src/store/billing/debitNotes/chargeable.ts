import type { Refusal } from '@/journal/port/model';
import type { Amounts, IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { isUnregistered } from '@/store/billing/company/unregistered';
import { debitAmounts, type Debited } from './debitAmounts';

/** Why a debit note cannot have such taxes: it has the rate of its bill, and who has no GST number may collect none (section 32(1) of the CGST Act). */
export const taxRefusal = (state: WithCompany, { taxes }: Pick<Amounts, 'taxes'>): Refusal | undefined =>
  isUnregistered(companyNow(state)) && taxes.some(({ cgst, sgst, igst }) => cgst + sgst + igst > 0)
    ? {
        reason:
          'The company has no GST Number and may charge no GST, which a debit note over a bill with GST does. Enter it in Settings, Company, if the business is registered.',
      }
    : undefined;

/** Those of what is proposed to be charged by debit notes that the company may charge now. */
export function chargeable<Proposed extends { bill: IssuedBill }>(
  state: WithCompany,
  all: readonly Proposed[],
  noteOf: (proposed: Proposed) => Debited,
): readonly Proposed[] {
  if (!isUnregistered(companyNow(state))) return all;
  return all.filter((one) => !taxRefusal(state, debitAmounts(state, one.bill, noteOf(one)) ?? { taxes: [] }));
}
