import { createSelector, nanoid } from '@reduxjs/toolkit';
import { companyOf, userOf, type Account } from '@/store/clients/accounts/account';
import { isUnassigned, newSlot, UNASSIGNED } from '@/store/clients/accounts/newAccount';
import { selectAccounts, type WithClients } from '@/store/clients/accounts/accounts';
import { DEVICE_TYPES } from '@/store/kit/deviceTypes';
import { binId, type Bin } from '@/store/stock/bins/bin';
import { comparedName } from '@/store/kit/typed/cleanText';
import { todaysDate } from '@/store/kit/dates';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import type { Holder } from '@/store/kit/movements/holder';
import type { Subscription } from '@/store/clients/subscriptions/subscription';
import type { Table } from '@/store/kit/table';
import { plateKey, sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { deviceInside, openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { accountOfJob } from './jobAccount';
import { clientOf, doneAt, jobType, leftOf, type Job, type JobType } from '@/store/care/jobs/job';
import type { ClosedOutcome, WorkDone, JobClosing, Outcome } from '@/store/care/jobs/outcome';
import type { SchedulingContext } from './schedulingRules';

/** What is looked at where a visit is written down. */
export interface ClosingContext extends SchedulingContext, Pick<WithClients, 'bills' | 'creditNotes'> {
  deletions: Table<Deletion>;
  subscriptions: Table<Subscription>;
}

/** One vehicle of a visit as its form holds it; what came out is the device that is inside. */
export type ClosingLine = {
  [Field in Exclude<keyof Outcome, 'workDone' | 'deviceOut'>]?: Outcome[Field] | undefined;
} & {
  workDone: WorkDone;
};

/** What the form of a visit holds: its vehicles, and how many of the goods of the bag were used. */
export interface ClosingDraft {
  lines: readonly ClosingLine[];
  used?: readonly { id?: string | undefined; qty?: number | undefined }[] | undefined;
}

/** What a visit that is written down needs besides what was typed. */
export interface ClosingMoment {
  /** ISO date. */
  on: string;
  /** Gives a new record its identity. */
  identity: () => string;
}

const tableOf =
  <Name extends keyof ClosingContext>(name: Name) =>
  (state: Pick<ClosingContext, Name>) =>
    state[name];
const NAMES = [
  'requests',
  'devices',
  'sims',
  'bins',
  'challans',
  'branches',
  'installers',
  'vehicles',
  'accounts',
  'jobs',
  'deletions',
  'subscriptions',
  'bills',
  'creditNotes',
] as const;

/** What is looked at where a visit is written down, the same as long as nothing of it changes. */
export const selectClosingContext = createSelector(
  NAMES.map((name) => tableOf(name)),
  (...tables) => Object.fromEntries(NAMES.map((name, place) => [name, tables[place]])) as unknown as ClosingContext,
);

/** The bag that the installer of a job carries. */
export const bagOf = ({ visit }: Pick<Job, 'visit'>): Holder => ({ at: 'installer', id: visit?.installerId ?? '' });

const WORK_OF: Record<JobType, WorkDone> = { Installation: 'Fitted', Service: 'Repaired', Removal: 'Removed' };

/** What is done at most vehicles of a job. */
export const usualWork = (job: Job): WorkDone => WORK_OF[jobType(job)];

/** More vehicles than these are added by hand. */
const MOST_LINES = 20;

const isFit = (context: ClosingContext, workDone: WorkDone, vehicle: Vehicle) =>
  (workDone === 'Fitted') === (deviceInside(context, vehicle.id) === undefined);

/** The vehicle of a service request that names none by its identity. */
function plated(context: ClosingContext, { request }: Job): ClosingLine[] {
  if (request.kind !== 'service') return [];
  const vehicle = openVehicle(context, request.registrationNo);
  return [{ workDone: 'Repaired', vehicleNo: request.registrationNo, ...(vehicle && { vehicleId: vehicle.id }) }];
}

const lineOf = (workDone: WorkDone, { id, vehicleNo }: Vehicle): ClosingLine => ({
  workDone,
  vehicleId: id,
  ...(!isUnassigned(vehicleNo) && { vehicleNo }),
});

/** What the form of a visit begins with: the vehicles of the job at which nothing is done yet, as far as they are known. */
export function firstLines(context: ClosingContext, job: Job): ClosingLine[] {
  const workDone = usualWork(job);
  const done = doneAt(job);
  const { vehicleIds = [] } = job.request;
  const named = vehicleIds.flatMap((id) => (done.has(id) ? [] : (context.vehicles.entities[id] ?? [])));
  const begun = named.length > 0 ? named.map((vehicle) => lineOf(workDone, vehicle)) : plated(context, job);
  const left = Math.min(Math.max(leftOf(job), 1), MOST_LINES);
  const own =
    accountOfJob(selectAccounts(context), job)?.vehicles.filter(
      (one) => !done.has(one.id) && !vehicleIds.includes(one.id) && isFit(context, workDone, one),
    ) ?? [];
  // Which of many vehicles are meant, only a plate says; of slots one is as good as the other.
  const sure =
    workDone === 'Fitted' ? own.filter(({ vehicleNo }) => isUnassigned(vehicleNo)) : own.length <= left ? own : [];
  const lines = [...begun, ...sure.map((vehicle) => lineOf(workDone, vehicle))].slice(0, Math.max(left, begun.length));
  return [...lines, ...Array.from({ length: Math.max(0, left - lines.length) }, () => ({ workDone }))];
}

/** The vehicle that a line is about: the one with its plate, else the slot or the vehicle that it began with. */
export function meantVehicle(
  context: ClosingContext,
  { vehicleId = '', vehicleNo = '' }: Pick<ClosingLine, 'vehicleId' | 'vehicleNo'>,
): Vehicle | undefined {
  const isPlate = plateKey(vehicleNo) !== '' && !isUnassigned(vehicleNo);
  const named = isPlate ? openVehicle(context, vehicleNo) : undefined;
  if (named) return named;
  const begun = context.vehicles.entities[vehicleId];
  return begun && (!isPlate || isUnassigned(begun.vehicleNo) || sameVehicleNo(begun.vehicleNo, vehicleNo))
    ? begun
    : undefined;
}

const runs = ({ subscriptions }: ClosingContext, vehicleId: string) =>
  Object.values(subscriptions.entities).some((one) => one.vehicleId === vehicleId && one.to === undefined);

/** The SIM in a device that is switched off as it comes out, because the vehicle's deletion asked that. */
function simOffOf(
  { deletions, devices, sims }: ClosingContext,
  vehicleId: string,
  imei: string | undefined,
): string | undefined {
  const asked = Object.values(deletions.entities).some(
    (one) => one.vehicleId === vehicleId && one.simDeactivation === 'Yes',
  );
  const sim = sims.entities[devices.entities[imei ?? '']?.simId ?? ''];
  return asked && (sim?.status === 'Active' || sim?.status === 'Suspended') ? sim.id : undefined;
}

/** The device type under which a product is listed: the one of its name, else the first. */
const deviceTypeOf = ({ devices }: ClosingContext, imei: string) => {
  const name = comparedName(devices.entities[imei]?.productName ?? '');
  return DEVICE_TYPES.find((type) => comparedName(type) === name) ?? DEVICE_TYPES[0];
};

const namesOf = (job: Job, account: Account | undefined) =>
  account
    ? { clientName: userOf(account), company: companyOf(account) }
    : { clientName: clientOf(job), company: job.request.companyName };

/** Whose a vehicle is that nobody knew, and on which terms. */
function registeredOf(job: Job, account: Account | undefined): ClosedOutcome['registered'] {
  const { clientName: client, company } = namesOf(job, account);
  const type = job.request.kind === 'job' ? job.request.vehicleType : undefined;
  const { duration, price } = account
    ? { ...newSlot(account.package), price: account.bill.pricePerUnit }
    : { duration: 'Monthly', price: 0 };
  return { ...(account && { accountId: account.id }), client, company, ...(type && { type }), duration, price };
}

/** What follows of a fitting: its row of the Addition List, and the subscription that begins. */
function fitting(
  context: ClosingContext,
  job: Job,
  account: Account | undefined,
  known: Vehicle | undefined,
  imei: string | undefined,
  identity: () => string,
): Partial<ClosedOutcome> {
  const owned = known ? known.accountId !== undefined : account !== undefined;
  return {
    ...(imei !== undefined && {
      addition: {
        id: identity(),
        ...namesOf(job, account),
        deviceType: deviceTypeOf(context, imei),
        billing: account && account.accountType !== 'Paid' ? 'No' : 'Yes',
      },
    }),
    ...(!known && { registered: registeredOf(job, account) }),
    ...(owned && !(known && runs(context, known.id)) && { begins: identity() }),
  };
}

const GOES_IN: readonly WorkDone[] = ['Fitted', 'Swapped'];
const COMES_OUT: readonly WorkDone[] = ['Swapped', 'Removed'];

/** Whether a device goes into the vehicle by that. */
export const goesIn = (workDone: WorkDone): boolean => GOES_IN.includes(workDone);

/** Whether the device that is in the vehicle comes out of it by that. */
export const comesOut = (workDone: WorkDone): boolean => COMES_OUT.includes(workDone);

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Fields;

/** What of a line stays of it: what was typed for another deed, and stands there still, is none of it. */
function descriptionOf({
  workDone,
  deviceIn,
  simIn,
  chassisNo,
  photo,
  certificateNo,
  certificateUntil,
  fault,
  remark,
}: ClosingLine) {
  const isDone = workDone !== 'Not Done';
  return given({
    ...(goesIn(workDone) && { deviceIn, simIn, chassisNo }),
    ...((goesIn(workDone) || workDone === 'Repaired') && { photo, certificateNo, certificateUntil }),
    ...(isDone && workDone !== 'Fitted' && { fault }),
    remark,
  });
}

/** The goods of the bag that were used, with their counts. */
const usedOf = ({ bins }: ClosingContext, bag: Holder, { used = [] }: ClosingDraft): NonNullable<JobClosing['used']> =>
  used.flatMap(({ id, qty }) => {
    const bin: Bin | undefined = bins.entities[id ?? ''];
    if (!bin || !qty || binId(bag, bin) !== bin.id) return [];
    const { productName, model, kind } = bin;
    return [{ productName, ...(model !== undefined && { model }), kind, qty }];
  });

/** What a visit came to, with all that follows of it for other records, out of what its form holds. */
export function closingOf(
  context: ClosingContext,
  job: Job,
  draft: ClosingDraft,
  { on, identity }: ClosingMoment,
): JobClosing {
  const account = accountOfJob(selectAccounts(context), job);
  const meant = draft.lines.map((line) => meantVehicle(context, line));
  const free = (account?.vehicles ?? []).filter(
    (slot) =>
      isUnassigned(slot.vehicleNo) && isFit(context, 'Fitted', slot) && !meant.some((one) => one?.id === slot.id),
  );
  const outcomes = draft.lines.map((line, place): ClosedOutcome => {
    const { workDone } = line;
    // A vehicle that nobody knew takes a slot of its account before a new place on the bill.
    const known = meant[place] ?? (workDone === 'Fitted' ? free.shift() : undefined);
    const vehicleId = known?.id ?? identity();
    const vehicleNo = line.vehicleNo || known?.vehicleNo || UNASSIGNED;
    const deviceOut = comesOut(workDone) ? deviceInside(context, vehicleId)?.id : undefined;
    const simOff = workDone === 'Removed' ? simOffOf(context, vehicleId, deviceOut) : undefined;
    return {
      ...descriptionOf(line),
      workDone,
      vehicleId,
      // A plate of a vehicle that is known stays written as it is.
      vehicleNo: known && sameVehicleNo(known.vehicleNo, vehicleNo) ? known.vehicleNo : vehicleNo,
      ...(deviceOut !== undefined && { deviceOut }),
      ...(simOff !== undefined && { simOff }),
      ...(workDone === 'Fitted' && fitting(context, job, account, known, line.deviceIn, identity)),
    };
  });
  const bag = bagOf(job);
  const used = usedOf(context, bag, draft);
  return { id: job.id, on, installerId: bag.id ?? '', outcomes, ...(used.length > 0 && { used }) };
}

/** Whether a vehicle is another client's than the one whose job it is. */
export function isAnothers(context: ClosingContext, job: Job, vehicle: Vehicle): boolean {
  // The vehicles of an account that is gone are nobody's.
  const isNobodys = vehicle.accountId !== undefined && !context.accounts.entities[vehicle.accountId];
  if (!isOpenVehicle(vehicle) || isNobodys) return false;
  const account = accountOfJob(selectAccounts(context), job);
  if (vehicle.accountId !== undefined) return vehicle.accountId !== account?.id;
  return comparedName(vehicle.company ?? '') !== comparedName(account ? companyOf(account) : job.request.companyName);
}

/** What a job's visit of today came to, out of what its form holds. */
export const closingOfToday = (job: Job, draft: ClosingDraft) => (_dispatch: unknown, getState: () => ClosingContext) =>
  closingOf(selectClosingContext(getState()), job, draft, { on: todaysDate(), identity: nanoid });
