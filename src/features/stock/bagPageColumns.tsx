import { paths } from '@/paths';
import type { Bin } from '@/store/stock/bins/bin';
import type { BaggedDevice } from '@/store/stock/onHand/bag';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import type { Challan } from '@/store/stock/challans/challan';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { CHALLAN_TONES } from './challanTones';

const device = columnsOf<BaggedDevice>();

/** The columns of the devices in a bag; what is there for too long is marked. */
export const baggedColumns = [
  device.text('product-name', 'Product Name', ({ productName }) => productName),
  device.naming(device.identifier('itgc-id', 'Itgc Id', ({ itgcId }) => itgcId)),
  device.linkedText(
    'imei',
    'IMEI',
    ({ id }) => id,
    ({ id }) => paths.stocks.deviceOf(id),
  ),
  device.identifier('sim', 'SIM', ({ sim }) => sim),
  device.date('since', 'Since', ({ since }) => since),
  device.shown(
    'status',
    'due',
    'Due',
    ({ isOverdue }) => (isOverdue ? 'Overdue' : undefined),
    ({ isOverdue }) => isOverdue && <Badge tone="red">Overdue</Badge>,
  ),
];

const sim = columnsOf<Sim>();

/** The columns of the SIMs in a bag that are in no device. */
export const baggedSimColumns = [
  sim.identifier('number', 'Number', simNumberOf),
  sim.text('provider', 'Provider', ({ provider }) => provider),
  sim.text('status', 'Status', ({ status }) => status),
];

const goods = columnsOf<Bin>();

/** The columns of the counted goods in a bag. */
export const baggedGoodsColumns = [
  goods.text('product-name', 'Product Name', ({ productName }) => productName),
  goods.text('model', 'Model', ({ model }) => model),
  goods.count('qty', 'Qty', ({ qty }) => qty),
];

const challan = columnsOf<Challan>();

/** The columns of challans from or to an installer. */
export const bagChallanColumns = [
  challan.linkedText(
    'challan',
    'Challan',
    ({ number }) => String(number),
    ({ number }) => paths.stocks.challanOf(number),
  ),
  challan.date('date', 'Date', ({ offeredOn }) => offeredOn),
  challan.count('pieces', 'Pieces', ({ lines }) => piecesOf(lines)),
  challan.badge('status', 'Status', ({ status }) => status, CHALLAN_TONES),
];
