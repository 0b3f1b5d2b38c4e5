import type { ReceivedDevice } from '@/store/received/received';
import { columnsOf } from '@/ui/columns';
import { HandoverCell } from './HandoverCell';
import { deviceTone } from './statusTones';

const { text, badge, pinned } = columnsOf<ReceivedDevice>();

/** The columns of the received stock (spec 2). */
export const receivedColumns = [
  text('Product Name', ({ productName }) => productName),
  text('Itgc Id', ({ itgcId }) => itgcId),
  text('Device IMEI', ({ imei }) => imei),
  text('Device S.No', ({ serialNo }) => serialNo),
  badge('Device Status', ({ status }) => status, deviceTone),
  text('Given By', ({ givenBy }) => givenBy),
  pinned('Action', (device) => <HandoverCell device={device} />),
];
