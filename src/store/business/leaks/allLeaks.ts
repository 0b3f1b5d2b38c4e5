import { createSelector } from '@reduxjs/toolkit';
import type { Noun } from '@/store/business/business';
import { selectWithheld } from '@/store/business/feeds/withheld';
import { LEAK_KINDS, VEHICLE_LEAKS, type LeakKind, type VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { selectLeaks } from '@/store/stock/leaks/stockLeaks';
import { selectVehicleLeaks } from './vehicleLeaks';

type Kind = VehicleLeak | LeakKind;

/** What it takes to find leaks of a kind, of the nouns that are withheld from some. */
const NEEDS: { readonly [Of in Kind]?: Noun } = {
  unbilled: 'bills',
  unlive: 'bills',
  closedOwing: 'bills',
  unscanned: 'requests',
};
const isFound = (withheld: ReadonlySet<Noun>, kind: Kind) => {
  const needed = NEEDS[kind];
  return needed === undefined || !withheld.has(needed);
};

/** The nouns without which leaks of some kinds cannot be found here, with these kinds. */
export const selectNotLookedFor = createSelector([selectWithheld], (withheld) =>
  [...new Set(Object.values(NEEDS))].flatMap((noun) => {
    const kinds = [...VEHICLE_LEAKS, ...LEAK_KINDS].filter((kind) => NEEDS[kind] === noun);
    return withheld.has(noun) ? [{ noun, kinds }] : [];
  }),
);

/** What of the vehicles and of the stock is lost, late or contradicts itself on `today` (ISO date), by kind, the oldest first. */
export const selectAllLeaks = createSelector(
  [selectVehicleLeaks, selectLeaks, selectWithheld],
  (byKind, ofStock, withheld) => [
    ...VEHICLE_LEAKS.filter((kind) => isFound(withheld, kind))
      .map((kind) => ({
        kind,
        leaks: byKind[kind].toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? '')),
      }))
      .filter(({ leaks }) => leaks.length > 0),
    ...ofStock.filter(({ kind }) => isFound(withheld, kind)),
  ],
);

/** How many leaks there are on `today` (ISO date). */
export const selectLeakCount = createSelector([selectAllLeaks], (kinds) =>
  kinds.reduce((sum, { leaks }) => sum + leaks.length, 0),
);
