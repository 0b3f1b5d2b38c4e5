import { formatDate } from '@/format';
import type { Refusal } from '@/journal/model';
import { advance } from '@/machines/advance';
import { jobMachine } from '@/machines/job';
import { simMachine } from '@/machines/sim';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { binId } from '@/store/stock/bins/bin';
import { byKey } from '@/store/kit/byKey';
import type { StockState } from '@/store/stock/onHand/stockState';
import { cannotGo, notAt, repeated, tooEarly } from '@/store/stock/onHand/checks';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import type { Device } from '@/store/stock/devices/device';
import type { Holder } from '@/store/kit/movements/holder';
import { firstOf, gone, known, refusedBy } from '@/store/kit/refusals';
import type { Table } from '@/store/kit/table';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { plateKey, plateText, sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import {
  deviceInside,
  openElsewhere,
  vehicleRefusal,
  type WithVehicleTables,
} from '@/store/vehicles/vehicles/vehicleChecks';
import { doneAt, leftOf, TIME_SLOTS, type Job, type Visit } from '@/store/care/jobs/job';
import { stepRefusal } from '@/store/care/jobs/jobRules';
import { jobFacts } from '@/store/facts/jobs';
import { rulesOf } from '@/store/facts/rules';
import type { ClosedOutcome, JobClosing } from '@/store/care/jobs/outcome';

/** What is looked at where an installer is sent, and where he comes back. */
export type SchedulingContext = StockState & WithVehicleTables & WithAccounts & { jobs: Table<Job> };

const byInstaller = byKey<Job>(({ status, visit }) => (status === 'With Installer' ? visit?.installerId : undefined));

/** The job that an installer has in one time of a day already, but for this one. */
export function bookedAt(
  { jobs }: Pick<SchedulingContext, 'jobs'>,
  own: string,
  { installerId, on, slot }: Visit,
): Job | undefined {
  return byInstaller
    .of(jobs, installerId)
    .find(({ id, visit }) => id !== own && visit?.on === on && visit.slot === slot);
}

/** Why a job cannot go to an installer on a day and in a time of it. */
export function visitRefusal(state: SchedulingContext, id: string, visit: Visit): Refusal | undefined {
  const job = state.jobs.entities[id];
  const installer = state.installers.entities[visit.installerId];
  if (!job) return gone(state.jobs, id, 'This job');
  if (!installer) return gone(state.installers, visit.installerId, 'This installer');
  const when = TIME_SLOTS[visit.slot];
  const asked = job.request.kind === 'job' ? job.request.availableTimeSlots : [];
  const other = bookedAt(state, id, visit);
  return firstOf(
    refusedBy(jobMachine, job.status, { type: 'assign' }, `Job ${job.number}`),
    asked.length > 0 && !asked.includes(visit.slot)
      ? {
          reason: `The client of job ${job.number} cannot be visited then: choose ${asked.map((slot) => TIME_SLOTS[slot]).join(' or ')}.`,
        }
      : undefined,
    other && { reason: `${installer.name} has job ${other.number} on ${formatDate(visit.on)}, ${when}, already.` },
  );
}

const nameOf = (imei: string) => `IMEI ${imei}`;

/** Why a device cannot be the one that went in: it is not in the bag, or moved later. */
export function deviceInRefusal(
  state: StockState,
  bag: Holder,
  imei: string | undefined,
  on: string,
): Refusal | undefined {
  if (imei === undefined) return { reason: 'Say which device went in.' };
  const device = state.devices.entities[imei];
  return firstOf(
    notAt(state, device, bag, nameOf(imei)),
    cannotGo(device, { at: 'vehicle' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei)),
  );
}

/** Why a device cannot be fitted with its SIM, or with the one that went in: it has two or none, or one that is not active. */
export function simInRefusal(
  state: StockState,
  bag: Holder,
  { deviceIn: imei = '', simIn }: Pick<ClosedOutcome, 'deviceIn' | 'simIn'>,
  on: string,
): Refusal | undefined {
  const device = state.devices.entities[imei];
  const sim = state.sims.entities[simIn ?? device?.simId ?? ''];
  return firstOf(
    simIn !== undefined && device?.simId !== undefined
      ? { reason: `${nameOf(imei)} has the SIM ${device.simId} already.` }
      : undefined,
    simIn === undefined
      ? undefined
      : firstOf(notAt(state, sim, bag, `SIM ${simIn}`), tooEarly(sim, on, `SIM ${simIn}`)),
    sim ? undefined : { reason: `${nameOf(imei)} has no SIM: say which one went in.` },
    sim && !advance(simMachine, sim.status, { type: 'fit' })
      ? { reason: `SIM ${sim.id} is ${sim.status}: it must be Active to be fitted.` }
      : undefined,
  );
}

/** Why a device cannot come out of a vehicle: it is not in there. */
function outRefusal(
  state: SchedulingContext,
  { deviceOut: imei, vehicleId, vehicleNo }: ClosedOutcome,
  on: string,
): Refusal | undefined {
  if (imei === undefined) return { reason: `Say which device came out of ${vehicleNo}.` };
  const device: Device | undefined = state.devices.entities[imei];
  return firstOf(
    notAt(state, device, { at: 'vehicle', id: vehicleId }, nameOf(imei)),
    cannotGo(device, { at: 'installer' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei)),
  );
}

/** Why something cannot have gone in or out, or begun: it does not go with what was done. */
function strangeRefusal(state: Pick<SchedulingContext, 'devices'>, outcome: ClosedOutcome): Refusal | undefined {
  const { workDone, vehicleNo, deviceIn, simIn, deviceOut, addition, begins, registered, simOff } = outcome;
  const goesIn = workDone === 'Fitted' || workDone === 'Swapped';
  const comesOut = workDone === 'Swapped' || workDone === 'Removed';
  const isStrange =
    (!goesIn && (deviceIn ?? simIn) !== undefined) ||
    (!comesOut && (deviceOut ?? simOff) !== undefined) ||
    (workDone !== 'Fitted' && (addition ?? begins ?? registered) !== undefined);
  if (isStrange) return { reason: `${vehicleNo} was ${workDone}: more than that is said of it.` };
  const isTheirs = simOff === undefined || state.devices.entities[deviceOut ?? '']?.simId === simOff;
  return isTheirs ? undefined : { reason: `SIM ${simOff} is not the one in IMEI ${deviceOut}.` };
}

/** What a vehicle's machine hears of what was done to it. */
const VEHICLE_EVENTS = { Fitted: 'fit', Swapped: 'swap', Removed: 'remove' } as const;

/** Why what is said of one vehicle cannot be. */
export function outcomeRefusal(
  state: SchedulingContext,
  bag: Holder,
  outcome: ClosedOutcome,
  on: string,
): Refusal | undefined {
  const { workDone, vehicleId, vehicleNo, registered, certificateNo, remark, simOff } = outcome;
  const strange = strangeRefusal(state, outcome);
  if (strange) return strange;
  if (workDone === 'Not Done') return remark ? undefined : { reason: `Say why ${vehicleNo} was not done.` };
  const vehicle = state.vehicles.entities[vehicleId];
  if (!vehicle && (!registered || workDone !== 'Fitted'))
    return gone(state.vehicles, vehicleId, `Vehicle ${vehicleNo}`);
  const inside = deviceInside(state, vehicleId);
  const goesIn = workDone === 'Fitted' || workDone === 'Swapped';
  const comesOut = workDone === 'Swapped' || workDone === 'Removed';
  const sim = simOff === undefined ? undefined : state.sims.entities[simOff];
  return firstOf(
    comesOut && !inside ? outRefusal(state, outcome, on) : undefined,
    vehicle && workDone !== 'Repaired'
      ? vehicleRefusal(state, vehicleId, VEHICLE_EVENTS[workDone], ' already: swap it, or have it removed.')
      : undefined,
    goesIn && vehicle && !isUnassigned(vehicle.vehicleNo) && !sameVehicleNo(vehicle.vehicleNo, vehicleNo)
      ? { reason: `${vehicleNo} was moved meanwhile: it is ${vehicle.vehicleNo} now.` }
      : undefined,
    goesIn
      ? firstOf(
          openElsewhere(state, [{ id: vehicleId, vehicleNo }]),
          deviceInRefusal(state, bag, outcome.deviceIn, on),
          simInRefusal(state, bag, outcome, on),
        )
      : undefined,
    comesOut ? outRefusal(state, outcome, on) : undefined,
    certificateNo !== undefined && !goesIn && !(workDone === 'Repaired' && inside)
      ? { reason: `There is no fitting in ${vehicleNo} that a certificate could be of.` }
      : undefined,
    simOff !== undefined && !sim ? { reason: `SIM ${simOff} is not known.` } : undefined,
    sim ? refusedBy(simMachine, sim.status, { type: 'deactivate' }, `SIM ${sim.id}`) : undefined,
  );
}

function usedRefusal(
  { bins, ...state }: SchedulingContext,
  bag: Holder,
  used: JobClosing['used'] = [],
): Refusal | undefined {
  return firstOf(
    ...used.map(({ qty: _own, ...goods }) => {
      const bin = binId(bag, goods);
      const held = bins.entities[bin]?.qty ?? 0;
      const taken = sumOfQuantities(used.flatMap(({ qty, ...one }) => (binId(bag, one) === bin ? [qty] : [])));
      return held >= taken
        ? undefined
        : { reason: `Only ${held} of ${goods.productName} are ${whereabouts(state, bag)}.` };
    }),
  );
}

/** Why a visit cannot have come to that: it is not the job's, a vehicle is done already, or what is said of one cannot be. */
export function closingRefusal(
  state: SchedulingContext,
  { id, on, installerId, outcomes, used }: JobClosing,
): Refusal | undefined {
  const job = state.jobs.entities[id];
  if (!job) return gone(state.jobs, id, 'This job');
  const bag: Holder = { at: 'installer', id: installerId };
  const done = doneAt(job);
  const twice = outcomes.find(({ vehicleId }) => done.has(vehicleId));
  const doing = outcomes.filter(({ workDone }) => workDone !== 'Not Done').length;
  return firstOf(
    refusedBy(jobMachine, job.status, { type: 'close', left: 0, failed: false }, `Job ${job.number}`),
    job.visit?.installerId === installerId
      ? undefined
      : {
          reason: `Job ${job.number} is with ${state.installers.entities[job.visit?.installerId ?? '']?.name ?? 'another installer'}.`,
        },
    outcomes.length === 0 ? { reason: 'Say what was done at a vehicle at least.' } : undefined,
    twice && { reason: `${twice.vehicleNo} is done already in job ${job.number}.` },
    doing > leftOf(job) ? { reason: `Job ${job.number} has ${leftOf(job)} left to do.` } : undefined,
    repeated(
      outcomes.map(({ vehicleId }) => vehicleId),
      'A vehicle',
    ),
    repeated(
      outcomes.flatMap(({ deviceIn }) => deviceIn ?? []),
      'IMEI',
    ),
    repeated(
      outcomes.flatMap(({ simIn }) => simIn ?? []),
      'SIM',
    ),
    repeated(
      outcomes.flatMap(({ workDone, vehicleNo }) => (workDone === 'Not Done' ? [] : [plateText(plateKey(vehicleNo))])),
      'Vehicle',
    ),
    ...outcomes.map((outcome) => outcomeRefusal(state, bag, outcome, on)),
    usedRefusal(state, bag, used),
  );
}

/** When the facts of the jobs cannot be. */
export const jobRules = rulesOf<SchedulingContext>()(jobFacts, {
  serviceRaised: ({ jobs }, raised) => known(jobs, raised, 'This service request'),
  jobRaised: ({ jobs }, raised) => known(jobs, raised, 'This job'),
  jobAdvanced: (state, { id, event }) => stepRefusal(state, id, event),
  jobAssigned: (state, { id, visit }) => visitRefusal(state, id, visit),
  jobClosed: closingRefusal,
});
