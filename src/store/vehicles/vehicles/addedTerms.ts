import type { AccountRow, Bill, GstChoice, Plan } from '@/store/clients/accounts/account';
import type { Vehicle } from './vehicle';

/** What a vehicle costs that comes to a client: for a month, with GST in it where that is so. */
export interface AddedTerms {
  duration: string;
  /** In rupees. */
  price: number;
  gst?: GstChoice | undefined;
}

type PerUnit = Pick<Bill, 'pricePerUnit' | 'gst'>;

/** Whether GST is in the price of a vehicle that is added: it is in one that is the price per unit where it is in that, and in no other. */
export const gstOfAdded = ({ pricePerUnit, gst }: PerUnit, price: number): Pick<AddedTerms, 'gst'> =>
  gst === 'Including' && price === pricePerUnit ? { gst } : {};

/** Another price per unit: GST stays in it where it is in a vehicle’s that follows it, and nobody agreed so otherwise. */
export function repricedUnit(bill: PerUnit, vehicles: readonly Vehicle[], pricePerUnit: number): PerUnit {
  const isFollowed = vehicles.some(({ price, gst }) => price === bill.pricePerUnit && gst === 'Including');
  if (bill.gst !== 'Including' || isFollowed || pricePerUnit === bill.pricePerUnit)
    return { pricePerUnit, gst: bill.gst };
  return { pricePerUnit, gst: 'Excluding' };
}

/** On which terms a vehicle comes to an account where nothing else is said. */
export const addedTerms = ({
  package: agreed,
  bill,
}: Pick<AccountRow, 'package' | 'bill'>): AddedTerms & { duration: Plan } => ({
  duration: agreed.subscriptionPlan,
  price: bill.pricePerUnit,
  ...gstOfAdded(bill, bill.pricePerUnit),
});
