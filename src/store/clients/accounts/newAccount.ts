import type { AccountDraft, AccountRow, Bill, ClientDetails, PackageSelection, VehicleFields } from './account';

/** What a new bill begins with, in rupees. */
export const BILL_DEFAULTS = { pricePerUnit: 200, discount: 50_000 } as const satisfies Partial<Bill>;

/** The one vehicle slot of a new account. */
export const UNASSIGNED = 'To be assigned';

/** Whether no vehicle stands in its slot yet. */
export const isUnassigned = (vehicleNo: string): boolean => vehicleNo.trim().toUpperCase() === UNASSIGNED.toUpperCase();

/** A vehicle slot of a new account: for one month at the price that a bill begins with. */
export const newSlot = ({ subscriptionPlan }: PackageSelection): VehicleFields => ({
  vehicleNo: UNASSIGNED,
  duration: subscriptionPlan,
  price: BILL_DEFAULTS.pricePerUnit,
  selected: true,
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
export function newAccount(id: string, draft: AccountDraft, openedOn: string): Omit<AccountRow, 'number'> {
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
      ...BILL_DEFAULTS,
    },
    openedOn,
    corrections: [],
  };
}
