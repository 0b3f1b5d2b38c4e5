import { isDeleted } from '@/store/vehicles/deletions/deletion';
import { RECORD_PLACES } from '@/store/business/recordPlaces';
import type { VehiclePapers } from '@/store/care/jobs/vehiclePapers';
import { words, type VehicleEvent, type EventLine } from './vehicleEvent';

/** When the deletion of a vehicle was asked for, and when it was done. */
export function deletionEvents({ deletions }: VehiclePapers): VehicleEvent[] {
  return deletions.flatMap((deletion) => {
    const { date, status, reason, deletionDate, simDeactivation } = deletion;
    const list: EventLine = { text: 'Deletion List', to: RECORD_PLACES.deletions(deletion) };
    return [
      { on: date, what: 'Deletion asked for', lines: [...words(`${status}: ${reason}`), list] },
      ...(isDeleted(deletion) && deletionDate !== undefined
        ? [
            {
              on: deletionDate,
              what: 'Deleted',
              lines: [...words(simDeactivation && `SIM Deactivation: ${simDeactivation}`), list],
            },
          ]
        : []),
    ];
  });
}
