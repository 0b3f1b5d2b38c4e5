import { formatDate } from '@/format';
import { advance } from '@/machines/advance';
import { custodyMachine } from '@/machines/custody';
import { rowOfTable } from '@/store/kit/table';
import { custodyOf } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { sameVehicleNo } from '@/store/kit/typed/typedNumbers';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';

/** What is said of an IMEI that no stock knows: nothing is refused by it. */
export const UNBOUGHT = 'Not bought through Trackyard: it will be listed in Leaks.';

/** What becomes of a device by being written down in a vehicle, on an ISO date; `moves` is false where that is only corrected. */
export interface FittingPlan {
  vehicleNo: string;
  date: string;
  moves: boolean;
}

/** Where a device is that is written down in a vehicle, and whether it moves there; undefined of one that the stock does not know, or that is there. */
export function fittingWarning(
  stock: Pick<StockState, 'devices' | 'branches' | 'installers' | 'challans' | 'vehicles'>,
  imei: string,
  fitting: FittingPlan,
): string | undefined {
  const device = rowOfTable(stock.devices, imei);
  if (!device) return undefined;
  const holder = holderOf(device);
  if (holder.at === 'vehicle' && sameVehicleNo(placeName(stock, holder), fitting.vehicleNo)) return undefined;
  const where = `It is ${whereabouts(stock, holder)}`;
  const last = lastMovedOn(device);
  if (!fitting.moves || !advance(custodyMachine, custodyOf(holder), { type: 'fit' }))
    return `${where}, and stays there.`;
  if (fitting.date !== '' && fitting.date < last)
    return `${where} since ${formatDate(last)}: dated before that, it stays there.`;
  return `${where}; it moves to this vehicle.`;
}
