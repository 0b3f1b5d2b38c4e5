import { givenPlaces } from '@/store/clients/accounts/clientPlaces';
import { isToSez, SEZ_UNPAID, treatmentIn, type GstTreatment } from '@/store/clients/accounts/gstTreatment';
import type { AccountRow } from '@/store/clients/accounts/account';
import { taxState } from '@/store/clients/accounts/taxState';
import type { Recipient } from './bill';
import type { Gst } from './billAmounts';
import { companyNow, rateOn, type Company, type WithCompany } from '@/store/billing/company/company';
import { isUnregistered } from '@/store/billing/company/unregistered';
import { NOT_REGISTERED, ZERO_RATED, type GstRate } from '@/store/kit/gstRates';
import { GSTIN, stateCodeOf } from '@/store/kit/typed/taxIds';

/** The state by which a client's GST counts: that of the GST number, else the one that was told; the city Mumbai is Maharashtra's. */
function stateCodeFor({ billing: { gstNo }, client: { state } }: Pick<AccountRow, 'billing' | 'client'>): string {
  if (GSTIN.test(gstNo.trim())) return gstNo.trim().slice(0, 2);
  return stateCodeOf(taxState(state)) ?? '';
}

function treatmentOf({ billing }: AccountRow): Pick<Recipient, 'treatment'> {
  const treatment = treatmentIn(billing);
  return treatment === 'Registered' ? {} : { treatment };
}

/** For whom an account's documents are, as it is now. */
export const recipientOf = (account: AccountRow): Recipient => ({
  ...treatmentOf(account),
  ...givenPlaces(account.billing),
  name: account.billing.billingName || account.bill.companyName,
  address: account.billing.billingAddress || account.bill.address,
  gstin: account.billing.gstNo.trim().toUpperCase(),
  stateCode: stateCodeFor(account),
});

/** Whether GST is CGST and SGST: both are in one state, or it is not known that they are not; never of an SEZ (section 7(5)(b) of the IGST Act). */
export const inHalves = (
  { stateCode }: Pick<Company, 'stateCode'>,
  recipient: Pick<Recipient, 'stateCode' | 'treatment'>,
): boolean =>
  !isToSez(recipient.treatment) &&
  (stateCode === '' || recipient.stateCode === '' || stateCode === recipient.stateCode);

/** The rate of GST of an HSN or SAC for a recipient on an ISO date; none while we have no GST number. */
export const rateFor = (
  company: Company,
  { treatment }: { treatment?: GstTreatment | undefined },
  hsn: string,
  on: string,
): GstRate =>
  isUnregistered(company) ? NOT_REGISTERED : treatment === SEZ_UNPAID ? ZERO_RATED : rateOn(company, hsn, on);

/** How GST is counted for an account on a document of an ISO date. */
export function gstFor(state: WithCompany, account: AccountRow, on: string): Gst {
  const [company, recipient] = [companyNow(state), recipientOf(account)];
  return { inHalves: inHalves(company, recipient), rateOf: (hsn) => rateFor(company, recipient, hsn, on) };
}
