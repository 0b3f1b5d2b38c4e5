import type { AccountDraft, GstChoice, PackageSelection } from './account';
import { percentOf, type GstRate } from '@/store/kit/gstRates';
import { gstInPaise, inclusiveSplit, paise, rupees, sumOf } from '@/store/kit/money';

/** What was sold with an account. */
type Sold = Pick<AccountDraft, 'package'>;

/** The parts of a package amount in whole paise; GST on an exclusive one is rounded later, on their sum. */
const partsOf = (amount: number, gst: GstChoice) =>
  gst === 'Including'
    ? { ...inclusiveSplit(paise(amount), { inHalves: false }), taxable: 0 }
    : { base: paise(amount), tax: 0, roundOff: 0, taxable: paise(amount) };

const hardwareParts = ({ package: sold }: Sold) => [
  partsOf(sold.hardware, sold.hardwareGstIncluded),
  partsOf(sold.installation, sold.installationGstIncluded),
];

/** A period of a package's subscription without GST, in rupees; `rate` is that of its code, none where it is the usual one. */
export const subscriptionBase = (
  { subscription, subscriptionGstIncluded }: PackageSelection,
  rate: GstRate | undefined,
): number => {
  const inPaise = paise(subscription);
  return rupees(
    subscriptionGstIncluded === 'Including'
      ? inclusiveSplit(inPaise, { inHalves: false, percent: percentOf(rate) }).base
      : inPaise,
  );
};

const rentParts = ({ package: sold }: Sold) => [
  partsOf(sold.hardwareOnLease, sold.leaseGstIncluded),
  partsOf(sold.subscription, sold.subscriptionGstIncluded),
];

type Parts = ReturnType<typeof partsOf>;

const sumInPaise = (parts: readonly Parts[], name: keyof Parts) => parts.reduce((sum, part) => sum + part[name], 0);

const allParts = (account: Sold) => [...hardwareParts(account), ...rentParts(account)];

/** Hardware and installation without GST, in rupees. */
export const hardwareAmount = (account: Sold): number => rupees(sumInPaise(hardwareParts(account), 'base'));

/** Lease and subscription without GST, in rupees. */
export const rentAmount = (account: Sold): number => rupees(sumInPaise(rentParts(account), 'base'));

/** Hardware and rent together without GST, in rupees: what was sold. */
export const saleAmount = (account: Sold): number => sumOf([hardwareAmount(account), rentAmount(account)]);

/**
 * The GST of 18 percent on hardware and rent, in rupees: once on what is without it, and what inclusive ones hold. No rate of a day,
 * as it compares what was sold whenever it was; what is billed is on the proforma invoice.
 */
export function gstAmount(account: Sold): number {
  const parts = allParts(account);
  return rupees(gstInPaise(sumInPaise(parts, 'taxable')) + sumInPaise(parts, 'tax'));
}

/** What is left so that each inclusive amount totals itself, in rupees: a paisa more or less for each, or none. */
export const roundOffAmount = (account: Sold): number => rupees(sumInPaise(allParts(account), 'roundOff'));

/** Hardware, rent, their GST and the round off, in rupees. */
export const totalAmount = (account: Sold): number =>
  sumOf([saleAmount(account), gstAmount(account), roundOffAmount(account)]);

/** The figure beside a package's amount, in rupees: it with GST of a rate, or the sample figure while there is none. */
export function packageGst(
  amount: number | null | undefined,
  gst: GstChoice,
  { rate, sample }: { rate: GstRate; sample: number },
): number {
  if (typeof amount !== 'number') return sample;
  return gst === 'Including' ? amount : rupees(paise(amount) + gstInPaise(paise(amount), percentOf(rate)));
}
