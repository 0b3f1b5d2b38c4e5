import type { Terms, Vehicle, VehicleTerms } from './vehicle';
import type { VehicleFields } from '@/store/clients/accounts/account';
import { equal } from '@/journal/kit/equal';
import type { Edit } from '@/store/kit/edit';

/** A vehicle as far as it tells its terms, day by day. */
export type Termed = Pick<Vehicle, 'price' | 'gst' | 'charge' | 'pastTerms'> & Partial<Pick<Vehicle, 'duration'>>;

/** The terms of a vehicle on an ISO date: those that it had before a later change, else those agreed last. */
export const termsOn = <Row extends Termed>(vehicle: Row, day: string): Row | Terms =>
  vehicle.pastTerms?.find(({ until }) => day < until) ?? vehicle;

/** The ISO date from which on the terms hold that were agreed last; undefined where they always did. */
export const termsSince = ({ pastTerms }: Pick<Vehicle, 'pastTerms'>): string | undefined => pastTerms?.at(-1)?.until;

/** The fields of the terms that belong to a day. */
const DATED = ['price', 'duration', 'gst', 'charge'] as const satisfies readonly (keyof VehicleTerms)[];

/** Whether an edit changes what belongs to a day. */
export const changesTerms = ({ to }: Edit<VehicleTerms>): boolean => DATED.some((field) => field in to);

const datedOf = (part: object) =>
  Object.fromEntries(Object.entries(part).filter(([field]) => DATED.some((one) => one === field)));

/** What of an edit belongs to a day. */
export const datedPart = ({ was, to }: Edit<VehicleFields>): Edit<VehicleTerms> => ({
  was: datedOf(was),
  to: datedOf(to),
});

/** Whether all that an edit puts is so already. */
export const hasTerms = (vehicle: Termed, { to }: Edit<VehicleTerms>): boolean =>
  Object.entries(to).every(([field, value]) => equal(Reflect.get(vehicle, field) ?? null, value));
