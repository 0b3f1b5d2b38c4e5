import { placeIn, type Asked } from '../facts/asked';
import type { HistoryIndex } from './historyIndex';

/** What it takes to answer, as far as is known before; of anything else one. */
const COSTS: ReadonlyMap<string, number> = new Map([
  ['newest', 20],
  ['written', 20],
  ['inverse', 50],
]);
/** So many entries of a list take one more. */
export const ENTRIES_OF_ONE = 50;
/** No list of activities is longer, nor does a backup read more of the journal at once. */
const MOST_ENTRIES = 10_000;

/** How many entries are asked for, as many as may be. */
export const limitIn = (value: unknown): number => Math.min(MOST_ENTRIES, Math.max(1, placeIn(value)));

/** What a request takes of what somebody may read. */
export const costOf = (request: string, { limit }: Asked): number =>
  (COSTS.get(request) ?? 1) + Math.floor(limitIn(limit) / ENTRIES_OF_ONE);

/** Whether all about many records is read for it, as the places of a record are not known yet. */
export const looksThroughAll = (
  { placesOf }: Pick<HistoryIndex, 'placesOf'>,
  request: string,
  { record, limit }: Asked,
): boolean => {
  if (request !== 'history' || typeof record !== 'string') return false;
  const { places, isAll } = placesOf(record);
  return !isAll && places.length < limitIn(limit);
};
