import { useMemo } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { WhenReady } from '@/parts/WhenReady';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { DataTable } from '@/ui/DataTable';
import { Page } from '@/ui/Page';
import { deviceColumns } from './deviceColumns';

/** Every device that we ever had, wherever it is. */
export default function DevicesScreen() {
  const devices = useAppSelector(selectDevices);
  const sims = useAppSelector((state) => state.sims);
  const branches = useAppSelector((state) => state.branches);
  const installers = useAppSelector((state) => state.installers);
  const challans = useAppSelector((state) => state.challans);
  const vehicles = useAppSelector((state) => state.vehicles);
  // The same columns as long as they can, so that what a search looks through is put together once.
  const columns = useMemo(
    () => deviceColumns({ sims, branches, installers, challans, vehicles }),
    [sims, branches, installers, challans, vehicles],
  );
  return (
    <Page title="Devices">
      <WhenReady loading="Loading devices..." failed="Error loading devices.">
        <DataTable
          label="Devices"
          rows={devices}
          columns={columns}
          searchHint="Product, id, IMEI, serial, place or SIM"
          dense
          empty="There is no device yet. What is received from a vendor, or counted as opening stock, stands here."
          nothingFound="No device matches the search."
        />
      </WhenReady>
    </Page>
  );
}
