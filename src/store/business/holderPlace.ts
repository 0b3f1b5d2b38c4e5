import { paths } from '@/paths';
import type { Holder } from '@/store/kit/movements/holder';
import type { StockState } from '@/store/stock/onHand/stockState';
import { RECORD_PLACES } from './recordPlaces';

/** Where a place and what is in it are shown; undefined of one that has no screen. */
export function placeOfHolder(
  { branches, installers, challans, devices, vehicles }: StockState,
  { at, id = '' }: Holder,
): string | undefined {
  const [branch, installer, challan, device, vehicle] = [
    branches.entities[id],
    installers.entities[id],
    challans.entities[id],
    devices.entities[id],
    vehicles.entities[id],
  ];
  if (at === 'store') return paths.stocks.onHand;
  if (at === 'branch') return branch && RECORD_PLACES.branches(branch);
  if (at === 'installer') return installer && RECORD_PLACES.installers(installer);
  if (at === 'challan') return challan && RECORD_PLACES.challans(challan);
  if (at === 'device') return device && RECORD_PLACES.devices(device);
  if (at === 'vehicle') return vehicle && paths.care.vehicleOf(vehicle.vehicleNo);
  return undefined;
}
