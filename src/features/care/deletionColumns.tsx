import { deviceColumn } from '@/parts/deviceColumn';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { isDeleted, type Deletion } from '@/store/vehicles/deletions/deletion';
import { columnsOf } from '@/ui/columns';
import { DeletionCell } from './DeletionCell';
import { OpenEnds } from './OpenEnds';

const imeiOf = ({ imei }: Deletion) => imei;
const { date, workDone, longText, naming, party, pinned, describing, text } = columnsOf<Deletion>();

/** The columns of the Deletion List; `chosen` is the row whose dialog is open. */
export const deletionColumns = (
  chosen: Deletion | undefined,
  onDelete: (deletion: Deletion) => void,
  onOpen: (deletion: Deletion) => void,
) => [
  date('date', 'Date', (row) => row.date),
  party('username', 'Username', ({ username }) => username),
  party('company', 'Company', ({ company }) => company),
  naming(vehicleColumn('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo)),
  text('device-model', 'Device Model', ({ deviceModel }) => deviceModel),
  deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
  deviceColumn('sim', 'SIM', ({ sim }: Deletion) => sim, imeiOf),
  longText('location', 'Location', ({ location }) => location),
  text('status', 'Status', ({ status }) => status),
  longText('reason', 'Reason', ({ reason }) => reason),
  date('date-of-installation', 'Date of Installation', ({ dateOfInstallation }) => dateOfInstallation),
  workDone('off-boarding', 'Off-boarding', (deletion) => <OpenEnds deletion={deletion} onOpen={onOpen} />),
  describing(
    pinned('delete-vehicle', 'Delete Vehicle', (deletion) => (
      <DeletionCell deletion={deletion} chosen={deletion.id === chosen?.id} onDelete={onDelete} />
    )),
    {
      key: 'deleted',
      title: 'Deleted',
      kind: 'status',
      value: (deletion) => (isDeleted(deletion) ? 'Deleted' : undefined),
      among: ['Deleted'],
    },
    { key: 'deletion-date', title: 'Deletion Date', kind: 'date', value: ({ deletionDate }) => deletionDate },
    {
      key: 'sim-deactivation',
      title: 'SIM Deactivation',
      kind: 'status',
      value: ({ simDeactivation }) => simDeactivation,
    },
  ),
];
