import type { ExpectedDevice, ExpectedItem, ExpectedSim } from '@/store/expected/expected';
import { columnsOf } from '@/ui/columns';

const device = columnsOf<ExpectedDevice & { id: number }>();

/** The columns of the Device tab (spec 3, Expected stock bag). */
export const deviceColumns = [
  device.text('Product Name', ({ productName }) => productName),
  device.text('Model', ({ model }) => model),
  device.text('IMEI', ({ imei }) => imei),
  device.text('Serial No', ({ serialNo }) => serialNo),
];

const item = columnsOf<ExpectedItem & { id: number }>();

/** The columns of the Accessory, Controller and Lock tabs. */
export const itemColumns = [
  item.text('Product Name', ({ productName }) => productName),
  item.text('Model', ({ model }) => model),
  item.count('Qty', ({ qty }) => qty),
];

const sim = columnsOf<ExpectedSim & { id: number }>();

/** The columns of the Sim tab. */
export const simColumns = [
  sim.text('Provider', ({ provider }) => provider),
  sim.text('Number', ({ number }) => number),
];
