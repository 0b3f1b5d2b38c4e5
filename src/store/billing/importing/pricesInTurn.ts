import type { Account } from '@/store/billing/accounts/account';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import type { ClientRow } from './clientRow';
import { newClient, vehiclesBeside, type MakingVehicles, type RateOf } from './rowVehicles';

const WITH_GST = 'Price: It is with GST, as was agreed.';

/** Says of each row that an import takes that GST is in its price, where that is another one than is there; of new clients where their rate is asked. */
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
      if (made?.vehicle.gst !== 'Including' || made.vehicle.price === made.slot.price) return validated;
      return { ...validated, warning: warning === undefined ? WITH_GST : `${warning} ${WITH_GST}` };
    };
  };
