import { createSelector } from '@reduxjs/toolkit';
import type { Noun } from '@/store/business/business';
import { selectWithheld } from '@/store/business/feeds/withheld';
import { LEAK_KINDS, VEHICLE_LEAKS, type LeakKind, type VehicleLeak } from '@/store/stock/leaks/leakKinds';
import { selectLeaks } from '@/store/stock/leaks/stockLeaks';
import type { Leak } from '@/store/stock/leaks/leak';
import { comparedDays } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
import { selectVehicleLeaks } from './vehicleLeaks';

type Kind = VehicleLeak | LeakKind;

/** What it takes to find leaks of a kind, of the nouns that are withheld from some. */
const NEEDS: { readonly [Of in Kind]?: Noun } = {
  unbilled: 'bills',
  madeFree: 'bills',
  unlive: 'bills',
  tooMuch: 'bills',
  tooLittle: 'bills',
  interestTooMuch: 'bills',
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

/** What is known to be at stake by leaks, in rupees. */
const stakeOf = (leaks: readonly Leak[]) => sumOf(leaks.map(({ amount = 0 }) => amount));

/** What costs most first, and of what costs the same what is so for longest. */
const dearestFirst = (leaks: readonly Leak[]) =>
  leaks.toSorted(
    (one, other) => (other.amount ?? 0) - (one.amount ?? 0) || comparedDays(one.since ?? '', other.since ?? ''),
  );

/** What of the vehicles and of the stock is lost, late or contradicts itself on `today` (ISO date), by kind, with what is at stake in rupees: the dearest first. */
export const selectAllLeaks = createSelector(
  [selectVehicleLeaks, selectLeaks, selectWithheld],
  (ofVehicles, ofStock, withheld) => {
    const byKind: Record<Kind, readonly Leak[]> = { ...ofVehicles, ...ofStock };
    return [...VEHICLE_LEAKS, ...LEAK_KINDS]
      .filter((kind) => byKind[kind].length > 0 && isFound(withheld, kind))
      .map((kind) => ({ kind, leaks: dearestFirst(byKind[kind]), stake: stakeOf(byKind[kind]) }))
      .toSorted((one, other) => other.stake - one.stake);
  },
);

/** How many leaks there are on `today` (ISO date). */
export const selectLeakCount = createSelector([selectAllLeaks], (kinds) =>
  kinds.reduce((sum, { leaks }) => sum + leaks.length, 0),
);

/** What is at stake by these goes by the prices at which things were bought last. */
const BY_PRICES: readonly Kind[] = ['closedLive', 'lost', 'late', 'overdue'];

/** The kinds of the leaks on `today` (ISO date) of which nobody here can know what is at stake. */
export const selectNotValued = createSelector([selectAllLeaks, selectWithheld], (found, withheld) =>
  withheld.has('requests') ? found.map(({ kind }) => kind).filter((kind) => BY_PRICES.includes(kind)) : [],
);
