import type { WithBills } from '@/store/billing/bills/withBills';
import { monthsAfter } from '@/store/kit/dates';
import { termsSince } from '@/store/vehicles/vehicles/terms';
import { SINCE } from '@/store/vehicles/vehicles/vehicleTermsSchema';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { lastBilledMonth } from './lastBilledMonth';

/** The first day (ISO date) after all months for which a vehicle is billed; empty where it never was. */
export function firstAfterBilled(state: WithBills, vehicle: Vehicle): string {
  const billed = lastBilledMonth(state, vehicle);
  return billed === undefined ? '' : `${monthsAfter(`${billed}-01`, 1).slice(0, 7)}-01`;
}

/** The first ISO date from which other terms of a vehicle can hold, said on `today`: not a day that is billed, nor before others that are agreed; empty where any day will do. */
function firstStart(state: WithBills, vehicle: Vehicle, today: string): string {
  const after = firstAfterBilled(state, vehicle);
  const since = termsSince(vehicle) ?? '';
  if (after === '') return since;
  const open = after < today ? after : today;
  return since > open ? since : open;
}

/** From when other terms of vehicles can hold, and how that is chosen at first: what has no price yet always had the one that it gets. */
export function startChoices(state: WithBills, vehicles: readonly Vehicle[], today: string) {
  const first =
    vehicles
      .map((vehicle) => firstStart(state, vehicle, today))
      .toSorted()
      .at(-1) ?? '';
  const isOpen = first === '';
  const choices = SINCE.filter((since) => since !== 'Always' || isOpen);
  const isNew = isOpen && vehicles.every(({ price }) => price === 0);
  return { first, choices, since: isNew ? ('Always' as const) : ('Today' as const) };
}
