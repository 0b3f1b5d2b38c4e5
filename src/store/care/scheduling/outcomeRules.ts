import type { Refusal } from '@/journal/port/model';
import { simMachine } from '@/machines/sim';
import type { Holder } from '@/store/kit/movements/holder';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { openElsewhere, vehicleRefusal } from '@/store/vehicles/vehicles/vehicleChecks';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { comesOut, goesIn } from '@/store/care/jobs/workDone';
import type { SchedulingContext } from './schedulingContext';
import { outRefusal, deviceInRefusal, simInRefusal } from './deviceRefusals';

/** Why something cannot have gone in or out, or begun: it does not go with what was done. */
function strangeRefusal(state: Pick<SchedulingContext, 'devices'>, outcome: ClosedOutcome): Refusal | undefined {
  const { workDone, vehicleNo, deviceIn, simIn, deviceOut, addition, begins, registered, simOff } = outcome;
  const isStrange =
    (!goesIn(workDone) && (deviceIn ?? simIn) !== undefined) ||
    (!comesOut(workDone) && (deviceOut ?? simOff) !== undefined) ||
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
  const sim = simOff === undefined ? undefined : state.sims.entities[simOff];
  return firstOf(
    comesOut(workDone) && !inside ? outRefusal(state, outcome, on) : undefined,
    vehicle && workDone !== 'Repaired'
      ? vehicleRefusal(state, vehicleId, VEHICLE_EVENTS[workDone], ' already: swap it, or have it removed.')
      : undefined,
    goesIn(workDone) && vehicle && !isUnassigned(vehicle.vehicleNo) && !sameVehicleNo(vehicle.vehicleNo, vehicleNo)
      ? { reason: `This vehicle is ${vehicle.vehicleNo}, not ${vehicleNo}.` }
      : undefined,
    goesIn(workDone)
      ? firstOf(
          openElsewhere(state, [{ id: vehicleId, vehicleNo }]),
          deviceInRefusal(state, bag, outcome.deviceIn, on),
          simInRefusal(state, bag, outcome, on),
        )
      : undefined,
    comesOut(workDone) ? outRefusal(state, outcome, on) : undefined,
    certificateNo !== undefined && !goesIn(workDone) && !(workDone === 'Repaired' && inside)
      ? { reason: `${vehicleNo} has no fitting for this certificate.` }
      : undefined,
    simOff !== undefined && !sim ? { reason: `SIM ${simOff} is not known.` } : undefined,
    sim ? refusedBy(simMachine, sim.status, { type: 'deactivate' }, `SIM ${sim.id}`) : undefined,
  );
}
