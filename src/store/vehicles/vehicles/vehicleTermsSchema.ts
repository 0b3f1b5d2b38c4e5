import type { InferType } from 'yup';
import { chargeOf, CHARGES, GST_CHOICES, PLANS, type AccountRow } from '@/store/clients/accounts/account';
import { edited, type Edit } from '@/store/kit/edit';
import { choice, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import type { Vehicle } from './vehicle';
import type { VehicleTerms } from './vehicle';

/** What is asked of a vehicle's subscription: what it costs for a month, for how long it was agreed, whether GST is in it, whether it is paid for, and until when it was billed before. */
export const vehicleTermsSchema = record({
  price: typedRupees('Price').required('Price is required.'),
  duration: choice(PLANS, 'Duration is required.'),
  gst: choice(GST_CHOICES, 'GST is required.'),
  charge: choice(CHARGES, 'Type is required.'),
  billedUntil: optionalDay('Billed Until is not a date.'),
});

export type VehicleTermsValues = InferType<typeof vehicleTermsSchema>;

type Owner = Pick<AccountRow, 'accountType'> | undefined;

/** The terms that hold for a vehicle of an account: without GST, and as the account is, where nothing else was agreed. */
export const termsOf = (vehicle: Vehicle, account: Owner) => ({
  price: vehicle.price,
  duration: PLANS.find((plan) => plan === vehicle.duration),
  gst: vehicle.gst ?? 'Excluding',
  charge: chargeOf(vehicle, account ?? { accountType: 'Paid' }),
  billedUntil: vehicle.billedUntil,
});

/** What is agreed for several vehicles at once: each keeps of its terms what is left empty. */
export const manyTermsSchema = record({
  price: typedRupees('Price'),
  gst: knownWord(GST_CHOICES, 'GST is none of those known.').optional(),
});

export type ManyTermsValues = InferType<typeof manyTermsSchema>;

const only = <Value>(values: ReadonlySet<Value>) => (values.size === 1 ? [...values][0] : undefined);

/** What is the same in the terms of all vehicles given: the form of many begins with it. */
export function sharedTerms(vehicles: readonly Vehicle[]): ManyTermsValues {
  const [prices, choices] = [
    new Set(vehicles.map(({ price }) => price)),
    new Set(vehicles.map(({ gst = 'Excluding' }) => gst)),
  ];
  return { price: only(prices), gst: only(choices) };
}

/** What values of the form of many change of each vehicle as it was, without those of which they change nothing. */
export const manyTermsEdits = (
  vehicles: readonly Vehicle[],
  { price, gst }: ManyTermsValues,
): { id: string; edit: Edit<VehicleTerms> }[] =>
  vehicles.flatMap((vehicle) => {
    const edit = edited<VehicleTerms>(vehicle, {
      price: price ?? vehicle.price,
      duration: vehicle.duration,
      ...(gst !== undefined && gst !== (vehicle.gst ?? 'Excluding') && { gst }),
    });
    return Object.keys(edit.to).length > 0 ? [{ id: vehicle.id, edit }] : [];
  });

/** What values of the form change of a vehicle's terms as they were: what holds by itself is not agreed anew. */
export function termsEdit(vehicle: Vehicle, account: Owner, values: VehicleTermsValues): Edit<VehicleTerms> {
  const held = termsOf(vehicle, account);
  const { price, duration, gst, charge, billedUntil } = values;
  return edited<VehicleTerms>(vehicle, {
    price,
    duration,
    billedUntil,
    ...(gst !== held.gst && { gst }),
    ...(charge !== held.charge && { charge }),
  });
}
