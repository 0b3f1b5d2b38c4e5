import { formatDate } from '@/format';
import { companyOf } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { doneAt, type Job } from '@/store/care/jobs/job';
import { bagOf, closingOf } from './closing';
import { comesOut, goesIn } from '@/store/care/jobs/workDone';
import { isAnothers, meantVehicle } from './meantVehicle';
import type { ClosingDraft, ClosingLine } from './closingDraft';
import type { ClosingContext } from './closingContext';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { closingRefusal } from './closingRules';
import { deviceInRefusal, simInRefusal } from './deviceRefusals';
import { outcomeRefusal } from './outcomeRules';
import { deviceInside } from '@/store/vehicles/vehicles/vehicleChecks';

/** What is wrong with a field of one of a visit's vehicles, which is the n-th from 0. */
export interface ClosingProblem {
  line: number;
  field: keyof ClosingLine;
  reason: string;
}

type Found = Omit<ClosingProblem, 'line'>;

const ownerOf = (
  { accounts }: ClosingContext,
  { accountId = '', company = 'another client' }: { accountId?: string | undefined; company?: string | undefined },
) => {
  const account = accounts.entities[accountId];
  return account ? companyOf(account) : company;
};

/** What is wrong with the vehicle of a line. */
function vehicleProblem(context: ClosingContext, job: Job, line: ClosingLine): string | undefined {
  const { workDone, vehicleNo = '' } = line;
  const vehicle = meantVehicle(context, line);
  if (workDone !== 'Not Done' && vehicleNo.trim() === '') return 'Vehicle Number is required.';
  if (vehicle && doneAt(job).has(vehicle.id)) return `${vehicle.vehicleNo} is done already in job ${job.number}.`;
  if (vehicle && goesIn(workDone) && isAnothers(context, job, vehicle)) {
    return `${vehicle.vehicleNo} of ${ownerOf(context, vehicle)} is open already: move it, or close it there first.`;
  }
  const isOnRoad = vehicle !== undefined && !isUnassigned(vehicle.vehicleNo);
  return isOnRoad || workDone === 'Fitted' || workDone === 'Not Done'
    ? undefined
    : `${vehicleNo} is not known: check the number.`;
}

/** What is wrong with what was done, as far as the vehicle says. */
function workProblem(context: ClosingContext, line: ClosingLine): string | undefined {
  const vehicle = meantVehicle(context, line);
  const inside = vehicle && deviceInside(context, vehicle.id);
  if (line.workDone === 'Fitted' && inside)
    return `${vehicle.vehicleNo} has the device ${inside.id} in it already: swap it, or have it removed.`;
  return comesOut(line.workDone) && vehicle && !inside ? `No device is in ${vehicle.vehicleNo}.` : undefined;
}

/** What is wrong with the certificate of a fitting: it lacks its number or its day, or is over before it begins. */
function certificateProblem({ certificateNo, certificateUntil }: ClosedOutcome, on: string): Found | undefined {
  if (certificateNo === undefined && certificateUntil !== undefined)
    return { field: 'certificateNo', reason: 'Certificate No is required with its day.' };
  if (certificateNo !== undefined && certificateUntil === undefined)
    return { field: 'certificateUntil', reason: 'Certificate Until is required.' };
  return certificateUntil !== undefined && certificateUntil < on
    ? { field: 'certificateUntil', reason: `The certificate is over before its fitting on ${formatDate(on)}.` }
    : undefined;
}

interface Looked {
  context: ClosingContext;
  job: Job;
  on: string;
}

const at = (field: keyof ClosingLine, reason: string | undefined): Found | undefined =>
  reason === undefined ? undefined : { field, reason };

/** The first thing that is wrong with a line, under the field that mends it. */
function problemOf({ context, job, on }: Looked, line: ClosingLine, outcome: ClosedOutcome): Found | undefined {
  const bag = bagOf(job);
  const isIn = goesIn(line.workDone);
  return (
    at('vehicleNo', vehicleProblem(context, job, line)) ??
    at('workDone', workProblem(context, line)) ??
    at('deviceIn', isIn ? deviceInRefusal(context, bag, outcome.deviceIn, on)?.reason : undefined) ??
    at('simIn', isIn ? simInRefusal(context, bag, outcome, on)?.reason : undefined) ??
    at(
      'remark',
      line.workDone === 'Not Done' && outcome.remark === undefined ? 'Say why it was not done.' : undefined,
    ) ??
    certificateProblem(outcome, on) ??
    at('workDone', outcomeRefusal(context, bag, outcome, on)?.reason)
  );
}

const TOLD_ONCE = ['deviceIn', 'simIn', 'vehicleNo'] as const;

/** What a line says that another one before it has said. */
function twice(outcomes: readonly ClosedOutcome[], place: number): Found | undefined {
  const own = outcomes[place];
  for (const field of TOLD_ONCE) {
    const value = own?.[field];
    const isSaid =
      own?.workDone !== 'Not Done' &&
      value !== undefined &&
      outcomes.slice(0, place).some((one) => one.workDone !== 'Not Done' && one[field] === value);
    if (isSaid) return { field, reason: `${value} is there twice.` };
  }
  return undefined;
}

/** All that is wrong with what a visit is said to have come to, on an ISO date: one thing of a vehicle, or what the whole is refused for. */
export function closingProblems(context: ClosingContext, job: Job, draft: ClosingDraft, on: string): ClosingProblem[] {
  let drawn = 0;
  const identity = () => {
    drawn += 1;
    return `new-${drawn}`;
  };
  const closing = closingOf(context, job, draft, { on, identity });
  const found = draft.lines.flatMap((line, place): ClosingProblem[] => {
    const outcome = closing.outcomes[place];
    const problem = outcome && (problemOf({ context, job, on }, line, outcome) ?? twice(closing.outcomes, place));
    return problem ? [{ line: place, ...problem }] : [];
  });
  if (found.length > 0) return found;
  const whole = closingRefusal(context, closing);
  return whole ? [{ line: draft.lines.length - 1, field: 'workDone', reason: whole.reason }] : [];
}
