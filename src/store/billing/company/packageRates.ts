import { rateFor } from '@/store/billing/bills/recipient';
import type { GstStanding } from '@/store/clients/accounts/gstTreatment';
import type { GstRate } from '@/store/kit/gstRates';
import { companyNow, type WithCompany } from './company';

/** Under which of the company's codes each amount of a package is taxed. */
const CODE_OF = {
  hardware: 'hardwareHsn',
  installation: 'installationSac',
  hardwareOnLease: 'leaseSac',
  subscription: 'subscriptionSac',
} as const;

/** The amounts of a package. */
export type PackageAmount = keyof typeof CODE_OF;

/** The rate of GST of an amount of a package on an ISO date, for a client who stands so towards the tax office. */
export function packageRateOn(
  state: WithCompany,
  { gstTreatment }: Pick<GstStanding, 'gstTreatment'>,
  amount: PackageAmount,
  on: string,
): GstRate {
  const company = companyNow(state);
  return rateFor(company, { treatment: gstTreatment }, company[CODE_OF[amount]], on);
}
