import { selectSubscriptions } from '@/store/clients/subscriptions/subscriptionsSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectVehiclePapers } from '@/store/care/jobs/vehiclePapers';
import type { TimelineContext } from './timelineContext';
import type { VehicleEvent } from './vehicleEvent';
import { moves, ownEvents } from './vehicleEvents';
import { jobEvents, outcomeEvents } from './jobEvents';
import { fitmentEvents } from './fitmentEvents';
import { subscriptionEvents } from './subscriptionEvents';
import { messageEvents } from './messageEvents';
import { deletionEvents } from './deletionEvents';

/** When it was, to the minute where that is known; what is known to the day alone stands first in it. */
const momentOf = ({ on, at = on }: VehicleEvent) => at;

/** All that is known to have happened to a vehicle, oldest first. */
export function vehicleTimeline(state: TimelineContext, vehicle: Vehicle): VehicleEvent[] {
  const papers = selectVehiclePapers(state, vehicle.id);
  const subscriptions = selectSubscriptions(state).filter(({ vehicleId }) => vehicleId === vehicle.id);
  return [
    ...moves(state, vehicle),
    ...jobEvents(state, papers),
    ...papers.outcomes.flatMap((outcome) => outcomeEvents(state, outcome)),
    ...fitmentEvents(state, vehicle, papers),
    ...subscriptions.flatMap(subscriptionEvents),
    ...messageEvents(papers),
    ...deletionEvents(papers),
    ...ownEvents(state, vehicle, papers),
  ].toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}
