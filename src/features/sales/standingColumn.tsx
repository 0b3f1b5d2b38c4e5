import { VehicleStanding } from '@/parts/VehicleStanding';
import { VEHICLE_TONES } from '@/parts/vehicleTones';
import type { ClientVehicle } from '@/store/billing/papers/accountPapers';
import { silentDays, standingWord } from '@/store/vehicles/vehicles/notWorking';
import { columnsOf } from '@/ui/columns';

const { badge, describing } = columnsOf<ClientVehicle>();

/** Where a vehicle stands at `now` (ISO minute), and for how long it is silent. */
export const standingColumn = (now: string) =>
  describing(
    {
      ...badge(
        'status',
        'Status',
        (vehicle) => standingWord(vehicle, vehicle.device !== undefined, now),
        VEHICLE_TONES,
      ),
      cell: (vehicle: ClientVehicle) => <VehicleStanding vehicle={vehicle} hasDevice={vehicle.device !== undefined} />,
    },
    {
      key: 'silent-days',
      title: 'Silent Days',
      kind: 'count',
      value: (vehicle) => (vehicle.device ? silentDays(vehicle.contact?.at, now) : undefined),
    },
  );
