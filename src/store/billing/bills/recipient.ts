import { toldPlaces } from '@/store/clients/accounts/clientPlaces';
import { treatmentIn } from '@/store/clients/accounts/gstTreatment';
import type { AccountRow } from '@/store/clients/accounts/account';
import { taxState } from '@/store/clients/accounts/taxState';
import type { Recipient } from './bill';
import type { Gst } from './billAmounts';
import { companyNow, rateOn, type Company, type WithCompany } from '@/store/billing/company/company';
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
  ...toldPlaces(account.billing),
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
  recipient.treatment !== 'SEZ' &&
  (stateCode === '' || recipient.stateCode === '' || stateCode === recipient.stateCode);

/** How GST is counted for an account on a document of an ISO date. */
export const gstFor = (state: WithCompany, account: AccountRow, on: string): Gst => ({
  inHalves: inHalves(companyNow(state), recipientOf(account)),
  rateOf: (hsn) => rateOn(companyNow(state), hsn, on),
});
