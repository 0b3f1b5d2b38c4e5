import type { Draft, Parcel } from '@/journal/port/port';

/** What was said and is not in the journal yet, kept in this browser while the journal is not: it outlasts a closed tab. */
export interface Outbox<Item extends { id: string } = Parcel> {
  /** Every draft that waits, of closed tabs as well, in the order in which they were put in, with the bytes that it came with. */
  all(): Promise<Item[]>;
  /** Puts drafts in, each together with its bytes; resolves when durable. One that is in already keeps its place. */
  put(parcels: readonly Item[]): Promise<void>;
  /** Takes out those that the journal answered for, with their bytes; gives the ids of those that were in. */
  take(ids: readonly string[]): Promise<string[]>;
  /** Calls back after others, in other tabs as well, put something in. */
  subscribe(onNews: () => void): () => void;
  close(): Promise<void>;
}

/**
 * What pages had said and not yet kept when they were left, in this browser: written at once, as a page that goes waits
 * for nothing. Nothing of it ever throws.
 */
export interface UnsavedAtUnload {
  /** What all pages left, of each in its order, those first that were said first. Its content is unchecked. */
  all(): object[];
  /** Puts these in the place of what this page left before, and of them what others did, as far as there is room: the earliest first. */
  leave(drafts: readonly Draft[]): void;
  /** Takes out those whose outcome is known. */
  take(ids: readonly unknown[]): void;
}
