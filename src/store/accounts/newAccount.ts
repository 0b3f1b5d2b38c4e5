import type { Account, AccountDraft, Bill, Vehicle } from './account';

/** What a new bill begins with, in rupees (spec 9). */
const BILL_DEFAULTS = { pricePerUnit: 200, discount: 50_000 } as const satisfies Partial<Bill>;

/** The one vehicle slot of a new account (D28). */
export const UNASSIGNED = 'To be assigned';

/** The account that the wizard's draft opens on an ISO date, its one vehicle slot under `slotId` (D28). */
export function newAccount(
  id: string,
  { client, billing, package: selection }: AccountDraft,
  openedOn: string,
  slotId: string,
): Omit<Account, 'number'> {
  const slot: Vehicle = {
    id: slotId,
    vehicleNo: UNASSIGNED,
    duration: selection.subscriptionPlan,
    price: BILL_DEFAULTS.pricePerUnit,
    selected: true,
    billed: false,
  };
  return {
    id,
    client,
    billing,
    package: selection,
    accountType: 'Paid',
    vehicles: [slot],
    bill: {
      userName: `${client.firstName} ${client.lastName}`,
      companyName: client.companyName,
      address: billing.billingAddress,
      monthYear: openedOn.slice(0, 7),
      ...BILL_DEFAULTS,
    },
    months: [],
    openedOn,
  };
}
