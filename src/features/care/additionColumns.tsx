import { EditOutlined } from '@ant-design/icons';
import { additionEdited, type Addition } from '@/store/additions/additionsSlice';
import { columnsOf } from '@/ui/columns';
import { Icon } from '@/ui/Icon';
import { YES_NO_TONES } from './yesNoTones';

const { date, text, badge, action } = columnsOf<Addition>();

/** The columns of the New Device Addition List (spec 3, New device addition). */
export const additionColumns = (onEdit: (addition: Addition) => void) => [
  date('Date', (row) => row.date),
  text('Client Name', ({ clientName }) => clientName),
  text('Company', ({ company }) => company),
  text('Vehicle No', ({ vehicleNo }) => vehicleNo),
  text('IMEI', ({ imei }) => imei),
  text('Device Type', ({ deviceType }) => deviceType),
  badge('Billing', ({ billing }) => billing, ({ billing }) => YES_NO_TONES[billing]),
  action('Edit', <Icon of={EditOutlined} />, ({ vehicleNo }) => `Edit ${vehicleNo}`, onEdit, additionEdited),
];
