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

/** Another price per unit: GST stays in it, unless none of its vehicles follows it and one has that price without GST already. */
export function repricedUnit(bill: PerUnit, vehicles: readonly Vehicle[], pricePerUnit: number): PerUnit {
  const isPriced = (at: number, isIncluding: boolean) =>
    vehicles.some(({ price, gst }) => price === at && (gst === 'Including') === isIncluding);
  const isGiven = bill.gst === 'Including' && pricePerUnit !== bill.pricePerUnit;
  const isOver = isGiven && !isPriced(bill.pricePerUnit, true) && isPriced(pricePerUnit, false);
  return { pricePerUnit, gst: isOver ? 'Excluding' : bill.gst };
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
