import { deviceColumn } from '@/parts/deviceColumn';
import type { ReceivedDevice } from '@/store/stock/onHand/returns';
import { columnsOf } from '@/ui/columns';
import { HandoverCell } from './HandoverCell';
import { HANDOVER } from './handoverWords';
import { DEVICE_TONES } from './statusTones';

const imeiOf = ({ imei }: ReceivedDevice) => imei;
const { identifier, naming, party, pinned, badge, describing, text } = columnsOf<ReceivedDevice>();

/** The columns of the received stock. */
export const receivedColumns = [
  text('product-name', 'Product Name', ({ productName }) => productName),
  naming(identifier('itgc-id', 'Itgc Id', ({ itgcId }) => itgcId)),
  deviceColumn('device-imei', 'Device IMEI', imeiOf, imeiOf),
  deviceColumn('device-s-no', 'Device S.No', ({ serialNo }: ReceivedDevice) => serialNo, imeiOf),
  badge('device-status', 'Device Status', ({ status }) => status, DEVICE_TONES),
  party('given-by', 'Given By', ({ givenBy }) => givenBy),
  describing(
    pinned('action', 'Action', (device) => <HandoverCell device={device} />),
    {
      key: 'handover',
      title: 'Challan Status',
      kind: 'status',
      value: ({ actionStatus }) => HANDOVER[actionStatus].word,
    },
  ),
];
