import type { Deletion } from '@/store/deletions/deletionsSlice';
import { columnsOf } from '@/ui/columns';
import { DeletionCell } from './DeletionCell';

const { date, text, longText, pinned } = columnsOf<Deletion>();

/** The columns of the Deletion List (spec 3, Deletion record); `chosen` is the row whose dialog is open. */
export const deletionColumns = (chosen: Deletion | undefined, onDelete: (deletion: Deletion) => void) => [
  date('Date', (row) => row.date),
  text('Username', ({ username }) => username),
  text('Company', ({ company }) => company),
  text('Vehicle No', ({ vehicleNo }) => vehicleNo),
  text('Device Model', ({ deviceModel }) => deviceModel),
  text('IMEI', ({ imei }) => imei),
  text('SIM', ({ sim }) => sim),
  longText('Location', ({ location }) => location),
  text('Status', ({ status }) => status),
  longText('Reason', ({ reason }) => reason),
  date('Date of Installation', ({ dateOfInstallation }) => dateOfInstallation),
  pinned('Delete Vehicle', (deletion) => (
    <DeletionCell deletion={deletion} chosen={deletion.id === chosen?.id} onDelete={onDelete} />
  )),
];
