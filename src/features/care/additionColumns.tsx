import { EditOutlined } from '@ant-design/icons';
import { deviceColumn } from '@/parts/deviceColumn';
import { vehicleColumn } from '@/parts/vehicleColumn';
import type { Addition } from '@/store/vehicles/additions/addition';
import { additionEdited } from '@/store/facts/additions';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { YES_NO_TONES } from './yesNoTones';

const imeiOf = ({ imei }: Addition) => imei;
const { action, date, naming, onCard, party, badge, text } = columnsOf<Addition>();

/** The columns of the New Device Addition List. */
export const additionColumns = (onEdit: (addition: Addition) => void) => [
  date('date', 'Date', (row) => row.date),
  party('client-name', 'Client Name', ({ clientName }) => clientName),
  onCard(
    'fact',
    party('company', 'Company', ({ company }) => company),
  ),
  naming(vehicleColumn('vehicle-no', 'Vehicle No', ({ vehicleNo }) => vehicleNo)),
  deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
  text('device-type', 'Device Type', ({ deviceType }) => deviceType),
  onCard(
    'fact',
    badge('billing', 'Billing', ({ billing }) => billing, YES_NO_TONES),
  ),
  action('edit', 'Edit', <Icon of={EditOutlined} />, ({ vehicleNo }) => `Edit ${vehicleNo}`, onEdit, additionEdited),
];
