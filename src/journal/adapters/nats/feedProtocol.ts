import type { Entry } from '@/journal/port/port';

/** An answer that is longer than one message: it is fetched slice by slice under its token. */
export interface Apart {
  apart: { token: string; bytes: number };
}

/** In which form all that a feed holds is told; the next one where a program of before cannot read it. */
export const FEED_FORM = 2;

/** The identity of an entry that tells all up to its place, and whether one does. */
export const wholeAt = (seq: number): string => `whole-${seq}`;
export const isWhole = ({ id }: Pick<Entry, 'id'>): boolean => id.startsWith('whole-');

/** What one asks for that has read up to a place. */
export interface SinceAsked {
  /** The form that its program reads; absent of one from before there were forms. */
  form: number;
  after: number;
  /** The feed that it has heard so far; empty before it has heard one. */
  feed: string;
  /** How many entries were passed over in what it has read. */
  passed: number;
}

/** Where the journal ends, and which one it is. */
export interface EndAnswer {
  business: string;
  last: number;
}

/** Some rows of all that a feed holds, packed: whoever has bytes of that SHA-256 from before need not fetch them. */
export interface FeedPart {
  hash: string;
  /** How many. */
  bytes: number;
}

/** What somebody is told after a place: what became of what they may read, or all of it anew, in parts that lie one after another. */
export interface SinceAnswer extends EndAnswer {
  /** The feed that this person hears. */
  feed: string;
  /** The place up to which this tells all. */
  upTo: number;
  /** How many entries the desk passes over: whoever knows of others takes the whole. */
  passed: number;
  entries: readonly Entry[];
  whole?: { token: string; parts: readonly FeedPart[] };
}

/**
 * What the desk pushes to a feed: an entry, for whoever has heard all up to `after`; or that it is to be asked. Anybody may have an
 * answer of the desk sent to a feed, as a reply goes where whoever asks says: so nothing that the desk answers may look like this.
 */
export type Pushed = { after: number; entry: Entry; passed: number } | { ask: true };

/** What of a long answer is fetched: so many bytes from a place on, and no more than a slice holds. */
export interface SliceAsked {
  token: string;
  from: number;
  bytes: number;
}

/** Some bytes that somebody wants: those of a name, or the payload of the entry at a place, which travels apart. */
export type ContentAsked = { name: string } | { at: number };

/** So many bytes of an answer travel in one message. */
export const SLICE_BYTES = 512 * 1024;

/** Bytes that somebody has chosen travel behind this one, by which nobody takes them for something that the office says. */
const BYTES_FOLLOW = 0;

/** Some bytes as the desk answers with them. */
export function sliceOf(bytes: Uint8Array): Uint8Array {
  const slice = new Uint8Array(bytes.length + 1);
  slice[0] = BYTES_FOLLOW;
  slice.set(bytes, 1);
  return slice;
}
/** The bytes that were answered so; undefined of another answer. */
export const bytesOfSlice = (slice: Uint8Array): Uint8Array | undefined =>
  slice[0] === BYTES_FOLLOW ? slice.subarray(1) : undefined;

/** What is packed begins so; what is not is the text of an object. */
const PACKED = 0x1f;
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === PACKED;

/** Where the desk pushes what a feed is told. */
export const feedAt = (feed: string): string => `office.feed.${feed}`;
