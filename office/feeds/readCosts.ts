import { placeIn, type Asked } from '../facts/asked';
import type { HistoryIndex } from './historyIndex';

/** What it takes to look through all that is about many records, or is newest. */
const COST_OF_MANY = 20;
/** What it takes to answer, as far as is known before; of anything else one. */
const COSTS: ReadonlyMap<string, number> = new Map([
  ['newest', COST_OF_MANY],
  ['written', 20],
  ['inverse', 50],
]);
/** So many entries of a list take one more. */
const ENTRIES_OF_ONE = 50;
/** No list of activities is longer, nor does a backup read more of the journal at once. */
const MOST_ENTRIES = 10_000;

/** How many entries are asked for, as many as may be. */
export const limitIn = (value: unknown): number => Math.min(MOST_ENTRIES, Math.max(1, placeIn(value)));

const entriesCost = (entries: number) => Math.floor(entries / ENTRIES_OF_ONE);

/** What a request takes of what somebody may read, besides what is looked through for a history. */
export const costOf = (request: string, { limit }: Asked): number =>
  (COSTS.get(request) ?? 1) + (request === 'history' ? 0 : entriesCost(limitIn(limit)));

/** What it takes to look through so many entries about a record. */
export const costOfLook = (entries: number, isThroughAll: boolean): number =>
  entriesCost(entries) + (isThroughAll ? COST_OF_MANY : 0);

/** Whether all about many records is read for so many about one, as its places are not known yet. */
export function looksThroughAll(
  { placesOf }: Pick<HistoryIndex, 'placesOf'>,
  record: string,
  entries: number,
): boolean {
  const { places, isAll } = placesOf(record);
  return !isAll && places.length < entries;
}
