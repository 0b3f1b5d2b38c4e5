import { daysBefore } from '@/store/kit/dates';
import { seededRandom, type Random } from './random';
import type { SampleVehicle } from './equipped';
import type { AccountDraft, AccountRow } from '@/store/clients/accounts/account';
import { PACKAGE_DEFAULTS } from '@/store/clients/accounts/packageDefaults';
import { BILL_DEFAULTS, newAccount, newSlot } from '@/store/clients/accounts/newAccount';
import { sumOf } from '@/store/kit/money';
import { sampleClients } from './sampleClients';
import { vehiclesOfSale, type Unnumbered } from './sampleAccountVehicles';

/** The days ago an account was opened, its amounts in thousands of rupees, how many of its vehicles are billed. */
interface SampleSale {
  daysAgo: number;
  /** Hardware and installation; none of the amounts has GST in it. */
  hardware: readonly [number, number];
  /** Lease and subscription. */
  rent: readonly [number, number];
  /** All and billed ones; none for an account that has only its slot yet. */
  vehicles?: readonly [all: number, billed: number];
  pricePerUnit: number;
  accountType?: AccountRow['accountType'];
}

const sale = (
  daysAgo: number,
  hardware: SampleSale['hardware'],
  rent: SampleSale['rent'],
  pricePerUnit: number,
  vehicles?: SampleSale['vehicles'],
  accountType: AccountRow['accountType'] = 'Paid',
): SampleSale => ({ daysAgo, hardware, rent, pricePerUnit, accountType, ...(vehicles && { vehicles }) });

/**
 * In the order of the clients. With the bills that are made of them, less what is credited, the sales are 1,800 thousand
 * in all, 600 of them to clients of the last 30 days, and 1,600 of them hardware: the donut's 45, 15 and 40 percent.
 */
const SALES: readonly SampleSale[] = [
  sale(326, [115, 13], [12, 10], 350, [14, 14]),
  sale(305, [86, 10], [5, 6], 400, [8, 8]),
  sale(281, [108, 12], [8, 8], 320, [11, 7]),
  sale(254, [76, 8], [4, 8], 300, [9, 9]),
  sale(226, [65, 7], [3, 6], 280, [6, 6]),
  sale(203, [54, 6], [3, 5], 350, [5, 5]),
  sale(178, [81, 9], [4, 6], 310, [8, 5]),
  sale(149, [84, 8.42], [5, 10], 260, [12, 12]),
  sale(121, [49, 5], [2, 5], 450, [4, 4]),
  sale(98, [0, 0], [0, 6], 250, [3, 0], 'Foc'),
  sale(74, [110, 12], [6.635, 8], 290, [13, 13]),
  sale(52, [80, 8], [4, 6], 300, [7, 2]),
  sale(41, [0, 0], [0, 0], 200, [1, 0], 'Demo'),
  sale(27, [190, 20], [8, 12], 380, [15, 15]),
  sale(19, [95, 10], [4, 8], 260, [9, 4]),
  sale(12, [69, 7], [4, 6], 300, [6, 0]),
  sale(6, [146, 16.58], [8, 12], 200),
  sale(2, [36, 4], [2, 3], 200),
];

/** The most that some of them may owe, in rupees by their numbers: one that is billed and one with a job, and both owe more. */
const CREDIT_LIMITS: Readonly<Record<number, number>> = { 14: 1_00_000, 16: 40_000 };

/** GST added to thousands of rupees: a choice of Including takes it out again to the paisa. */
const withGst = (thousands: number) => sumOf([thousands * 1180]);

const DEVICES = [
  { deviceType: 'Printer', model: 'HP LaserJet' },
  { deviceType: 'Scanner', model: 'Fujitsu ScanSnap' },
  { deviceType: 'Laptop', model: 'Lenovo ThinkPad' },
  { deviceType: 'Desktop', model: 'Dell OptiPlex' },
] as const;

const packageOf = ({ hardware, rent }: SampleSale, random: Random): AccountDraft['package'] => ({
  ...PACKAGE_DEFAULTS,
  ...random.pick(DEVICES),
  account: random.pick(['Account A', 'Account B', 'Account C']),
  paymentMethod: random.pick(['Cash', 'Cheque / RTGS']),
  leasePlan: random.pick(['Monthly', 'Quarterly', 'Half Yearly', 'Yearly']),
  leaseMonths: random.pick([6, 12, 24]),
  hardware: hardware[0] * 1000,
  installation: sumOf([hardware[1] * 1000]),
  hardwareOnLease: withGst(rent[0]),
  subscription: withGst(rent[1]),
});

/** An account with the vehicles that are on it, or with its one slot. */
interface Client {
  account: AccountRow;
  vehicles: Unnumbered[];
}

function clientOf(
  sold: SampleSale,
  number: number,
  who: Omit<AccountDraft, 'package'>,
  today: string,
  mark: string,
  random: Random,
): Client {
  const draft = { ...who, package: packageOf(sold, random) };
  const id = `${mark}-account-${number}`;
  const creditLimit = CREDIT_LIMITS[number];
  const opened = newAccount(id, draft, daysBefore(today, sold.daysAgo));
  const account = { ...opened, number, ...(creditLimit !== undefined && { creditLimit }) };
  const { pricePerUnit, accountType = 'Paid', vehicles: counts } = sold;
  if (!counts) {
    // Nothing is agreed yet, so that its bill shows the presets of the specification.
    const blank = { ...account, isDiscountPreset: true as const, bill: { ...account.bill, ...BILL_DEFAULTS } };
    const slot = { ...newSlot(draft), price: BILL_DEFAULTS.pricePerUnit };
    return { account: blank, vehicles: [{ id: `${id}-vehicle-1`, accountId: id, ...slot, billed: false }] };
  }
  const bill = { ...account.bill, monthYear: today.slice(0, 7), pricePerUnit, discount: pricePerUnit / 2 };
  const filled = { ...account, accountType, bill };
  return {
    account: filled,
    vehicles: vehiclesOfSale(filled, counts, pricePerUnit, random),
  };
}

/** The accounts of the sample business with their vehicles, all in one order. */
export interface SampleAccounts {
  accounts: AccountRow[];
  vehicles: SampleVehicle[];
}

/** The accounts of the sample business, dates counted back from `today` (ISO date), identities beginning with `mark`. */
export function sampleAccounts(today: string, mark: string): SampleAccounts {
  const random = seededRandom(26);
  const all = sampleClients().flatMap((who, index) => {
    const sold = SALES[index];
    return sold ? [clientOf(sold, index + 1, who, today, mark, random)] : [];
  });
  return {
    accounts: all.map(({ account }) => account),
    vehicles: all.flatMap(({ vehicles }) => vehicles).map((vehicle, index) => ({ ...vehicle, number: index + 1 })),
  };
}
