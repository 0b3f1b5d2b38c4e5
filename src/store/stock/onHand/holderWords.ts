import type { Holder, HolderKind } from '@/store/kit/movements/holder';
import type { StockState } from './stockState';

type Places = Pick<StockState, 'branches' | 'installers' | 'challans' | 'vehicles'>;

/** What a place is called: a branch or an installer by name, a challan by its number, a vehicle by its plate. */
export function placeName({ branches, installers, challans, vehicles }: Places, { at, id = '' }: Holder): string {
  const names: Record<HolderKind, string> = {
    store: 'Store',
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
function onItsWay(places: Places, challanId: string): string {
  const challan = places.challans.entities[challanId];
  return challan
    ? `on its way from ${placeName(places, challan.from)} to ${placeName(places, challan.to)} by challan ${challan.number}`
    : 'on its way';
}

/** Where a thing is, as it ends a sentence: `in the store`, `in the bag of Rakesh Yadav`. */
export function whereabouts(places: Places, holder: Holder): string {
  const name = placeName(places, holder);
  const words: Record<HolderKind, string> = {
    store: 'in the store',
    branch: `at the branch ${name}`,
    installer: `in the bag of ${name}`,
    challan: onItsWay(places, holder.id ?? ''),
    vehicle: `in the vehicle ${name}`,
    device: `in the device ${name}`,
    repairer: `in repair at ${name}`,
    scrapped: 'scrapped',
    lost: 'lost',
  };
  return words[holder.at];
}
