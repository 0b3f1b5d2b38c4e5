import { networkingDays, type Vehicle } from '@/store/vehicles/vehiclesSlice';
import { useToday } from '@/parts/useToday';
import { Facts } from '@/ui/Facts';
import { formatCount, formatDate, formatMinute } from '@/format';
import { Section } from '@/ui/Section';
import { formatTemperature } from './vehicleColumns';

/** What its last reports and its last service say of a not-working vehicle. */
export const VehicleFacts = ({ vehicle }: { vehicle: Vehicle }) => (
  <Section title={`${vehicle.vehicleNo} of ${vehicle.company}`}>
    <Facts
      facts={[
        { label: 'Last Contact Time', value: formatMinute(vehicle.lastContactTime) },
        { label: 'Networking Days', value: formatCount(networkingDays(vehicle, useToday())) },
        { label: 'Last Service Date', value: formatDate(vehicle.lastServiceDate) },
        { label: 'Last Service Reason', value: vehicle.lastServiceReason },
        { label: 'Lat/Long', value: vehicle.latLong },
        { label: 'Temperature', value: formatTemperature(vehicle.temp) },
      ]}
    />
  </Section>
);
