import { deviceColumn } from '@/parts/deviceColumn';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName } from '@/store/stock/onHand/holderWords';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { holderOf } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { columnsOf } from '@/ui/columns';
import { CONDITION_TONES } from './custodyTones';

const { badge, describing, identifier, naming, onCard, onlyExported, party, text } = columnsOf<Device>();
const imeiOf = ({ id }: Device) => id;

/** The columns of the devices, wherever they are. */
export const deviceColumns = (
  stock: Pick<StockState, 'sims' | 'branches' | 'installers' | 'challans' | 'vehicles'>,
) => [
  onCard(
    'fact',
    describing(
      text('product-name', 'Product Name', ({ productName }) => productName),
      onlyExported('text', 'model', 'Model', ({ model }) => model),
    ),
  ),
  identifier('itgc-id', 'Itgc Id', itgcIdOf),
  naming(deviceColumn('imei', 'IMEI', imeiOf, imeiOf)),
  identifier('serial-no', 'Serial No', ({ serialNo }) => serialNo),
  onCard(
    'fact',
    party('where', 'Where', (device) => placeName(stock, holderOf(device))),
  ),
  identifier('sim', 'SIM', ({ simId }) => {
    const sim = stock.sims.entities[simId ?? ''];
    return sim && simNumberOf(sim);
  }),
  badge('condition', 'Condition', ({ condition }) => condition, CONDITION_TONES),
];
