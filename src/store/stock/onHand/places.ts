import { createSelector } from '@reduxjs/toolkit';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Reader } from '@/store/kit/roles';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { holderKey, STORE, type Holder } from '@/store/kit/movements/holder';

/** A place that things are handed over from and to. */
export interface Place {
  /** The holder as one text. */
  key: string;
  holder: Holder;
  name: string;
  /** What tells it from another place of the same name. */
  label: string;
}

const placeOf = (holder: Holder, name: string, kind?: string): Place => ({
  key: holderKey(holder),
  holder,
  name,
  label: kind === undefined ? name : `${name}, ${kind}`,
});

/** The store, the branches and the installers: between these a challan goes. */
export const selectPlaces = createSelector([selectBranches, selectInstallers], (branches, installers): Place[] => [
  placeOf(STORE, 'Store'),
  ...branches.map(({ id, branch }) => placeOf({ at: 'branch', id }, branch, 'branch')),
  ...installers.map(({ id, name }) => placeOf({ at: 'installer', id }, name, 'installer')),
]);

/** From where things are handed over unless somebody says otherwise: by an installer from his own bag. */
export const selectUsualGiver = ({ origin: { readBy } }: { origin: { readBy?: Reader | undefined } }): string =>
  readBy?.installerId === undefined ? STORE.at : holderKey({ at: 'installer', id: readBy.installerId });

/** The branch with a name, as a place; undefined where there is none. */
export const branchNamed = (places: readonly Place[], name: string): Place | undefined =>
  places.find((place) => place.holder.at === 'branch' && comparedName(place.name) === comparedName(name));
