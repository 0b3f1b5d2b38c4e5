import type { Holder, HolderKind } from '@/store/kit/movements/holder';
import { STOCK_SAID, type StockSaid } from './stockSaid';
import type { StockState } from './stockState';

type Places = Pick<StockState, 'branches' | 'installers' | 'challans' | 'vehicles'>;

/**
 * What a place is called: a branch or an installer by name, a challan by its number, a vehicle by its plate.
 * @param store what the store is called where the screen is not English
 */
export function placeName(
  { branches, installers, challans, vehicles }: Places,
  { at, id = '' }: Holder,
  store = 'Store',
): string {
  const names: Record<HolderKind, string> = {
    store,
    branch: branches.entities[id]?.branch ?? 'A branch that is gone',
    installer: installers.entities[id]?.name ?? 'An installer who is gone',
    challan: `Challan ${challans.entities[id]?.number ?? 'that is gone'}`,
    // One that nobody knows is named as it was written down.
    vehicle: vehicles.entities[id]?.vehicleNo ?? id,
    device: id,
    repairer: id,
    scrapped: 'Scrapped',
    lost: 'Lost',
  };
  return names[at];
}

/** By what a thing is on its way, as it ends a sentence. */
function onItsWay(places: Places, challanId: string, said: StockSaid): string {
  const challan = places.challans.entities[challanId];
  return challan
    ? said.challan(placeName(places, challan.from), placeName(places, challan.to), challan.number)
    : said.onItsWay;
}

/** Where a thing is, as it ends a sentence: `in the store`, `in the bag of Rakesh Yadav`. */
export function whereabouts(places: Places, holder: Holder, said: StockSaid = STOCK_SAID): string {
  const name = placeName(places, holder);
  const { at, id = '' } = holder;
  if (at === 'challan') return onItsWay(places, id, said);
  const words = said[at];
  return typeof words === 'string' ? words : words(name);
}
