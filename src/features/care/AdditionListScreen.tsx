import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { selectAdditions } from '@/store/vehicles/additions/additionsSlice';
import { additionRecorded } from '@/store/facts/additions';
import { useAppSelector } from '@/parts/hooks';
import { useAsked } from '@/parts/useAsked';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { additionColumns } from './additionColumns';

const AdditionDialog = lazyWhenIdle(() => import('./AdditionDialog'));

/** Opens the dialog for no row; no identity is so short. */
const NEW = 'new';

/** The devices that are new at a client. */
export default function AdditionListScreen() {
  const additions = useAppSelector(selectAdditions);
  const status = useAppSelector(selectDataStatus);
  const [opened, setOpen] = useState<string>();
  const asked = useAsked();
  const open = opened ?? (asked.what === 'add' ? NEW : undefined);
  const close = () => {
    setOpen(undefined);
    asked.done('imei', 'vehicleNo');
  };
  // By its identity, so that the dialog closes when another tab takes the row away.
  const edited = additions.find(({ id }) => id === open);
  const add = (
    <LimitedButton
      does={additionRecorded}
      type="primary"
      icon={<Icon of={PlusOutlined} />}
      disabled={status !== 'ready'}
      onClick={() => setOpen(NEW)}
    >
      Add New Device
    </LimitedButton>
  );
  return (
    <Page title="New Device Addition List" actions={additions.length > 0 && add}>
      <WhenReady loading="Loading devices..." failed="Error loading devices.">
        <DataTable
          label="New devices"
          rows={additions.toReversed()}
          columns={additionColumns(({ id }) => setOpen(id))}
          searchHint="Client, company, vehicle or IMEI"
          dense
          begin={add}
          empty="No devices added yet. Click the Add New Device button to add one."
          nothingFound="No device matches the search."
        />
      </WhenReady>
      <Suspense>
        {(open === NEW || edited) && (
          <AdditionDialog key={open} addition={edited} given={asked.given('imei', 'vehicleNo')} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}
