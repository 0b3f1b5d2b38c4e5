import type { UnknownAction } from '@reduxjs/toolkit';

/** A fact on its way into the journal: what happened, who said so, and when (ISO instant). */
export interface Draft {
  /** Given once, when the fact is said; appending the same id again is no second entry. */
  id: string;
  at: string;
  by: string;
  /** The version of the fact's form; older ones pass through the upcasters when they are read. */
  version: number;
  action: UnknownAction;
}

/** A fact in its place: `seq` is its rank in the one total order, from 1. */
export interface Entry extends Draft {
  seq: number;
}

/** The whole state after the entry `seq`, so that a start need not read what came before. */
export interface Snapshot {
  seq: number;
  version: number;
  state: unknown;
}

/** What could not be read, kept apart with the reason, so that the rest loads and nothing is thrown away. */
export interface SetAside {
  what: 'entry' | 'snapshot';
  seq: number;
  reason: string;
  content: unknown;
}

/** Thrown when the journal behind the port is no longer the one that was opened: it was deleted. Reading snapshots does not tell. */
export class JournalLostError extends Error {
  override readonly name = 'JournalLostError';
}

/**
 * A durable, totally ordered list of facts. The browser's own database is one, memory another; a shared server would
 * be a third, and nothing else may know which one runs. Every call may reject; none may apply half of what it was given.
 */
export interface Journal {
  /** The kept snapshots, newest first: the newest and the one before it. Their content is unchecked. */
  snapshots(): Promise<Snapshot[]>;
  /** The entries after `seq`, in order. Their content is unchecked. */
  since(seq: number): Promise<Entry[]>;
  /** The newest `limit` entries (at least 1), newest first, from before the snapshot as well. */
  newest(limit: number): Promise<Entry[]>;
  /** Appends all drafts or none; a draft whose id is known already keeps its first place. Resolves when durable. */
  append(drafts: readonly Draft[]): Promise<void>;
  /**
   * Keeps the snapshot, and drops older ones only after it was read back; one whose place is reached already is ignored.
   * Entries stay for the activity list. A snapshot at 0 is the way into a journal that took a deleted one's place.
   */
  compact(snapshot: Snapshot): Promise<void>;
  /** Moves an entry or a snapshot out of the way. */
  setAside(item: SetAside): Promise<void>;
  aside(): Promise<SetAside[]>;
  /** Calls back after every change that any holder of the same journal made, other tabs included. */
  subscribe(onNews: () => void): () => void;
  close(): Promise<void>;
}
