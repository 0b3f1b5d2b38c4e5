import type { VehicleStatus } from '@/machines/vehicle';
import type { VehicleFields } from '@/store/clients/accounts/account';
import type { Edit } from '@/store/kit/edit';
import type { Numbered, Table } from '@/store/kit/table';

/** Why a vehicle was last seen to: what the filter buttons of Not Working tell apart. */
export const SERVICE_REASONS = ['Not Working Vehicles', 'Service', 'Device Removed'] as const;
export type ServiceReason = (typeof SERVICE_REASONS)[number];

/** The last that a vehicle's device told. */
export interface Contact {
  /** ISO minute such as `2026-11-19T14:05`, in India's time. */
  at: string;
  /** Degrees north and east, such as `28.6139, 77.2090`. */
  latLong?: string | undefined;
  /** Degrees Celsius in the cargo space. */
  temp?: number | undefined;
}

/** Whose a vehicle was, and under which number, up to an ISO date. */
interface VehiclePast {
  until: string;
  vehicleNo: string;
  accountId?: string | undefined;
}

/** What is charged for a vehicle: its price for a month, for how long it was agreed, whether GST is in it, whether it is paid for. */
export type Terms = Pick<Vehicle, 'price' | 'duration' | 'gst' | 'charge'>;

/** The terms that a vehicle had before an ISO date, and the day on which it was said that they change. */
interface PastTerms extends Terms {
  until: string;
  on: string;
}

/** One vehicle, or the slot for one, of a client's account. */
export interface Vehicle extends Numbered, VehicleFields {
  /** Whether GST is in its price; it is not where nothing was agreed. */
  gst?: 'Including' | 'Excluding' | undefined;
  /** Whether it is paid for; as its account is, where nothing else was agreed. */
  charge?: 'Foc' | 'Demo' | 'Paid' | undefined;
  /** The terms that it had before those that were agreed last, oldest first; none where they never changed on a day. */
  pastTerms?: readonly PastTerms[] | undefined;
  /** The last day (ISO date) for which it was billed before it was billed here; none where it never was. */
  billedUntil?: string | undefined;
  /** The account that it is on; none where its client has none. */
  accountId?: string | undefined;
  /** The person and the company as customer care was told; of one with an account the account says. */
  client?: string | undefined;
  company?: string | undefined;
  /** A word such as Car or Truck. */
  type?: string | undefined;
  chassisNo?: string | undefined;
  contact?: Contact | undefined;
  /** When (ISO date) and why it was last seen to. */
  serviced?: { on: string; reason: ServiceReason } | undefined;
  /** What it was before it came to another client, or to another number, oldest first. */
  past?: readonly VehiclePast[] | undefined;
  /** Since when (ISO date) it is none of ours any more. */
  closedOn?: string | undefined;
}

/** How a vehicle ran before it was entered here; its days are ISO dates. */
export interface RanBefore {
  id: string;
  type?: string | undefined;
  billedUntil?: string | undefined;
  /** Since when its subscription runs, where one begins. */
  from?: string | undefined;
}

/** The same with the identity of the subscription that begins. */
export interface TakenOver extends RanBefore {
  begins?: string | undefined;
}

/** What is told of a new vehicle; in the bill editor's terms as far as it is known there. */
export type VehicleDraft = Pick<
  Vehicle,
  'vehicleNo' | 'accountId' | 'client' | 'company' | 'type' | 'chassisNo' | 'duration' | 'price' | 'gst'
>;

/** A vehicle comes to another client, or under another number. */
export interface VehicleMove {
  id: string;
  /** ISO date. */
  on: string;
  /** As it was. */
  was: Pick<Vehicle, 'vehicleNo' | 'accountId'>;
  /** As it is from now on. */
  to: Pick<Vehicle, 'vehicleNo' | 'accountId' | 'client' | 'company'>;
}

/** What a vehicle's subscription is agreed to be. */
export type VehicleTerms = Terms & Pick<Vehicle, 'billedUntil'>;

/** What changes of a vehicle's terms, and from which day on; without one they were never others. Its days are ISO dates. */
export interface TermsChange {
  id: string;
  edit: Edit<VehicleTerms>;
  from?: string | undefined;
  on: string;
}

/** What a vehicle's terms are called. */
export const TERM_LABELS: Record<keyof VehicleTerms, string> = {
  price: 'Price',
  duration: 'Duration',
  gst: 'GST',
  charge: 'Type',
  billedUntil: 'Billed Until',
};

/** The last that the device of a vehicle told, by the vehicle's identity. */
export interface ContactOf {
  id: string;
  contact: Contact;
}

/** A state that has the vehicles. */
export interface WithVehicles {
  vehicles: Table<Vehicle>;
}

/** Where a vehicle stands, which follows from whether it was closed and whether a device is in it. */
export function vehicleStatus({ closedOn }: Pick<Vehicle, 'closedOn'>, hasDevice: boolean): VehicleStatus {
  if (closedOn !== undefined) return 'Closed';
  return hasDevice ? 'Live' : 'Awaiting';
}

/** Whether it is on an account, or without one of a company that has this name. */
export const isOwnedBy = (
  vehicle: Pick<Vehicle, 'accountId' | 'company'>,
  { accountId, company }: Pick<Vehicle, 'accountId' | 'company'>,
): boolean => vehicle.accountId === accountId && (accountId !== undefined || vehicle.company === company);

/** Whether it has not been closed. */
export const isOpenVehicle = ({ closedOn }: Pick<Vehicle, 'closedOn'>): boolean => closedOn === undefined;
