import { array, object, type InferType } from 'yup';
import { MAX_AMOUNT } from '@/store/accounts/account';
import { REPAIR_STATUSES, spareTotal, WARRANTIES } from './messagesSlice';
import { sameVehicleNo, vehicleNoWarning } from '@/store/typedNumbers';
import { choice, day, text } from '@/store/fieldRules';
import { typedNumber } from '@/store/typedNumber';
import { addresses } from './typedLists';

const spareCost = typedNumber('Spare Cost')
  .required('Spare Cost is required.')
  .min(0, 'Spare Cost cannot be negative.')
  .lessThan(MAX_AMOUNT + 1, `Spare Cost can have at most ${String(MAX_AMOUNT).length} digits.`);

const vehicleSchema = object({
  vehicleNo: text('Vehicle No. is required.'),
  receivingDate: day('Receiving Date of Device is required.', 'Receiving Date of Device is not a date.'),
  status: choice(REPAIR_STATUSES, 'Status is required.'),
  warranty: choice(WARRANTIES, 'Warranty/out of warranty is required.'),
  spareChanged: text('Spare changed is required.'),
  spareCost,
});

const noOfVehicles = typedNumber('No. of vehicles')
  .required('No. of vehicles is required.')
  .integer('No. of vehicles must be a whole number.')
  .min(1, 'No. of vehicles must be at least 1.');

/** The Repair Done mail (spec 2, Header; D37): its number of vehicles is that of the vehicles listed, at least one. */
export const mailSchema = object({
  clientUsername: text('Client Username is required.'),
  noOfVehicles: noOfVehicles.when('vehicles', ([vehicles], rule) => {
    const listed = Array.isArray(vehicles) ? vehicles.length : 0;
    const below = listed === 1 ? '1 vehicle is' : `${listed} vehicles are`;
    const disagreement = ({ value }: { value?: unknown }) => `${String(value)} said here, but ${below} listed below.`;
    return rule.test('listed', disagreement, (said) => said === listed);
  }),
  vehicles: array().of(vehicleSchema).required().min(1, 'Add at least one vehicle.').default([]),
  subject: text('Subject is required.').default('Repair Detail'),
  to: addresses('To is required.'),
  cc: addresses('CC is required.'),
});

export type MailValues = InferType<typeof mailSchema>;

/** What counts of a vehicle's row as it stands in the form: not complete yet, the cost as typed. */
export interface TypedVehicle {
  vehicleNo?: string | undefined;
  spareCost?: unknown;
}

const costOf = ({ spareCost: typed }: TypedVehicle): number => (spareCost.isValidSync(typed) ? spareCost.cast(typed) : 0);

/** What the spares cost together, in rupees, of the rows as typed (D37); a cost that is refused counts nothing. */
export const typedSpareTotal = (rows: readonly TypedVehicle[]): number =>
  spareTotal(rows.map((row) => ({ spareCost: costOf(row) })));

/** What looks odd about a row's vehicle number: its form (domain facts), or that another row before it has it. */
export function mailVehicleWarning(vehicleNo: string, rows: readonly TypedVehicle[], index: number) {
  const same = rows.slice(0, index).findIndex((row) => sameVehicleNo(row.vehicleNo ?? '', vehicleNo));
  if (vehicleNo.trim() === '' || same === -1) return vehicleNoWarning(vehicleNo);
  return `Vehicle ${same + 1} has this number, too.`;
}
