import { DeviceLink } from '@/parts/DeviceLink';
import { deviceColumn } from '@/parts/deviceColumn';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { isDeleted, type Deletion } from '@/store/vehicles/deletions/deletion';
import { columnsOf } from '@/ui/columns';
import { PartedText } from '@/ui/PartedText';
import { DeletionCell } from './DeletionCell';
import { OpenEnds } from './OpenEnds';

const imeiOf = ({ imei }: Deletion) => imei;
const { date, workDone, longText, naming, onCard, party, pinned, describing, text, wrapping } = columnsOf<Deletion>();

/** So many digits of a number stand in its first line: of an IMEI its Type Allocation Code, which names the model. */
const FIRST_DIGITS = 8;

/** A column of long numbers of devices, which may go on in the next line. */
const numbers = (key: string, title: string, value: (deletion: Deletion) => string) =>
  wrapping({
    ...deviceColumn(key, title, value, imeiOf),
    cell: (deletion) => (
      <DeviceLink imei={imeiOf(deletion)}>
        <PartedText text={value(deletion)} at={FIRST_DIGITS} />
      </DeviceLink>
    ),
  });

/** Where the second word of a status such as ContractOver begins. */
const secondWord = (status: string) => Math.max(0, status.search(/\B[A-Z]/));

/** The columns of the Deletion List; `chosen` is the row whose dialog is open. */
export const deletionColumns = (
  chosen: Deletion | undefined,
  onDelete: (deletion: Deletion) => void,
  onOpen: (deletion: Deletion) => void,
) => [
  onCard('fact', wrapping(date('date', 'Date', (row) => row.date))),
  party('username', 'Username', ({ username }) => username),
  onCard(
    'fact',
    party('company', 'Company', ({ company }) => company),
  ),
  naming(wrapping(vehicleColumn('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo))),
  text('device-model', 'Device Model', ({ deviceModel }) => deviceModel),
  numbers('imei', 'IMEI', imeiOf),
  numbers('sim', 'SIM', ({ sim }) => sim),
  longText('location', 'Location', ({ location }) => location),
  {
    ...text('status', 'Status', ({ status }) => status),
    card: 'badge' as const,
    cell: ({ status }: Deletion) => <PartedText text={status} at={secondWord(status)} />,
  },
  longText('reason', 'Reason', ({ reason }) => reason),
  wrapping(date('date-of-installation', 'Date of Installation', ({ dateOfInstallation }) => dateOfInstallation)),
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
