import { nanoid } from '@reduxjs/toolkit';
import { isUnassigned, UNASSIGNED } from '@/store/clients/accounts/newAccount';
import { binId, type Bin } from '@/store/stock/bins/bin';
import { todaysDate } from '@/store/kit/dates';
import type { Holder } from '@/store/kit/movements/holder';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { accountOfJob, vehiclesOfJob } from './jobAccount';
import type { Job } from '@/store/care/jobs/job';
import type { ClosedOutcome, JobClosing } from '@/store/care/jobs/outcome';
import { selectClosingContext, type ClosingContext } from './closingContext';
import type { ClosingLine, ClosingDraft } from './closingDraft';
import { goesIn, comesOut } from '@/store/care/jobs/workDone';
import { meantVehicle, isFit } from './meantVehicle';
import { fitting } from './fittingOutcome';
import { isOn } from '@/store/stock/sims/sim';

/** What a visit that is written down needs besides what was typed. */
export interface ClosingMoment {
  /** ISO date. */
  on: string;
  /** Gives a new record its identity. */
  identity: () => string;
}

/** The bag that the installer of a job carries. */
export const bagOf = ({ visit }: Pick<Job, 'visit'>): Holder => ({ at: 'installer', id: visit?.installerId ?? '' });

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
  return asked && sim && isOn(sim) ? sim.id : undefined;
}

const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')) as Fields;

/** What of a line stays of it: what was typed for other work, and stands there still, is none of it. */
function descriptionOf({
  workDone,
  deviceIn,
  simIn,
  chassisNo,
  photos,
  certificateNo,
  certificateUntil,
  fault,
  remark,
}: ClosingLine) {
  const isDone = workDone !== 'Not Done';
  return given({
    ...(goesIn(workDone) && { deviceIn, simIn, chassisNo }),
    ...((goesIn(workDone) || workDone === 'Repaired') && { certificateNo, certificateUntil }),
    ...(isDone && workDone !== 'Fitted' && { fault }),
    ...(photos?.length && { photos }),
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
  const account = accountOfJob(context, job);
  const meant = draft.lines.map((line) => meantVehicle(context, line));
  const free = vehiclesOfJob(context, job).filter(
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
  const { signedBy, drawing } = draft;
  return {
    id: job.id,
    on,
    installerId: bag.id ?? '',
    outcomes,
    ...(used.length > 0 && { used }),
    ...(signedBy && { signed: { by: signedBy, ...(drawing && { drawing }) } }),
  };
}

/** What a job's visit of today came to, out of what its form holds. */
export const closingOfToday = (job: Job, draft: ClosingDraft) => (_dispatch: unknown, getState: () => ClosingContext) =>
  closingOf(selectClosingContext(getState()), job, draft, { on: todaysDate(), identity: nanoid });
