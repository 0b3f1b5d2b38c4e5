import type { Entry } from '@/journal/port/port';

/** An answer that is longer than one message: it is fetched slice by slice under its token. */
export interface Apart {
  apart: { token: string; bytes: number };
}

/** What one asks for that has read up to a place. */
export interface SinceAsked {
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

/** What somebody is told after a place: what became of what they may read, or all of it anew, in parts of so many bytes. */
export interface SinceAnswer extends EndAnswer {
  /** The feed that this person hears. */
  feed: string;
  /** The place up to which this tells all. */
  upTo: number;
  /** How many entries the desk passes over: whoever knows of others takes the whole. */
  passed: number;
  entries: readonly Entry[];
  whole?: { token: string; sizes: readonly number[] };
}

/** What the desk pushes to a feed: an entry, for whoever has heard all up to `after`; or nothing, where it is to be asked. */
export interface Pushed {
  after?: number;
  entry?: Entry;
  passed?: number;
}

/** What of a telling is fetched, in bytes. */
export interface SliceAsked {
  token: string;
  from: number;
}

/** Some bytes that somebody wants: those of a name, or the payload of the entry at a place, which travels apart. */
export type ContentAsked = { name: string } | { at: number };

/** So many bytes of an answer travel in one message. */
export const SLICE_BYTES = 512 * 1024;

/** What is packed begins so; what is not is the text of an object. */
const PACKED = 0x1f;
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === PACKED;

/** Where the desk pushes what a feed is told. */
export const feedAt = (feed: string): string => `office.feed.${feed}`;
