import { Suspense, useState } from 'react';
import { selectDeletionNumbered, selectDeletions } from '@/store/vehicles/deletions/deletionsSlice';
import { paths } from '@/paths';
import { selectVehiclePlates } from '@/store/vehicles/vehicles/vehicleRows';
import { selectDataStatus } from '@/journal/sync/journalSlice';
import { useAppSelector } from '@/parts/hooks';
import { OffboardingPart } from '@/parts/OffboardingPart';
import { RequestDeletion } from '@/parts/RequestDeletion';
import { DataTable } from '@/ui/DataTable';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { useOpenDetails } from '@/ui/openDetails';
import { WhenReady } from '@/parts/WhenReady';
import { deletionColumns } from './deletionColumns';

const DeleteVehicleDialog = lazyWhenIdle(() => import('@/parts/DeleteVehicleDialog'));

/** The vehicles that clients want deleted; a deleted one stays listed. */
export default function DeletionListScreen() {
  const deletions = useAppSelector(selectDeletions);
  const [chosenId, setChosenId] = useState<string>();
  // By its identity, so that the dialog closes when another tab takes the row away.
  const chosen = deletions.find(({ id }) => id === chosenId);
  const details = useOpenDetails();
  const opened = useAppSelector((state) => selectDeletionNumbered(state, details.id));
  const plates = useAppSelector(selectVehiclePlates);
  const status = useAppSelector(selectDataStatus);
  const request = <RequestDeletion label="Request Deletion" plates={plates} disabled={status !== 'ready'} />;
  return (
    <Page title="Deletion List" actions={request}>
      <WhenReady loading="Loading the deletion list..." failed="Error loading the deletion list.">
        <DataTable
          label="Deletion List"
          rows={deletions.toReversed()}
          columns={deletionColumns(
            chosen,
            ({ id }) => setChosenId(id),
            ({ number }) => details.open(number),
          )}
          searchHint="Vehicle, company, IMEI, SIM or reason"
          dense
          empty={plates.length > 0 ? 'No vehicle is to be deleted.' : 'No vehicles yet. Add a client first.'}
          begin={plates.length > 0 ? request : <LinkButton to={paths.sales.newAccount}>New Account</LinkButton>}
          nothingFound="No vehicle matches the search."
        />
      </WhenReady>
      {opened && (
        <DetailsDialog key={opened.id} title={`Off-boarding: ${opened.vehicleNo}`} onClose={details.close}>
          <OffboardingPart deletion={opened} />
        </DetailsDialog>
      )}
      <Suspense>{chosen && <DeleteVehicleDialog deletion={chosen} onClose={() => setChosenId(undefined)} />}</Suspense>
    </Page>
  );
}
