import type { ExpectedDevice, ExpectedItem, ExpectedSim } from '@/store/expected/expected';
import { columnsOf } from '@/ui/columns';

const device = columnsOf<ExpectedDevice & { id: number }>();

/** The columns of the Device tab (spec 3, Expected stock bag). */
export const deviceColumns = [
  device.text('product-name', 'Product Name', ({ productName }) => productName),
  device.text('model', 'Model', ({ model }) => model),
  device.identifier('imei', 'IMEI', ({ imei }) => imei),
  device.identifier('serial-no', 'Serial No', ({ serialNo }) => serialNo),
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
  sim.identifier('number', 'Number', ({ number }) => number),
];
