import type { ReceivedDevice } from '@/store/received/received';
import { columnsOf } from '@/ui/columns';
import { HandoverCell } from './HandoverCell';
import { deviceTone } from './statusTones';

const { identifier, naming, pinned, badge, text } = columnsOf<ReceivedDevice>();

/** The columns of the received stock (spec 2). */
export const receivedColumns = [
  text('product-name', 'Product Name', ({ productName }) => productName),
  naming(identifier('itgc-id', 'Itgc Id', ({ itgcId }) => itgcId)),
  identifier('device-imei', 'Device IMEI', ({ imei }) => imei),
  identifier('device-s-no', 'Device S.No', ({ serialNo }) => serialNo),
  badge('device-status', 'Device Status', ({ status }) => status, deviceTone),
  text('given-by', 'Given By', ({ givenBy }) => givenBy),
  pinned('action', 'Action', (device) => <HandoverCell device={device} />),
];
