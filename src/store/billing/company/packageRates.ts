import type { GstRate } from '@/store/kit/gstRates';
import { companyNow, rateOn, type WithCompany } from './company';

/** Under which of the company's codes each amount of a package is taxed. */
const CODE_OF = {
  hardware: 'hardwareHsn',
  installation: 'installationSac',
  hardwareOnLease: 'leaseSac',
  subscription: 'subscriptionSac',
} as const;

/** The amounts of a package. */
export type PackageAmount = keyof typeof CODE_OF;

/** The rate of GST of an amount of a package on an ISO date. */
export function packageRateOn(state: WithCompany, amount: PackageAmount, on: string): GstRate {
  const company = companyNow(state);
  return rateOn(company, company[CODE_OF[amount]], on);
}
