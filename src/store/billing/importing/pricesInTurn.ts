import type { Account } from '@/store/billing/accounts/account';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import type { NewVehicle } from '@/store/clients/accounts/newAccount';
import type { ClientRow } from './clientRow';
import { newClient, vehiclesBeside, type MakingVehicles, type RateOf } from './rowVehicles';

const WITH_GST = 'Price: It is with GST, as was agreed.';
const WITHOUT_GST = 'Price: It is without GST, though Subscription is with GST.';

/** What is agreed with a client once its rows are taken. */
type Agreed = Pick<ClientRow, 'subscription' | 'subscriptionGstIncluded' | 'gstTreatment'>;

/** What is to be known of GST in a price of its own: it is in it where the client's price per unit is kept so, and not where only the subscription is agreed with it, which is no other price where nothing comes on top. */
function gstTold(
  { price, gst }: NewVehicle,
  { subscription, subscriptionGstIncluded, gstTreatment }: Agreed,
): string | undefined {
  if (gst === 'Including') return WITH_GST;
  const isWith = subscriptionGstIncluded === 'Including' && subscription > 0;
  return isWith && price > 0 && gstTreatment !== SEZ_UNPAID ? WITHOUT_GST : undefined;
}

/** Says of each row that an import takes whether GST is in its price, where that is another one than is there and the client agreed on prices with GST; of new clients where their rate is asked. */
export const pricesInTurn =
  (rateOf?: RateOf) =>
  <Row extends ClientRow>() => {
    const makingOf = new Map<number, MakingVehicles>();
    return (validated: ValidatedRow<Row, Account>): ValidatedRow<Row, Account> => {
      const { record, draft, known, validation, warning } = validated;
      if (!draft || (validation !== 'New' && validation !== 'Changed')) return validated;
      const making =
        makingOf.get(record) ?? (known ? vehiclesBeside(known.record) : rateOf && newClient(draft, rateOf).making);
      if (!making) return validated;
      makingOf.set(record, making);
      const made = making(draft);
      if (!made || made.vehicle.price === made.slot.price) return validated;
      const told = gstTold(made.vehicle, draft);
      if (told === undefined) return validated;
      return { ...validated, warning: warning === undefined ? told : `${warning} ${told}` };
    };
  };
