import type { PackageSelection } from './account';

/** What the package form begins with. */
export const PACKAGE_DEFAULTS = {
  paymentMethod: 'Cash',
  leasePlan: 'Half Yearly',
  subscriptionPlan: 'Half Yearly',
  hardwareGstIncluded: 'Excluding',
  installationGstIncluded: 'Excluding',
  leaseGstIncluded: 'Including',
  subscriptionGstIncluded: 'Including',
} as const satisfies Partial<PackageSelection>;

/** The figures in rupees beside the package's amounts while those are empty. */
export const PACKAGE_SAMPLE_GST = {
  hardware: 5900,
  installation: 5500,
  hardwareOnLease: 5500,
  subscription: 5500,
} as const;
