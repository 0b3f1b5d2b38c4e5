import { formatCountOf } from '@/format';
import { selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import { silentDays, standingWord } from '@/store/vehicles/vehicles/notWorking';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { Badge } from '@/ui/Badge';
import { SmallLine } from '@/ui/SmallLine';
import { useAppSelector } from './hooks';
import { useNow } from './useNow';
import { VEHICLE_TONES } from './vehicleTones';

/** Where a vehicle stands; of one with a device that tells nothing, for how long. */
export function VehicleStanding({ vehicle, hasDevice }: { vehicle: Vehicle; hasDevice: boolean }) {
  const now = useNow();
  const contact = useAppSelector((state) => selectLastContact(state, vehicle));
  const word = standingWord({ ...vehicle, contact }, hasDevice, now);
  const days = word === 'Active' ? silentDays(contact?.at, now) : undefined;
  return (
    <>
      <Badge tone={VEHICLE_TONES[word]}>{word}</Badge>
      {days !== undefined && <SmallLine>Silent {formatCountOf(days, 'day')}</SmallLine>}
    </>
  );
}
