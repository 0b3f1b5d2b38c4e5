import { billOfCredit } from '@/store/billing/creditNotes/creditedDocument';
import { vehiclesEverOf, type WithUse } from '@/store/billing/billRun/runContext';
import type { BillLine } from '@/store/billing/bills/bill';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Business } from '@/store/business/business';
import { sameBesides, touchedBy } from '@/store/kit/keptUp';
import { partOf } from '@/store/kit/partOf';
import type { Table } from '@/store/kit/table';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { fitmentsOf } from '@/store/vehicles/fitments/fitments';

/** The table of a noun. */
export const businessTable = partOf<Business>();

/** All that tells of vehicles whether they are live, and paid for. */
export type WithFleet = WithUse & Pick<Business, 'accounts' | 'deactivations'>;

/** All that tells whether they are billed, too. */
export type WithBilledFleet = WithFleet &
  Pick<Business, 'bills' | 'creditNotes' | 'debitNotes' | 'jobs' | 'waivers' | 'company'>;

/** The subscription of a vehicle that has not ended. */
export function lastRunning(table: Table<Subscription>, vehicleId: string): Subscription | undefined {
  const last = subscriptionsOf(table, vehicleId).at(-1);
  return last?.to === undefined ? last : undefined;
}

/** What its device tells, all day, bears on nothing that is paid for. */
export const isSameFleet = sameBesides<Vehicle>('contact', 'serviced');

const vehicleIdsOf = (state: WithFleet, accountId: string | undefined): readonly string[] =>
  accountId === undefined ? [] : vehiclesEverOf(state, accountId).map(({ id }) => id);

const idsOnLines = ({ lines }: { lines: readonly Pick<BillLine, 'vehicleId'>[] }) =>
  lines.flatMap(({ vehicleId }) => vehicleId ?? []);

/** What bears on whether a vehicle is live and paid for, besides itself. */
export const FLEET_TOUCHED = [
  touchedBy(
    ({ devices }: WithFleet) => devices,
    (device) => fitmentsOf(device).map(({ vehicleId }) => vehicleId),
  ),
  touchedBy(
    ({ subscriptions }: WithFleet) => subscriptions,
    ({ vehicleId }) => [vehicleId],
  ),
  touchedBy(
    ({ accounts }: WithFleet) => accounts,
    ({ id }, state) => vehicleIdsOf(state, id),
  ),
  touchedBy(
    ({ deactivations }: WithFleet) => deactivations,
    ({ accountId }, state) => vehicleIdsOf(state, accountId),
  ),
];

/** What bears on whether a vehicle is billed, too. */
export const BILLED_FLEET_TOUCHED = [
  ...FLEET_TOUCHED,
  touchedBy(({ bills }: WithBilledFleet) => bills, idsOnLines),
  // A debit note that names no vehicle may be for any of its bill, and so may a credit note against it.
  touchedBy(
    ({ creditNotes }: WithBilledFleet) => creditNotes,
    (note, state) => idsOnLines((state.debitNotes.entities[note.billId] && billOfCredit(state, note)) ?? note),
  ),
  touchedBy(
    ({ debitNotes }: WithBilledFleet) => debitNotes,
    ({ billId }, { bills }) => idsOnLines(bills.entities[billId] ?? { lines: [] }),
  ),
  touchedBy(
    ({ jobs }: WithBilledFleet) => jobs,
    ({ outcomes = [] }) => outcomes.map(({ vehicleId }) => vehicleId),
  ),
  touchedBy(
    ({ waivers }: WithBilledFleet) => waivers,
    ({ vehicleId }) => [vehicleId],
  ),
];
