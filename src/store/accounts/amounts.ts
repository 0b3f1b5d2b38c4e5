import type { Account, Billing, GstChoice } from './account';
import { baseInPaise, gstInPaise, paise } from './gst';

const withoutGst = (amount: number, gst: GstChoice) =>
  gst === 'Including' ? baseInPaise(paise(amount)) : paise(amount);

const hardwareInPaise = ({
  package: { hardware, hardwareGstIncluded, installation, installationGstIncluded },
}: Account) => withoutGst(hardware, hardwareGstIncluded) + withoutGst(installation, installationGstIncluded);

const rentInPaise = ({
  package: { hardwareOnLease, leaseGstIncluded, subscription, subscriptionGstIncluded },
}: Account) => withoutGst(hardwareOnLease, leaseGstIncluded) + withoutGst(subscription, subscriptionGstIncluded);

const saleInPaise = (account: Account) => hardwareInPaise(account) + rentInPaise(account);

/** Hardware and installation without GST, in rupees (D28). */
export const hardwareAmount = (account: Account): number => hardwareInPaise(account) / 100;

/** Lease and subscription without GST, in rupees (D28). */
export const rentAmount = (account: Account): number => rentInPaise(account) / 100;

/** Hardware and rent together without GST, in rupees: what was sold. */
export const saleAmount = (account: Account): number => saleInPaise(account) / 100;

/** The GST of 18 percent on hardware and rent, in rupees (D28), rounded once (D5). */
export const gstAmount = (account: Account): number => gstInPaise(saleInPaise(account)) / 100;

/** Hardware, rent and their GST, in rupees (D28). */
export const totalAmount = (account: Account): number =>
  (saleInPaise(account) + gstInPaise(saleInPaise(account))) / 100;

/** The figure beside a package's amount, in rupees: it with GST, or the sample figure while there is none (D27). */
export function packageGst(amount: number | null | undefined, gst: GstChoice, sample: number): number {
  if (typeof amount !== 'number') return sample;
  return gst === 'Including' ? amount : (paise(amount) + gstInPaise(paise(amount))) / 100;
}

/** Price per unit × ticked vehicles − discount, in rupees, not below zero (D28). */
export const billTotal = (pricePerUnit: number, ticked: number, discount: number): number =>
  Math.max(0, paise(pricePerUnit) * ticked - paise(discount)) / 100;

/** What is still to come in, in rupees. */
export const balance = ({ billed, received }: Billing): number => (paise(billed) - paise(received)) / 100;
