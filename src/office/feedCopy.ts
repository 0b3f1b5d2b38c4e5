import { inTransaction } from '@/journal/adapters/connection';
import { memoryShelf } from '@/journal/adapters/memory';
import { isObject } from '@/journal/kit/isObject';
import { packedText, unpackedText } from '@/journal/kit/bytes';
import type { Journal, Snapshot } from '@/journal/port/port';
import { emptyBusiness, type Business } from '@/store/business/business';
import { partsOfWhole } from '@/store/business/feeds/partsOfWhole';
import { feedDeltas } from '@/store/business/feeds/wholeOfParts';
import { afterFact } from '@/store/business/replay';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { isOfficeUser } from './boards';
import type { OfficeSession } from './keptSession';
import { sealedShelf } from './sealedShelf';
import { sealed, sealedJson, sealKey, unsealed, unsealedJson } from './sealing';
import { FEED_FORM } from '@/journal/adapters/nats/feedProtocol';

/** What this browser was told of a business, up to some place. */
export interface FeedCopy {
  /** For whom it was told, as what they then were. */
  user: OfficeUser;
  /** ISO instant by this device's clock. */
  at: string;
  snapshot: Pick<Snapshot, 'seq' | 'version' | 'state'>;
}

/** One copy: for whom it is and when it was told first, then what was told, packed, part by part. */
const shelf = sealedShelf<number>('copy');

/**
 * Keeps a copy in the place of the last one, so that there is one at most in a browser, whoever it is for.
 * @param isCurrent whether that person is still signed in here
 */
export async function keepFeedCopy(
  business: string,
  session: OfficeSession,
  { user, at, snapshot: { seq, version, state } }: FeedCopy,
  isCurrent: () => boolean,
): Promise<void> {
  const key = await sealKey(business, session);
  const parts = [await sealedJson(key, { form: FEED_FORM, user, at, snapshot: { seq, version } })];
  for (const part of partsOfWhole(state as Business))
    parts.push(await sealed(key, await packedText(JSON.stringify(part))));
  // Sealing takes a while, and a removal has nothing after it.
  if (!isCurrent()) return;
  await shelf.use(business, (db) => {
    const tx = db.transaction('parts', 'readwrite');
    return inTransaction(tx, async () => {
      await tx.store.clear();
      await Promise.all(parts.map((part, place) => tx.store.put(part, place)));
    });
  });
}

/** The copy that this browser keeps for whoever is signed in so; undefined where there is none that this sign-in opens. */
export async function readFeedCopy(business: string, session: OfficeSession): Promise<FeedCopy | undefined> {
  try {
    const key = await sealKey(business, session);
    const [first, ...parts] = await shelf.use(business, (db) => db.getAll('parts'));
    const head = first && (await unsealedJson(key, first));
    if (!isObject(head) || !isOfficeUser(head.user) || head.user.name !== session.name) return undefined;
    // Rows of another form would be read as what they are not.
    const { form, ...copy } = head as unknown as FeedCopy & { form: unknown };
    if (form !== FEED_FORM) return undefined;
    const told = feedDeltas.beginWhole();
    for (const part of parts) told.take(JSON.parse(await unpackedText(await unsealed(key, part))));
    return { ...copy, snapshot: { ...copy.snapshot, state: afterFact(emptyBusiness, told.whole()) } };
  } catch {
    // Another sign-in, another program or another hand has kept it.
    return undefined;
  }
}

/** Removes what this browser was told of the business of an office, for whomever. */
export const removeFeedCopy = shelf.remove;

/** A copy as a journal that can be read and nothing else: nobody but this program has sealed it, so that it is not checked again. */
export const journalOf = ({ snapshot }: FeedCopy): Journal => ({
  ...memoryShelf()(),
  snapshots: () => Promise.resolve([{ ...snapshot, overtaken: {}, checked: true }]),
});
