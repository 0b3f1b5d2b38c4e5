import { deleteDB } from 'idb';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { hashOf } from '@/journal/kit/hash';
import { isObject } from '@/journal/kit/isObject';
import type { Journal } from '@/journal/port/port';
import type { OwnBusiness, OwnStage } from '@/store/browser/officeSlice';

/** Under this name a browser keeps the business that it has by itself, without an office. */
export const OWN = 'trackyard';

/** As many letters as the identity of a history has. */
const ID_LENGTH = 16;
const STAGES: readonly OwnStage[] = ['begun', 'moved', 'left'];

const keyOf = (office: string, id: string) => `trackyard.ownBusiness.${office}.${id}`;

/** The journal of that business. The embedded mode alone has its code at hand. */
export const openOwnJournal = async (): Promise<Journal> =>
  (await import('@/journal/adapters/indexedDb')).indexedDbJournal(OWN);

/** What became of the own business of that identity with regard to that office, as this browser remembers it. */
function stageFor(office: string, id: string): OwnStage | undefined {
  try {
    const kept = localStorage.getItem(keyOf(office, id));
    return STAGES.find((stage) => stage === kept);
  } catch {
    return undefined;
  }
}

/** Remembers it, and gives what it is now: what another tab has moved whole stays moved. Without storage it is asked again. */
export function keepStage(office: string, id: string, stage: OwnStage): OwnStage {
  const kept = stageFor(office, id) === 'moved' ? 'moved' : stage;
  try {
    localStorage.setItem(keyOf(office, id), kept);
  } catch {
    // Storage is full or switched off.
  }
  return kept;
}

/** Whether there is a database of that name; asking makes none. A browser that does not list them tells of none. */
const isThere = async () => 'databases' in indexedDB && (await indexedDB.databases()).some(({ name }) => name === OWN);

/**
 * The business that this browser keeps by itself, from before an office was opened at this address; undefined where nothing was
 * ever entered in it. Its identity is that of its first two entries, so that it stays what it is while more is entered. Rejects
 * when the browser's storage cannot be read.
 */
export async function findOwnBusiness(office: string): Promise<OwnBusiness | undefined> {
  if (!(await isThere())) return undefined;
  const journal = await openOwnJournal();
  try {
    const [first, second] = await journal.since(0, 2);
    if (!first || !second) return undefined;
    const named = [first, second].map(({ id, at }) => ({ id, at }));
    const id = (await hashOf(new TextEncoder().encode(JSON.stringify(named)))).slice(0, ID_LENGTH);
    return { id, since: first.at, stage: stageFor(office, id) };
  } finally {
    await journal.close();
  }
}

/** Removes that business from this browser for good, with what its pages left. */
export async function removeOwnBusiness(): Promise<void> {
  await deleteDB(OWN);
  const unsaved = leftInLocalStorage(OWN);
  unsaved.take(
    unsaved
      .all()
      .filter(isObject)
      .map(({ id }) => String(id)),
  );
}
