import type { Bytes } from '@/journal/kit/bytes';
import { namesIn } from '@/journal/kit/contentNames';
import type { Contents, Draft, Parcel } from '@/journal/port/port';

export type PendingBlobs = ReturnType<typeof createPendingBlobs>;

/**
 * Bytes that lie ready for a fact that will name them: they are kept together with it, so that neither is ever kept
 * alone. Until then they last as long as the page.
 */
export function createPendingBlobs() {
  const pendingBlobs = new Map<string, Bytes>();

  /** What of it a draft names. */
  const namedBy = (draft: Draft): [hash: string, bytes: Bytes][] => {
    if (pendingBlobs.size === 0) return [];
    const names = new Set(namesIn(JSON.stringify(draft)));
    return [...pendingBlobs].filter(([hash]) => names.has(hash));
  };

  /** A draft with all bytes that it names, in the form in which it travels. */
  const parcelOf = (draft: Draft, travelling: Parcel = draft): Parcel => {
    const named = namedBy(draft);
    return named.length === 0
      ? travelling
      : { ...travelling, contents: new Map([...(travelling.contents ?? []), ...named]) };
  };

  return {
    add: (hash: string, bytes: Bytes) => void pendingBlobs.set(hash, bytes),

    parcelOf,

    /** How many of those drafts, from the first on, name no bytes that are not kept yet. */
    wholeAmong(drafts: readonly Draft[]): number {
      const end = drafts.findIndex((draft) => namedBy(draft).length > 0);
      return end < 0 ? drafts.length : end;
    },

    /** Lets go of what is kept by now. */
    drop(hashes: Iterable<string>) {
      for (const hash of hashes) pendingBlobs.delete(hash);
    },

    /** Contents in which the bytes that lie ready are found as well. */
    over: (contents: Contents): Contents => ({
      ...contents,
      async get(hashes) {
        // Before the others are read: what lies ready may have been kept in between.
        const ready = hashes.map((hash) => pendingBlobs.get(hash));
        const kept = ready.every(Boolean) ? [] : await contents.get(hashes);
        return ready.map((bytes, index) => bytes ?? kept[index]);
      },
    }),
  };
}
