import type { InferType } from 'yup';
import { REPAIR_STATUSES, spareTotal, WARRANTIES } from './message';
import { vehicleNoWarning } from '@/store/kit/typed/numberWarnings';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { choice, day, line, plate } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { typedRupees, typedAmount, wholeUnits } from '@/store/kit/typed/typedNumber';
import { addresses } from './typedLists';
import { MOST_TYPED } from '@/store/kit/schema/rowRules';
import { formatCount } from '@/format';

/** A repaired device of a mail. */
export const mailVehicleRowSchema = record({
  vehicleNo: plate('Vehicle No.'),
  receivingDate: day('Receiving Date of Device is required.', 'Receiving Date of Device is not a date.'),
  status: choice(REPAIR_STATUSES, 'Status is required.'),
  warranty: choice(WARRANTIES, 'Warranty/out of warranty is required.'),
  spareChanged: line('Spare changed'),
  spareCost: typedRupees('Spare Cost').required('Spare Cost is required.'),
});

const numberSaid = wholeUnits('No. of vehicles').required('No. of vehicles is required.');

/** The Repair Done mail: its number of vehicles is that of the vehicles listed, at least one. */
export const mailSchema = record({
  clientUsername: line('Client Username'),
  noOfVehicles: numberSaid.when('vehicles', ([vehicles], rule) => {
    const listed = Array.isArray(vehicles) ? vehicles.length : 0;
    const below = listed === 1 ? '1 vehicle is' : `${listed} vehicles are`;
    const disagreement = ({ value }: { value?: unknown }) => `${String(value)} said here, but ${below} listed below.`;
    return rule.test('listed', disagreement, (said) => said === listed);
  }),
  vehicles: rowsOf(mailVehicleRowSchema)
    .min(1, 'Add at least one vehicle.')
    .max(MOST_TYPED, `A mail names at most ${formatCount(MOST_TYPED)} vehicles. Send it in parts.`)
    .default([]),
  subject: line('Subject').default('Repair Detail'),
  to: addresses('To', 'To is required.'),
  cc: addresses('CC', 'CC is required.'),
});

export type MailValues = InferType<typeof mailSchema>;

/** What counts of a vehicle's row as it stands in the form: not complete yet, the cost as typed. */
export interface TypedVehicle {
  vehicleNo?: string | undefined;
  spareCost?: unknown;
}

/** What the spares cost together, in rupees, of the rows as typed; a cost that is refused counts nothing. */
export const typedSpareTotal = (rows: readonly TypedVehicle[]): number =>
  spareTotal(rows.map(({ spareCost }) => ({ spareCost: typedAmount(spareCost) })));

/** What looks odd about a row's vehicle number: its form, or that another row before it has it. */
export function mailVehicleWarning(vehicleNo: string, rows: readonly TypedVehicle[], index: number) {
  const same = rows.slice(0, index).findIndex((row) => sameVehicleNo(row.vehicleNo ?? '', vehicleNo));
  if (vehicleNo.trim() === '' || same === -1) return vehicleNoWarning(vehicleNo);
  return `Vehicle ${same + 1} has this number, too.`;
}
