import { comparedName } from '@/store/kit/typed/cleanText';
import type { Holder } from '@/store/kit/movements/holder';
import { selectPlaces } from '@/store/stock/onHand/places';
import type { StockState } from '@/store/stock/onHand/stockState';

/** Where a line of a count says that it is, or why that cannot be told. */
type Placed = { place: Holder } | { wrong: string };

/** Finds the places as a line of a count may name them: the store, a branch or an installer, with its kind where two have one name. */
export function placesNamed(stock: StockState): (typed: string) => Placed {
  const byName = new Map<string, Holder[]>();
  for (const { holder, name, label } of selectPlaces(stock)) {
    const kinds = { branch: `Branch ${name}`, installer: `Bag of ${name}` } as const;
    const further = holder.at === 'branch' || holder.at === 'installer' ? [kinds[holder.at]] : [];
    for (const one of new Set([name, label, ...further].map(comparedName)))
      byName.set(one, [...(byName.get(one) ?? []), holder]);
  }
  return (typed) => {
    const [place, other] = byName.get(comparedName(typed)) ?? [];
    if (!place)
      return { wrong: `No branch and no installer is called ${typed}. Correct it, or add it under Settings, Stock.` };
    return other ? { wrong: `${typed} is more than one place: write Branch ${typed} or Bag of ${typed}.` } : { place };
  };
}
