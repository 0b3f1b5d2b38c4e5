import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { isUserName } from '@/journal/adapters/nats/subjects';
import { leftInLocalStorage } from '@/journal/adapters/unsavedAtUnload';
import { isObject } from '@/journal/kit/isObject';
import type { WaitingHere } from '@/store/browser/officeSlice';
import { outboxOf } from './leaving';

/** How many changes wait in the outbox of that name, with what pages left at once when they went. */
export async function countWaiting(name: string): Promise<number> {
  const outbox = await indexedDbOutbox(name);
  const waiting = [...(await outbox.all()), ...leftInLocalStorage(name).all()].filter(isObject);
  await outbox.close();
  return new Set(waiting.map(({ id }) => id)).size;
}

/** The names of the databases that there are; a browser that does not list them tells of none. */
const databases = async () =>
  'databases' in indexedDB ? (await indexedDB.databases()).map(({ name = '' }) => name) : [];

/** Of whom something waits in this browser that an office does not have yet, in the order of their names: who it is, and how much. */
export async function waitingHere(business: string): Promise<WaitingHere[]> {
  const begin = outboxOf(business, '');
  const named = (await databases()).filter((name) => name.startsWith(begin)).map((name) => name.slice(begin.length));
  const people = named.filter(isUserName).toSorted();
  const counted = people.map(async (name) => ({ name, count: await countWaiting(outboxOf(business, name)) }));
  return (await Promise.all(counted)).filter(({ count }) => count > 0);
}
