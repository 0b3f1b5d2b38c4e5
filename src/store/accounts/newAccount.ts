import type { Account, AccountDraft, Bill, PackageSelection, Vehicle, VehicleFields } from './account';

/** What a new bill begins with, in rupees (spec 9). */
const BILL_DEFAULTS = { pricePerUnit: 200, discount: 50_000 } as const satisfies Partial<Bill>;

/** The one vehicle slot of a new account (D28). */
export const UNASSIGNED = 'To be assigned';

/** A vehicle slot of a new account: for one month at the price that a bill begins with (D28). */
export const newSlot = ({ subscriptionPlan }: PackageSelection): VehicleFields => ({
  vehicleNo: UNASSIGNED,
  duration: subscriptionPlan,
  price: BILL_DEFAULTS.pricePerUnit,
  selected: true,
});

/** What a bill begins with of the client that it is for (D28). */
export const billNamesOf = ({ client, billing }: Pick<AccountDraft, 'client' | 'billing'>) => ({
  userName: `${client.firstName} ${client.lastName}`,
  companyName: client.companyName,
  address: billing.billingAddress,
});

/** The account that the wizard's draft opens on an ISO date, its one vehicle slot under `slotId` (D28). */
export function newAccount(
  id: string,
  draft: AccountDraft,
  openedOn: string,
  slotId: string,
): Omit<Account, 'number'> {
  const { client, billing, package: selection } = draft;
  const slot: Vehicle = { id: slotId, ...newSlot(selection), billed: false };
  return {
    id,
    client,
    billing,
    package: selection,
    accountType: 'Paid',
    vehicles: [slot],
    bill: {
      ...billNamesOf(draft),
      monthYear: openedOn.slice(0, 7),
      ...BILL_DEFAULTS,
    },
    months: [],
    openedOn,
  };
}
