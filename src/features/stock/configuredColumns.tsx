import { deviceColumn } from '@/parts/deviceColumn';
import {
  assignedTo,
  CONFIGURED_ACTIONS,
  CONFIGURED_NAMES,
  type Assignment,
  type ConfiguredDevice,
} from '@/store/stock/configured/configured';
import { deviceAssigned } from '@/store/facts/configured';
import { columnsOf } from '@/ui/columns';
import { LimitedButton } from '@/ui/LimitedButton';
import { ChoiceCell } from '@/ui/ChoiceCell';
import { DeviceCell } from './DeviceCell';

const imeiOf = ({ deviceIMEI }: ConfiguredDevice) => deviceIMEI;
const { identifier, naming, onCard, pinned, shown, text } = columnsOf<ConfiguredDevice>();

const identity = [
  naming(identifier('itgc-id', 'Itgc Id', ({ itgcId }) => itgcId)),
  deviceColumn('device-imei', 'Device IMEI', imeiOf, imeiOf),
  deviceColumn('used-sim', 'Used Sim', ({ usedSim }: ConfiguredDevice) => usedSim, imeiOf),
];

/** All there is to say of a device. */
export const viewedColumns = [
  text('product-name', 'Product Name', ({ productName }) => productName),
  ...identity,
  text('assigned-to', 'Assigned To', (device) => assignedTo(device) ?? 'Not assigned'),
];

export interface AssignmentCells {
  /** What a row's menus say now. */
  of: (device: ConfiguredDevice) => Assignment;
  /** Whether a row was submitted with something missing. */
  refused: (device: ConfiguredDevice) => boolean;
  choose: (device: ConfiguredDevice, change: Partial<Assignment>) => void;
  submit: (device: ConfiguredDevice) => void;
}

/** The columns of the configured stock, each row with its two menus and their Submit. */
export const configuredColumns = ({ of, refused, choose, submit }: AssignmentCells) => [
  {
    ...text('product-name', 'Product Name', ({ productName }) => productName),
    cell: (device: ConfiguredDevice) => <DeviceCell device={device} />,
  },
  ...identity,
  onCard(
    'action',
    shown(
      'text',
      'action',
      'Action',
      ({ action }) => action,
      (device) => {
        const { action } = of(device);
        return (
          <ChoiceCell
            label={`Action for ${device.itgcId}`}
            choices={CONFIGURED_ACTIONS}
            value={action}
            onChange={(chosen) => choose(device, { action: chosen })}
            error={refused(device) && action === 'Select' ? 'Choose an action.' : undefined}
          />
        );
      },
    ),
  ),
  onCard(
    'action',
    shown(
      'text',
      'select-name',
      'Select Name',
      ({ selectName }) => selectName,
      (device) => {
        const { selectName } = of(device);
        return (
          <ChoiceCell
            label={`Name for ${device.itgcId}`}
            choices={CONFIGURED_NAMES}
            value={selectName}
            onChange={(chosen) => choose(device, { selectName: chosen })}
            error={refused(device) && selectName === 'Select' ? 'Choose a name.' : undefined}
          />
        );
      },
    ),
  ),
  pinned('submit', 'Submit', (device) => (
    <LimitedButton does={deviceAssigned} aria-label={`Submit ${device.itgcId}`} onClick={() => submit(device)}>
      Submit
    </LimitedButton>
  )),
];
