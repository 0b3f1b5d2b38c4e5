import { Suspense, useMemo, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { WhenReady } from '@/parts/WhenReady';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import { beginAt, paths } from '@/paths';
import { DataTable } from '@/ui/DataTable';
import { TextActions } from '@/ui/FormGrid';
import { LinkButton } from '@/ui/links';
import { simPaired } from '@/store/facts/devices';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { SelectionBar } from '@/ui/SelectionBar';
import { tickedRows } from '@/ui/selection';
import { useTicks } from '@/ui/useTicks';
import { deviceColumns } from './deviceColumns';

const PairSimsDialog = lazyWhenIdle(() => import('@/parts/PairSimsDialog'));

/** Every device that we ever had, wherever it is. */
export default function DevicesScreen() {
  const devices = useAppSelector(selectDevices);
  const sims = useAppSelector((state) => state.sims);
  const branches = useAppSelector((state) => state.branches);
  const installers = useAppSelector((state) => state.installers);
  const challans = useAppSelector((state) => state.challans);
  const vehicles = useAppSelector((state) => state.vehicles);
  const [pairing, setPairing] = useState(false);
  const ticks = useTicks<Device>(itgcIdOf);
  // The same columns as long as they can, so that what a search looks through is put together once.
  const columns = useMemo(
    () => deviceColumns({ sims, branches, installers, challans, vehicles }),
    [sims, branches, installers, challans, vehicles],
  );
  return (
    <Page
      title="Devices"
      actions={
        <LimitedButton does={simPaired} onClick={() => setPairing(true)}>
          Pair SIMs
        </LimitedButton>
      }
    >
      <WhenReady loading="Loading devices..." failed="Error loading devices.">
        <SelectionBar
          label="Selected devices"
          count={tickedRows(devices, [], ticks).length}
          onClear={() => ticks.onChange(new Set())}
        />
        <DataTable
          label="Devices"
          rows={devices}
          columns={columns}
          selection={ticks}
          searchHint="Product, id, IMEI, serial, place or SIM"
          dense
          begin={
            <TextActions>
              <LinkButton to={paths.stocks.purchase}>Request Stock</LinkButton>
              <LinkButton to={beginAt(paths.settings.stock, 'count')}>Count Opening Stock</LinkButton>
            </TextActions>
          }
          empty="There is no device yet. Devices received from a vendor, or counted as opening stock, are listed here."
          nothingFound="No device matches the search."
        />
        <Suspense>{pairing && <PairSimsDialog title="Pair SIMs" onClose={() => setPairing(false)} />}</Suspense>
      </WhenReady>
    </Page>
  );
}
