import { paths } from '@/paths';
import { filteredVehicles, selectVehicles, type Vehicle } from '@/store/vehicles/vehiclesSlice';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { FILTER_WORDS, useVehicleFilter } from './useVehicleFilter';
import { vehicleColumns } from './vehicleColumns';
import { VehicleFilters } from './VehicleFilters';

const NONE_LEFT = 'No vehicle matches this client and service.';

const alsoSearched = ({ client, company }: Vehicle) => `${client}\n${company}`;

/** The vehicles whose devices have gone quiet (spec 2, D33). */
export default function NotWorkingScreen() {
  const today = useToday();
  const vehicles = useAppSelector(selectVehicles);
  const filter = useVehicleFilter();
  return (
    <Page title="Not Working Vehicle" actions={<LinkButton to={paths.care.raiseService}>Raise Service</LinkButton>}>
      <WhenReady loading="Loading vehicles..." failed="Error loading vehicles.">
        <VehicleFilters filter={filter} />
        <DataTable
          label="Not working vehicles"
          rows={filteredVehicles(vehicles, filter)}
          columns={vehicleColumns(today)}
          alsoSearched={alsoSearched}
          alsoKept={FILTER_WORDS}
          dense
          searchHint="Vehicle, IMEI, client or reason"
          empty={vehicles.length === 0 ? 'Every vehicle is in contact.' : NONE_LEFT}
        />
      </WhenReady>
    </Page>
  );
}
