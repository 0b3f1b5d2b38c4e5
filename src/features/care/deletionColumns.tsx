import { DeviceLink } from '@/parts/DeviceLink';
import { deviceColumn } from '@/parts/deviceColumn';
import { VehicleLink } from '@/parts/VehicleLink';
import { vehicleColumn } from '@/parts/vehicleColumn';
import { isDeleted, type Deletion } from '@/store/vehicles/deletions/deletion';
import { columnsOf } from '@/ui/columns';
import { PartedText } from '@/ui/PartedText';
import { SmallLine } from '@/ui/SmallLine';
import { DeletionCell } from './DeletionCell';
import { OpenEnds } from './OpenEnds';

const imeiOf = ({ imei }: Deletion) => imei;
const { date, workDone, longText, naming, onCard, party, pinned, describing, roomy, text, wrapping } =
  columnsOf<Deletion>();

/** Where the second word of a status such as ContractOver begins. */
const secondWord = (status: string) => Math.max(0, status.search(/\B[A-Z]/));

/** The columns of the Deletion List; `chosen` is the row whose dialog is open. */
export const deletionColumns = (
  chosen: Deletion | undefined,
  onDelete: (deletion: Deletion) => void,
  onOpen: (deletion: Deletion) => void,
) => [
  onCard('fact', wrapping(date('date', 'Date', (row) => row.date))),
  describing(
    onCard('fact', {
      ...roomy(party('company', 'Company', ({ company }) => company)),
      cell: ({ company, username }) => (
        <>
          {company}
          <SmallLine>{username}</SmallLine>
        </>
      ),
    }),
    { key: 'username', title: 'Username', kind: 'text', value: ({ username }) => username, filtered: true },
  ),
  describing(
    naming({
      ...vehicleColumn('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo),
      cell: ({ vehicleNo, deviceModel }) => (
        <>
          <VehicleLink vehicleNo={vehicleNo} />
          <SmallLine>{deviceModel}</SmallLine>
        </>
      ),
    }),
    { key: 'device-model', title: 'Device Model', kind: 'text', value: ({ deviceModel }) => deviceModel },
  ),
  describing(
    {
      ...deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
      cell: ({ imei, sim }) => (
        <>
          <DeviceLink imei={imei}>{imei}</DeviceLink>
          {sim && <SmallLine>SIM {sim}</SmallLine>}
        </>
      ),
    },
    { key: 'sim', title: 'SIM', kind: 'identifier', value: ({ sim }) => sim },
  ),
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
