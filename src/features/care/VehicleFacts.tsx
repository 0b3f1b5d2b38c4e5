import type { VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';
import { networkingDays } from '@/store/vehicles/vehicles/notWorking';
import { useToday } from '@/parts/useToday';
import { Facts } from '@/ui/Facts';
import { formatCount, formatDate, formatMinute } from '@/format';
import { Section } from '@/ui/Section';
import { PlaceCell } from './PlaceCell';
import { formatTemperature } from './vehicleColumns';

/** What its last reports and its last service say of a vehicle. */
export function VehicleFacts({ vehicle }: { vehicle: VehicleRow }) {
  const today = useToday();
  return (
    <Section title={`${vehicle.vehicleNo} of ${vehicle.company}`}>
      <Facts
        facts={[
          { label: 'Last Contact Time', value: vehicle.lastContactTime && formatMinute(vehicle.lastContactTime) },
          {
            label: 'Networking Days',
            value:
              vehicle.lastContactTime &&
              formatCount(networkingDays({ lastContactTime: vehicle.lastContactTime }, today)),
          },
          { label: 'Last Service Date', value: vehicle.lastServiceDate && formatDate(vehicle.lastServiceDate) },
          { label: 'Last Service Reason', value: vehicle.lastServiceReason },
          {
            label: 'Lat/Long',
            value: vehicle.latLong && <PlaceCell vehicleNo={vehicle.vehicleNo} latLong={vehicle.latLong} />,
          },
          { label: 'Temperature', value: formatTemperature(vehicle.temp) },
        ]}
      />
    </Section>
  );
}
