import { companyOf } from '@/store/clients/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { doneAt, leftOf, type Job } from '@/store/care/jobs/job';
import { dateIn } from '@/store/care/jobs/visitWords';
import { wordsIn, type Language, type WordsOf } from '@/store/kit/language';
import { bagOf, closingOf } from './closing';
import { comesOut, goesIn } from '@/store/care/jobs/workDone';
import { isAnothers, meantVehicle } from './meantVehicle';
import type { ClosingDraft, ClosingLine } from './closingDraft';
import type { ClosingContext } from './closingContext';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { CLOSING_PROBLEM_WORDS } from './closingMessages';
import { closingRefusal } from './closingRules';
import { deviceInRefusal, outRefusal, simInRefusal } from './deviceRefusals';
import { DEVICE_WORDS } from './deviceWords';
import { outcomeRefusal } from './outcomeRules';
import { deviceInside } from '@/store/stock/devices/deviceInside';

const WORDS = { ...CLOSING_PROBLEM_WORDS, ...DEVICE_WORDS };

/** What is wrong with a field of one of a visit's vehicles, which is the n-th from 0. */
export interface ClosingProblem {
  line: number;
  field: keyof ClosingLine;
  reason: string;
}

type Found = Omit<ClosingProblem, 'line'>;

type Words = WordsOf<typeof WORDS>;

/** The visit that is told of, in the language of whoever tells. */
interface Looked {
  context: ClosingContext;
  job: Job;
  /** ISO date. */
  on: string;
  language: Language;
}

const ownerOf = (
  { accounts }: ClosingContext,
  { accountId = '', company }: { accountId?: string | undefined; company?: string | undefined },
  { anotherClient }: Words,
) => {
  const account = accounts.entities[accountId];
  return account ? companyOf(account) : (company ?? anotherClient);
};

/** What is wrong with the vehicle of a line. */
function vehicleProblem({ context, job, language }: Looked, words: Words, line: ClosingLine): string | undefined {
  const { workDone, vehicleNo = '' } = line;
  const vehicle = meantVehicle(context, line);
  if (workDone !== 'Not Done' && vehicleNo.trim() === '') return words.plateMissing;
  if (vehicle && doneAt(job).has(vehicle.id)) return words.doneAlready(vehicle.vehicleNo, job.number);
  if (vehicle?.closedOn !== undefined && goesIn(workDone))
    return words.closedSince(vehicle.vehicleNo, dateIn(language, vehicle.closedOn));
  if (vehicle && goesIn(workDone) && isAnothers(context, job, vehicle)) {
    return words.openAlready(vehicle.vehicleNo, ownerOf(context, vehicle, words));
  }
  const isOnRoad = vehicle !== undefined && !isUnassigned(vehicle.vehicleNo);
  return isOnRoad || workDone === 'Fitted' || workDone === 'Not Done' ? undefined : words.notKnown(vehicleNo);
}

/** What is wrong with what was done, as far as the vehicle says. */
function workProblem({ context }: Looked, words: Words, line: ClosingLine): string | undefined {
  const vehicle = meantVehicle(context, line);
  const inside = vehicle && deviceInside(context, vehicle.id);
  if (line.workDone === 'Fitted' && inside) return words.insideAlready(vehicle.vehicleNo, inside.id);
  return comesOut(line.workDone) && vehicle && !inside ? words.noneInside(vehicle.vehicleNo) : undefined;
}

/** What is wrong with the certificate of a fitting: it lacks its number or its day, or is over before it begins. */
function certificateProblem(
  { context, on, language }: Looked,
  words: Words,
  { workDone, vehicleId, vehicleNo, certificateNo, certificateUntil }: ClosedOutcome,
): Found | undefined {
  if (certificateNo === undefined && certificateUntil !== undefined)
    return { field: 'certificateNo', reason: words.certificateNoMissing };
  if (certificateNo !== undefined && certificateUntil === undefined)
    return { field: 'certificateUntil', reason: words.certificateUntilMissing };
  if (certificateUntil !== undefined && certificateUntil < on)
    return { field: 'certificateUntil', reason: words.certificateOver(dateIn(language, on)) };
  return certificateNo !== undefined && workDone === 'Repaired' && !deviceInside(context, vehicleId)
    ? { field: 'certificateNo', reason: words.noFitting(vehicleNo) }
    : undefined;
}

const at = (field: keyof ClosingLine, reason: string | undefined): Found | undefined =>
  reason === undefined ? undefined : { field, reason };

/** The first thing that is wrong with a line, under the field that mends it. */
function problemOf(visit: Looked, words: Words, line: ClosingLine, outcome: ClosedOutcome): Found | undefined {
  const { context, job, on } = visit;
  const bag = bagOf(job);
  const isIn = goesIn(line.workDone);
  return (
    at('vehicleNo', vehicleProblem(visit, words, line)) ??
    at('workDone', workProblem(visit, words, line)) ??
    at('deviceIn', isIn && outcome.deviceIn === undefined ? words.noDeviceIn : undefined) ??
    at('deviceIn', isIn ? deviceInRefusal(context, bag, outcome.deviceIn, on, words)?.reason : undefined) ??
    at('simIn', isIn ? simInRefusal(context, bag, outcome, on, words)?.reason : undefined) ??
    at('remark', line.workDone === 'Not Done' && outcome.remark === undefined ? words.whyNot : undefined) ??
    certificateProblem(visit, words, outcome) ??
    at('workDone', comesOut(line.workDone) ? outRefusal(context, outcome, on, words)?.reason : undefined) ??
    at('workDone', outcomeRefusal(context, bag, outcome, on)?.reason)
  );
}

const TOLD_ONCE = ['deviceIn', 'simIn', 'vehicleNo'] as const;

/** What a line says that another one before it has said. */
function twice(outcomes: readonly ClosedOutcome[], words: Words, place: number): Found | undefined {
  const own = outcomes[place];
  for (const field of TOLD_ONCE) {
    const value = own?.[field];
    const isSaid =
      own?.workDone !== 'Not Done' &&
      value !== undefined &&
      outcomes.slice(0, place).some((one) => one.workDone !== 'Not Done' && one[field] === value);
    if (isSaid) return { field, reason: words.twice(value) };
  }
  return undefined;
}

/** All that is wrong with what a visit is said to have come to: one thing of a vehicle, or what the whole is refused for. */
export function closingProblems(visit: Looked, draft: ClosingDraft): ClosingProblem[] {
  const { context, job, on, language } = visit;
  const words = wordsIn(WORDS, language);
  let drawn = 0;
  const identity = () => {
    drawn += 1;
    return `new-${drawn}`;
  };
  const closing = closingOf(context, job, draft, { on, identity });
  const found = draft.lines.flatMap((line, place): ClosingProblem[] => {
    const outcome = closing.outcomes[place];
    const problem = outcome && (problemOf(visit, words, line, outcome) ?? twice(closing.outcomes, words, place));
    return problem ? [{ line: place, ...problem }] : [];
  });
  if (found.length > 0) return found;
  const left = leftOf(job);
  const isMore = closing.outcomes.filter(({ workDone }) => workDone !== 'Not Done').length > left;
  const reason = isMore ? words.leftToDo(job.number, left) : closingRefusal(context, closing)?.reason;
  return reason === undefined ? [] : [{ line: draft.lines.length - 1, field: 'workDone', reason }];
}
