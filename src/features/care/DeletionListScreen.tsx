import { Suspense, useState } from 'react';
import { selectDeletions } from '@/store/deletions/deletionsSlice';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Page } from '@/ui/Page';
import { WhenReady } from '@/parts/WhenReady';
import { deletionColumns } from './deletionColumns';

const DeleteVehicleDialog = lazyWhenIdle(() => import('./DeleteVehicleDialog'));

/** The vehicles that clients want deleted; a deleted one stays listed (D35). */
export default function DeletionListScreen() {
  const deletions = useAppSelector(selectDeletions);
  const [chosenId, setChosenId] = useState<string>();
  // By its identity, so that the dialog closes when another tab takes the row away.
  const chosen = deletions.find(({ id }) => id === chosenId);
  return (
    <Page title="Deletion List">
      <WhenReady loading="Loading the deletion list..." failed="Error loading the deletion list.">
        <DataTable
          label="Deletion List"
          rows={deletions.toReversed()}
          columns={deletionColumns(chosen, ({ id }) => setChosenId(id))}
          searchHint="Vehicle, company, IMEI, SIM or reason"
          dense
          empty="No vehicle is to be deleted."
          nothingFound="No vehicle matches the search."
        />
      </WhenReady>
      <Suspense>
        {chosen && <DeleteVehicleDialog deletion={chosen} onClose={() => setChosenId(undefined)} />}
      </Suspense>
    </Page>
  );
}
