import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import type { ConfiguredDevice } from '@/store/stock/configured/configured';
import { selectConfigured } from '@/store/stock/configured/configuredStock';
import { useAsked } from '@/parts/useAsked';
import { simPaired } from '@/store/facts/devices';
import { LimitedButton } from '@/ui/LimitedButton';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Page } from '@/ui/Page';
import { SelectionBar } from '@/ui/SelectionBar';
import { useTicks } from '@/ui/useTicks';
import { WhenReady } from '@/parts/WhenReady';
import { acrossFields } from './acrossFields';
import { configuredColumns } from './configuredColumns';
import { ConfiguredToolbar } from './ConfiguredToolbar';
import { useAssignments } from './useAssignments';

const PairSimsDialog = lazyWhenIdle(() => import('@/parts/PairSimsDialog'));
const ConfiguredDialog = lazyWhenIdle(() => import('./ConfiguredDialog'));

const alsoSearched = ({ productName, itgcId, deviceIMEI, usedSim, action, selectName }: ConfiguredDevice) =>
  acrossFields(productName, itgcId, deviceIMEI, usedSim, action, selectName);

export default function ConfiguredStocksScreen() {
  const devices = useAppSelector(selectConfigured);
  const ticks = useTicks<ConfiguredDevice>(({ itgcId }) => itgcId);
  const [viewing, setViewing] = useState(false);
  const [importing, setImporting] = useState(false);
  const asked = useAsked();
  const endImport = () => {
    setImporting(false);
    asked.done();
  };
  const selected = devices.filter(({ id }) => ticks.chosen.has(id));
  const add = (
    <LimitedButton does={simPaired} onClick={() => setImporting(true)}>
      Import
    </LimitedButton>
  );
  return (
    <Page title="Configured Stock" actions={add}>
      <WhenReady loading="Loading configured stock..." failed="Error loading configured stock.">
        {devices.length > 0 && (
          <ConfiguredToolbar
            selected={selected}
            onView={() => setViewing(true)}
            onDeleted={() => ticks.onChange(new Set())}
          />
        )}
        <SelectionBar label="Selected devices" count={selected.length} onClear={() => ticks.onChange(new Set())} />
        <DataTable
          label="Configured Stock"
          rows={devices}
          columns={configuredColumns(useAssignments())}
          alsoSearched={alsoSearched}
          searchHint="Product, id, IMEI, SIM or place"
          selection={ticks}
          dense
          begin={add}
          empty="No device is configured yet."
          nothingFound="No matching requests found."
        />
        <Suspense>{viewing && <ConfiguredDialog devices={selected} onClose={() => setViewing(false)} />}</Suspense>
        <Suspense>
          {(importing || asked.what === 'import') && (
            <PairSimsDialog title="Import configured devices" onClose={endImport} />
          )}
        </Suspense>
      </WhenReady>
    </Page>
  );
}
