import { selectFitments } from '@/store/vehicles/fitments/fitmentsByVehicle';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { VehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { TimelineContext } from './timelineContext';
import { deviceLine, type VehicleEvent } from './vehicleEvent';

/** When devices came and went, but for what the outcomes of its jobs tell already. */
export function fitmentEvents(state: TimelineContext, { id }: Vehicle, { outcomes }: VehiclePapers): VehicleEvent[] {
  const known = new Set(
    outcomes.flatMap(({ outcome: { on, deviceIn = '', deviceOut = '' } }) => [
      `in ${deviceIn} ${on}`,
      `out ${deviceOut} ${on}`,
    ]),
  );
  return (selectFitments(state).get(id) ?? []).flatMap(({ deviceId, from, to }) => [
    ...(known.has(`in ${deviceId} ${from}`) ? [] : [{ on: from, what: 'Fitted', lines: [deviceLine(deviceId)] }]),
    ...(to === undefined || known.has(`out ${deviceId} ${to}`)
      ? []
      : [{ on: to, what: 'Removed', lines: [deviceLine(deviceId)] }]),
  ]);
}
