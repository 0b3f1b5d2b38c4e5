import type { AccountRow, GstChoice, Plan } from '@/store/clients/accounts/account';
import { vehiclesOfAccount } from './accountVehicles';
import type { Vehicle, WithVehicles } from './vehicle';

/** What a vehicle costs that comes to a client: for a month, with GST in it where that is so. */
export interface AddedTerms {
  duration: string;
  /** In rupees. */
  price: number;
  gst?: GstChoice | undefined;
}

/**
 * Whether GST is in a client's price per unit, which does not say so itself: it is where it is in the price of its vehicles that cost
 * that, or of any while none does.
 */
export function gstOfAdded(vehicles: readonly Vehicle[], pricePerUnit: number): Pick<AddedTerms, 'gst'> {
  const alike = vehicles.filter(({ price }) => price === pricePerUnit);
  const isIncluded = (alike.length > 0 ? alike : vehicles).some(({ gst }) => gst === 'Including');
  return isIncluded ? { gst: 'Including' } : {};
}

/** On which terms a vehicle comes to an account that has these open vehicles, where nothing else is said. */
export const termsOfAdded = (
  { package: agreed, bill: { pricePerUnit } }: Pick<AccountRow, 'package' | 'bill'>,
  vehicles: readonly Vehicle[],
): AddedTerms & { duration: Plan } => ({
  duration: agreed.subscriptionPlan,
  price: pricePerUnit,
  ...gstOfAdded(vehicles, pricePerUnit),
});

/** The same of the vehicles that a state has of it. */
export const addedTerms = ({ vehicles }: WithVehicles, account: AccountRow): AddedTerms =>
  termsOfAdded(account, vehiclesOfAccount(vehicles, account.id));
