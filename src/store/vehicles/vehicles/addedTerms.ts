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

/** Whether GST is in the price of a vehicle that is added, whatever that is: it is where it is in the client's price per unit. */
export const gstOfAdded = ({ gst }: Pick<Bill, 'gst'>): Pick<AddedTerms, 'gst'> => (gst === 'Including' ? { gst } : {});

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
  ...gstOfAdded(bill),
});
