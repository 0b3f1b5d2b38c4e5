import type { InferType } from 'yup';
import { chargeOf, CHARGES, GST_CHOICES, PLANS, type AccountRow } from '@/store/clients/accounts/account';
import { edited, type Edit } from '@/store/kit/edit';
import { choice, knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { formatDate } from '@/format';
import { monthsAfter } from '@/store/kit/dates';
import { LEFT_OUT, record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import type { Vehicle } from './vehicle';
import type { VehicleTerms } from './vehicle';

/** From when terms can hold: what never held otherwise was always so. */
export const SINCE = ['Today', 'First of next month', 'Another day', 'Always'] as const;

/** From when the terms hold that are typed: of another day which one, and not before `first` (ISO date; empty where any day will do). */
const sinceFields = (first: string) => ({
  since: choice(SINCE, 'From is required.'),
  from: optionalDay('Day is not a date.').when('since', ([since], rule) =>
    since === 'Another day'
      ? rule
          .required('Day is required.')
          .test('late', `Choose ${formatDate(first)} or a later day.`, (typed) => !(typed < first))
      : rule.strip().meta(LEFT_OUT),
  ),
});

/** What is asked of a vehicle's subscription: what it costs for a month, for how long it was agreed, whether GST is in it, whether it is paid for, from when that holds, and until when it was billed before. */
export const vehicleTermsSchema = (first: string) =>
  record({
    price: typedRupees('Price').required('Price is required.'),
    duration: choice(PLANS, 'Duration is required.'),
    gst: choice(GST_CHOICES, 'GST is required.'),
    charge: choice(CHARGES, 'Type is required.'),
    ...sinceFields(first),
    billedUntil: optionalDay('Billed Until is not a date.'),
  });

export type VehicleTermsValues = InferType<ReturnType<typeof vehicleTermsSchema>>;

/** The ISO date from which terms hold that are chosen so on `today` (ISO date); undefined where they always did. */
export function chosenStart(
  { since, from }: Pick<VehicleTermsValues, 'since'> & { from?: string | undefined },
  today: string,
): string | undefined {
  if (since === 'Always') return undefined;
  if (since === 'Another day') return from;
  return since === 'Today' ? today : `${monthsAfter(today, 1).slice(0, 7)}-01`;
}

type Owner = Pick<AccountRow, 'accountType'> | undefined;

/** The terms that hold for a vehicle of an account: without GST, and as the account is, where nothing else was agreed. */
export const termsOf = (vehicle: Vehicle, account: Owner) => ({
  price: vehicle.price,
  duration: PLANS.find((plan) => plan === vehicle.duration),
  gst: vehicle.gst ?? 'Excluding',
  charge: chargeOf(vehicle, account ?? { accountType: 'Paid' }),
  billedUntil: vehicle.billedUntil,
});

/** What is agreed for several vehicles at once, and from when: each keeps of its terms what is left empty. */
export const manyTermsSchema = (first: string) =>
  record({
    price: typedRupees('Price'),
    gst: knownWord(GST_CHOICES, 'GST is not known.').optional(),
    ...sinceFields(first),
  });

export type ManyTermsValues = InferType<ReturnType<typeof manyTermsSchema>>;

const only = <Value>(values: ReadonlySet<Value>) => (values.size === 1 ? [...values][0] : undefined);

/** What is the same in the terms of all vehicles given: the form of many begins with it. */
export function sharedTerms(vehicles: readonly Vehicle[]): Pick<ManyTermsValues, 'price' | 'gst'> {
  const [prices, choices] = [
    new Set(vehicles.map(({ price }) => price)),
    new Set(vehicles.map(({ gst = 'Excluding' }) => gst)),
  ];
  return { price: only(prices), gst: only(choices) };
}

/** What values of the form of many change of each vehicle as it was, without those of which they change nothing. */
export const manyTermsEdits = (
  vehicles: readonly Vehicle[],
  { price, gst }: Pick<ManyTermsValues, 'price' | 'gst'>,
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
export function termsEdit(
  vehicle: Vehicle,
  account: Owner,
  values: Omit<VehicleTermsValues, 'since' | 'from'>,
): Edit<VehicleTerms> {
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
