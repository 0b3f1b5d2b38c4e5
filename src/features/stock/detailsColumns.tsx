import { deviceColumn } from '@/parts/deviceColumn';
import type { ExpectedDevice, ExpectedItem, ExpectedSim } from '@/store/stock/expected/expected';
import { columnsOf } from '@/ui/columns';

const device = columnsOf<ExpectedDevice & { id: number }>();
const imeiOf = ({ imei }: ExpectedDevice) => imei;

/** The columns of the Device tab. */
export const expectedDeviceColumns = [
  device.text('product-name', 'Product Name', ({ productName }) => productName),
  device.text('model', 'Model', ({ model }) => model),
  deviceColumn('imei', 'IMEI', imeiOf, imeiOf),
  deviceColumn('serial-no', 'Serial No', ({ serialNo }: ExpectedDevice) => serialNo, imeiOf),
];

const item = columnsOf<ExpectedItem & { id: number }>();

/** The columns of the Accessory, Controller and Lock tabs. */
export const itemColumns = [
  item.text('product-name', 'Product Name', ({ productName }) => productName),
  item.text('model', 'Model', ({ model }) => model),
  item.count('qty', 'Qty', ({ qty }) => qty),
];

const sim = columnsOf<ExpectedSim & { id: number }>();

/** The columns of the Sim tab. */
export const simColumns = [
  sim.text('provider', 'Provider', ({ provider }) => provider),
  deviceColumn(
    'number',
    'Number',
    ({ number }: ExpectedSim) => number,
    ({ imei }) => imei,
  ),
];
