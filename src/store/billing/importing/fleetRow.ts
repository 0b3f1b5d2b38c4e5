import { PLANS } from '@/store/clients/accounts/account';
import type { ImportColumn } from '@/store/kit/sheets/importable';
import { dayRead, type ReadingDays } from '@/store/kit/sheets/readingDays';
import { stateOfGstin } from '@/store/kit/typed/gstin';
import { clientRowColumns, type ClientRow } from './clientRow';

/** A row of the sheet by which a fleet moves in: a client, and one of its vehicles with what is in it. */
export interface FleetRow extends ClientRow {
  type?: string | undefined;
  imei?: string | undefined;
  /** By its card's number, or by the one that it is called by. */
  sim?: string | undefined;
  /** Whose SIM it is. */
  provider?: string | undefined;
  /** The product of the device. */
  device?: string | undefined;
  /** ISO dates. */
  fittedSince?: string | undefined;
  billedUntil?: string | undefined;
  /** In rupees; below zero what the client has to its credit. */
  openingBalance?: number | undefined;
  /** The ISO date with which that counts. */
  balanceOn?: string | undefined;
}

/** What a row says of a vehicle, besides its number. */
export const OF_VEHICLE = [
  'duration',
  'price',
  'type',
  'imei',
  'sim',
  'provider',
  'device',
  'fittedSince',
  'billedUntil',
] as const satisfies readonly (keyof FleetRow)[];

/** The ISO date since which the device of a row is in its vehicle: at the latest since it was billed for that. */
export function fittedOn({ fittedSince, billedUntil = '' }: FleetRow, today: string): string {
  return fittedSince ?? (billedUntil !== '' && billedUntil < today ? billedUntil : today);
}

/** How a sheet is read: what a typed day means, and which SIM a typed number names, by its card's number. */
interface Reading extends Pick<ReadingDays, 'dayOf'> {
  simOf: (typed: string) => string;
}

type Column = ImportColumn<FleetRow>;
type OfClient = (typeof clientRowColumns)[number]['key'];

const ofClient = (key: OfClient, changes: Partial<Column> = {}): Column[] =>
  clientRowColumns.filter((column) => column.key === key).map((column) => ({ ...column, ...changes }));

const own = (key: Column['key'], title: string, kind: Column['kind'], ...synonyms: string[]): Column => ({
  key,
  title,
  kind,
  synonyms,
  optional: true,
});

/** The state of a client whose row says none: a GST number begins with its code. */
const stateByGstin: NonNullable<Column['proposed']> = ({ gstNo = '' }) => {
  const text = stateOfGstin(gstNo);
  return text === undefined ? undefined : { text, why: 'By the GST number' };
};

/** The columns of the sheet by which a fleet moves in. */
export function fleetColumns({ dayOf, simOf }: Reading): readonly Column[] {
  const day = (...named: [key: Column['key'], title: string, ...synonyms: string[]]): Column => {
    const [key, title, ...synonyms] = named;
    return { ...own(key, title, 'date', ...synonyms), cleaned: (typed) => dayRead(typed, dayOf) };
  };
  return [
    ...ofClient('companyName'),
    ...ofClient('gstNo'),
    ...ofClient('state', { optional: true, proposed: stateByGstin }),
    ...ofClient('firstName'),
    ...ofClient('lastName'),
    ...ofClient('mobileNumber'),
    ...ofClient('emailAddress'),
    ...ofClient('address'),
    ...ofClient('vehicleNo'),
    own('type', 'Vehicle Type', 'text', 'Type', 'Type of Vehicle', 'Body Type'),
    own('imei', 'IMEI', 'identifier', 'IMEI No', 'IMEI Number', 'Device IMEI'),
    own('device', 'Device', 'text', 'Device Model', 'Tracker', 'Product', 'Product Name'),
    { ...own('sim', 'SIM Number', 'identifier', 'SIM', 'SIM No', 'SIM Card', 'ICCID', 'MSISDN'), cleaned: simOf },
    own('provider', 'SIM Provider', 'text', 'Provider', 'Operator', 'Network'),
    { ...own('duration', 'Plan', 'text', 'Duration', 'Billing Plan', 'Subscription Plan'), words: PLANS },
    ...ofClient('price'),
    day('fittedSince', 'Fitted Since', 'Fitted On', 'Installed On', 'Installation Date', 'Install Date'),
    day('billedUntil', 'Billed Until', 'Billed Upto', 'Billed Till', 'Paid Until', 'Valid Until'),
    own('openingBalance', 'Opening Balance', 'money', 'Balance', 'Outstanding', 'Balance Due', 'Amount Due'),
    day('balanceOn', 'Balance As Of', 'Balance Date', 'As Of'),
  ];
}
