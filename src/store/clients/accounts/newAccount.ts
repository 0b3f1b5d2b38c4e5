import { NOT_REGISTERED, USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { paise, roundedQuotient, rupees } from '@/store/kit/money';
import {
  PLAN_MONTHS,
  type AccountDraft,
  type AccountRow,
  type Bill,
  type ClientDetails,
  type GstChoice,
  type VehicleFields,
} from './account';
import { subscriptionBase } from './amounts';

/** What a bill shows of which nothing was agreed, in rupees. */
export const BILL_DEFAULTS = { pricePerUnit: 200, discount: 50_000 } as const satisfies Partial<Bill>;

/** The one vehicle slot of a new account. */
export const UNASSIGNED = 'To be assigned';

/** Whether no vehicle stands in its slot yet. */
export const isUnassigned = (vehicleNo: string): boolean => vehicleNo.trim().toUpperCase() === UNASSIGNED.toUpperCase();

/** A draft with the rate of GST that its subscription has for the client on the day of its opening; none where that is the usual one. */
export interface OpeningDraft extends AccountDraft {
  rate?: GstRate | undefined;
  /** That its price per unit has GST in it. */
  gst?: GstChoice | undefined;
}

type Agreed = Pick<OpeningDraft, 'package' | 'rate'>;

/** That a price with GST in it stays one where it is agreed while we have no GST number, so that it is the same once we are registered. */
const gstAgreed = ({ package: agreed, rate }: Agreed): { gst?: GstChoice } =>
  rate === NOT_REGISTERED && agreed.subscriptionGstIncluded === 'Including' ? { gst: 'Including' } : {};

/** A draft that is opened on a day on which its subscription has that rate of GST for the client. */
export const openedAt = (draft: AccountDraft, rate: GstRate): OpeningDraft => ({
  ...draft,
  ...(rate !== USUAL_RATE && { rate }),
  ...gstAgreed({ ...draft, rate }),
});

/** What a package asks for a vehicle and one month of its subscription without GST, in rupees: its part of a period of the plan. */
const monthlyPrice = ({ package: agreed, rate }: Agreed): number =>
  rupees(roundedQuotient(paise(subscriptionBase(agreed, rate)), PLAN_MONTHS[agreed.subscriptionPlan]));

/** A vehicle of a new account; GST is in its price where that was agreed so while no GST was charged. */
export interface NewVehicle extends VehicleFields {
  gst?: GstChoice | undefined;
}

/** A vehicle slot of a new account, at the price of its package. */
export const newSlot = (draft: Agreed): NewVehicle => ({
  vehicleNo: UNASSIGNED,
  duration: draft.package.subscriptionPlan,
  price: monthlyPrice(draft),
  selected: true,
  ...gstAgreed(draft),
});

/** The person at a client; blank where nobody is named. */
export const personOf = ({ firstName, lastName }: Pick<ClientDetails, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What a bill begins with of the client that it is for; the company stands for a person who is not named. */
export const billNamesOf = ({ client, billing }: Pick<AccountDraft, 'client' | 'billing'>) => ({
  userName: personOf(client) || client.companyName,
  companyName: client.companyName,
  address: billing.billingAddress,
});

/** The account that the wizard's draft opens on an ISO date. */
export function newAccount(id: string, draft: OpeningDraft, openedOn: string): Omit<AccountRow, 'number'> {
  const { client, billing, package: selection } = draft;
  return {
    id,
    client,
    billing,
    package: selection,
    accountType: 'Paid',
    bill: {
      ...billNamesOf(draft),
      monthYear: openedOn.slice(0, 7),
      pricePerUnit: monthlyPrice(draft),
      ...(draft.gst && { gst: draft.gst }),
      // A package names no discount.
      discount: 0,
    },
    openedOn,
    corrections: [],
  };
}
