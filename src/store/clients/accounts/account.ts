import type { Attachment } from '@/store/kit/attachments/attachment';
import type { Numbered } from '@/store/kit/table';
import type { BilledAs } from './tallyLedger';
import type { CreditTerms } from './creditTerms';
import type { ConfirmedPlaces, WritingWishes } from './writingWishes';
import type { GstStanding } from './gstTreatment';

/** What the forms of the sales area offer. */
export const POTENTIALS = ['High', 'Medium', 'Low'] as const;
export const ACCOUNTS = ['Account A', 'Account B', 'Account C'] as const;
export const PAYMENT_METHODS = ['Cash', 'Cheque / RTGS'] as const;
export const PLANS = ['Monthly', 'Quarterly', 'Half Yearly', 'Yearly'] as const;
/** How many months a period of each plan has. */
export const PLAN_MONTHS = { Monthly: 1, Quarterly: 3, 'Half Yearly': 6, Yearly: 12 } satisfies Record<Plan, number>;
export const GST_CHOICES = ['Including', 'Excluding'] as const;
export const DEVICE_MODELS = {
  Printer: ['HP LaserJet', 'Canon Pixma', 'Epson EcoTank'],
  Scanner: ['Fujitsu ScanSnap', 'Epson Perfection'],
  Laptop: ['Dell XPS 13', 'MacBook Pro', 'Lenovo ThinkPad'],
  Desktop: ['Dell OptiPlex', 'HP EliteDesk'],
} as const;

export type DeviceType = keyof typeof DEVICE_MODELS;
export const BILLED_DEVICE_TYPES = Object.keys(DEVICE_MODELS) as DeviceType[];
export type Plan = (typeof PLANS)[number];
export type GstChoice = (typeof GST_CHOICES)[number];

/** Step 1 of the wizard; a client who came with a file may have only a company, a state and a mobile number, and the rest empty. */
export interface ClientDetails {
  firstName: string;
  lastName: string;
  emailAddress: string;
  mobileNumber: string;
  companyName: string;
  /** One of `STATES`. */
  state: string;
  potential: (typeof POTENTIALS)[number] | '';
  address: string;
}

/** Step 2 of the wizard; of the purchase order only its name, type and size, as its bytes are kept beside the journal. */
export interface BillingInfo extends GstStanding, BilledAs {
  billingName: string;
  accountNo: string;
  billingAddress: string;
  email: string;
  poOfficial?: Attachment | undefined;
}

/** Step 3 of the wizard; amounts in rupees, each with its choice whether GST is in it. Without a quotation no device is named, and nothing is charged. */
export interface PackageSelection {
  deviceType: DeviceType | '';
  model: string;
  account: (typeof ACCOUNTS)[number] | '';
  paymentMethod: (typeof PAYMENT_METHODS)[number];
  hardware: number;
  hardwareGstIncluded: GstChoice;
  installation: number;
  installationGstIncluded: GstChoice;
  hardwareOnLease: number;
  leasePlan: Plan;
  leaseMonths: number;
  leaseGstIncluded: GstChoice;
  subscription: number;
  subscriptionPlan: Plan;
  subscriptionGstIncluded: GstChoice;
}

/** What the wizard asks of a client, but for the purchase order: no two of its steps have a field of one name. */
export type ClientFields = ClientDetails & Omit<BillingInfo, 'poOfficial'> & PackageSelection;

/** What an account keeps of a correction: since when (ISO date) it holds, and what the corrected fields were before. */
export interface Corrected {
  id: string;
  from: string;
  was: Partial<ClientFields>;
}

/** What the wizard hands over. */
export interface AccountDraft {
  client: ClientDetails;
  billing: BillingInfo;
  package: PackageSelection;
}

/** What the bill editor holds besides the vehicles; `monthYear` is `YYYY-MM`, amounts are in rupees. */
export interface Bill {
  userName: string;
  companyName: string;
  address: string;
  monthYear: string;
  pricePerUnit: number;
  /** Whether GST is in the price per unit: where nothing is said it is not, as of accounts opened before this was kept. */
  gst?: GstChoice | undefined;
  discount: number;
  /** Only when it was typed over what follows from price, vehicles and discount. */
  totalAmount?: number | undefined;
}

/** What the bill editor holds of a vehicle, its price in rupees for a month; `selected` is its tick. */
export interface VehicleFields {
  /** Its plate; of a slot to which no vehicle is assigned yet the slot's words. */
  vehicleNo: string;
  duration: string;
  price: number;
  selected: boolean;
}

/** How the run charges a month in which a vehicle was fitted or removed. */
export const PRORATIONS = ['By days', 'Full month', 'From next month'] as const;
export type Proration = (typeof PRORATIONS)[number];

/** Free of charge, on trial, or paid for. */
export const CHARGES = ['Foc', 'Demo', 'Paid'] as const;
export type Charge = (typeof CHARGES)[number];

/** A client's account as it is kept, its days ISO dates; its vehicles are a noun of their own. */
export interface AccountRow extends Numbered, AccountDraft, CreditTerms, WritingWishes, ConfirmedPlaces {
  accountType: Charge;
  bill: Bill;
  /** Whether its discount is but what a blank bill shows. */
  isDiscountPreset?: true;
  /** By days, where nothing else was agreed. */
  proration?: Proration | undefined;
  /** Until when the client said that what is open will be paid. */
  promisedFor?: string | undefined;
  openedOn: string;
  /** Since when it is not on the billed list any more: deleted from the debtors. */
  closedOn?: string;
  /** In the order in which they were said; none where nothing was corrected. */
  corrections?: readonly Corrected[];
}

/** The name that the lists show for an account, and that the bill editor may change. */
export const companyOf = ({ bill }: { bill: Pick<Bill, 'companyName'> }): string => bill.companyName;
export const userOf = ({ bill }: { bill: Pick<Bill, 'userName'> }): string => bill.userName;

/** Whether it is on the lists, and not deleted from the debtors. */
export const isListed = ({ closedOn }: Pick<AccountRow, 'closedOn'>): boolean => closedOn === undefined;

/** Whether a vehicle is free of charge, on trial or paid for: as its account is, where nothing else was agreed. */
export const chargeOf = (
  { charge }: { charge?: Charge | undefined },
  { accountType }: Pick<AccountRow, 'accountType'>,
): Charge => charge ?? accountType;

/** Whether a vehicle is paid for: it is neither free of charge nor on trial. */
export const isPaid = (vehicle: { charge?: Charge | undefined }, account: Pick<AccountRow, 'accountType'>): boolean =>
  chargeOf(vehicle, account) === 'Paid';
