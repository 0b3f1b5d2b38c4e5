import type { Bytes } from '@/journal/kit/bytes';
import type { Parcel } from '@/journal/port/port';
import type { Outbox } from '@/journal/sync/outbox';
import { sealed, sealedJson, unsealed, unsealedJson } from './sealing';

/** A parcel of which only its identity, and the hashes of what goes with it, can be read. */
interface SealedParcel {
  id: string;
  /** Newer than every program of before, which leaves it where it lies. */
  version: number;
  sealed: Bytes;
  contents?: ReadonlyMap<string, Bytes>;
}

/** As it lies in the browser: an earlier version, or a page that went at once, has left it open. */
export type LyingParcel = Parcel | SealedParcel;

const eachOf = async (contents: ReadonlyMap<string, Bytes>, made: (bytes: Bytes) => Promise<Bytes>) =>
  new Map(await Promise.all(Array.from(contents, async ([name, bytes]) => [name, await made(bytes)] as const)));

const sealedWith = async (key: CryptoKey, { contents, ...draft }: Parcel): Promise<SealedParcel> => ({
  id: draft.id,
  version: Number.MAX_SAFE_INTEGER,
  sealed: await sealedJson(key, draft),
  ...(contents && { contents: await eachOf(contents, (bytes) => sealed(key, bytes)) }),
});

/**
 * An outbox in which what waits can be read by its author alone: all that goes in is sealed with their key. A sign-in without a key
 * puts it in open, and leaves what is sealed to one that has it.
 * @param shut told which ones the author's own key does not open, as another secret of the office has sealed them
 */
export function sealedOutbox(
  outbox: Outbox<LyingParcel>,
  key: CryptoKey | undefined,
  shut: (ids: readonly string[]) => void,
): Outbox {
  const open = async (lying: LyingParcel): Promise<Parcel> => {
    if (!('sealed' in lying)) return lying;
    if (!key) throw new Error('This sign-in has no key.');
    const draft = (await unsealedJson(key, lying.sealed)) as Parcel;
    const { contents } = lying;
    return contents ? { ...draft, contents: await eachOf(contents, (bytes) => unsealed(key, bytes)) } : draft;
  };
  return {
    ...outbox,
    async all() {
      const lying = await outbox.all();
      const found = await Promise.allSettled(lying.map(open));
      // What this key does not open, or is damaged, stays where it lies.
      if (key) shut(lying.flatMap(({ id }, place) => (found[place]?.status === 'rejected' ? [id] : [])));
      return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    },
    put: async (parcels) => outbox.put(key ? await Promise.all(parcels.map((one) => sealedWith(key, one))) : parcels),
  };
}
