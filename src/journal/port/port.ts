import type { UnknownAction } from '@reduxjs/toolkit';
import type { Inverse, Refusal } from './model';

/** A fact on its way into the journal: what happened, who said so, and when (ISO instant). It is plain JSON. */
export interface Draft {
  /** Given once, when the fact is said; appending the same id again is no second entry. */
  id: string;
  at: string;
  by: string;
  /** The version of the fact's form; older ones pass through the upcasters when they are read. */
  version: number;
  /** The identities of the records that it is about: each of them has it in its history. */
  about: readonly string[];
  action: UnknownAction;
  /** Where the action's payload is when it is too large to travel with it: the hash of its JSON among the contents. */
  bulk?: string;
  /** Where the payload of an Undo is there, too: the type of the fact that it takes back. */
  takesBack?: string;
  /** The identity of the draft that it takes back. */
  undoes?: string | undefined;
  /**
   * Whether this program has said it or checked it. A journal gives it back for what is still as it was put in, where nobody but
   * programs like this one can have put it there: in this browser, and for the snapshots of an office's clerks.
   */
  checked?: true;
}

/** A draft with bytes that it names and that may not be among the contents yet, by their hash; they do not change any more. */
export interface Parcel extends Draft {
  contents?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /**
   * Brought along from another journal, with its own author and time. A journal in this browser takes it like any other; one
   * that others write to, which says itself who said what and when, lets in only those that may move a business in.
   */
  moved?: true;
}

/** A fact in its place: `seq` is its rank in the one total order, from 1. */
export interface Entry extends Draft {
  seq: number;
  /** Why it changed nothing, where the journal itself has validated it. */
  overtaken?: string | undefined;
}

/** What became of a draft: it has a place in the order, or the journal will never take it, and why (a sentence). */
export type Answer = { kept: number } | { refused: string; changed?: Refusal['changed'] };

/** The whole state after the entry `seq`, so that a start need not read what came before. */
export interface Snapshot {
  seq: number;
  version: number;
  state: unknown;
  /** The entries up to `seq` that were overtaken, by their place, each with the reason. */
  overtaken: Readonly<Record<number, string>>;
  /** The places up to `seq` that were passed over: where another one is by now, it holds what that said. */
  passedOver?: readonly number[];
  /** Of one at 0: how far the deleted journal was read whose place this one took. */
  upTo?: number;
  /** As of a draft. */
  checked?: true;
}

/**
 * What could not be read, kept apart with the reason, so that the rest loads and nothing is thrown away. `rows` are
 * those of the entry or the snapshot at that place that do not fit, or, at 0, of a backup; it stays where it is. A `draft`
 * was said in a page that is gone and has no place.
 */
export interface SetAside {
  what: 'entry' | 'snapshot' | 'rows' | 'draft';
  seq: number;
  reason: string;
  content: unknown;
}

/**
 * Bytes beside the journal, of any length, by the hash that the facts name: attachments and bulk. The same bytes are
 * kept once.
 */
export interface Contents {
  /**
   * Keeps the bytes; resolves when durable. Keeping them again changes no more than when they were put last. Rejects when
   * nothing is known.
   */
  put(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** The bytes of each hash, in the order asked and as of one moment; undefined for those that are not there. */
  get(hashes: readonly string[]): Promise<(Uint8Array<ArrayBuffer> | undefined)[]>;
  /** The hashes of those that were last put before that instant (ISO). */
  hashes(before: string): Promise<string[]>;
  /** Removes some of them, without those that were put again since that instant. */
  remove(hashes: readonly string[], before: string): Promise<void>;
}

/** Thrown when the journal behind the port is no longer the one that was opened: it was deleted. Reading snapshots does not tell. */
export class JournalLostError extends Error {
  override readonly name = 'JournalLostError';
}

/** Thrown when a newer program has brought the journal to a form that this one cannot read or write: it must be loaded anew. */
export class NewerProgramError extends Error {
  override readonly name = 'NewerProgramError';
}

/**
 * A durable, totally ordered list of facts, and the contents that they name. The browser's own database is one, memory
 * another, a shared server a third; nothing else may know which one runs. Every call may reject; none may apply half of
 * what it was given. No entry is ever dropped: a record's history has no end.
 */
export interface Journal {
  /**
   * The kept snapshots, newest first: the newest and the one before it, or at most `limit` of them; of places before `before`
   * alone, where that is given: no other one is read. Their content is unchecked where they do not say that it is.
   */
  snapshots(limit?: number, before?: number): Promise<Snapshot[]>;
  /** The entries after `seq`, in order, at most `limit` of them. Their content is unchecked. */
  since(seq: number, limit?: number): Promise<Entry[]>;
  /** The newest `limit` entries (at least 1), newest first, from before the snapshot as well. */
  newest(limit: number): Promise<Entry[]>;
  /** The newest `limit` entries about a record, newest first, however many others came since. */
  history(record: string, limit: number): Promise<Entry[]>;
  /**
   * Appends the drafts in their order and answers for each, in the same order, when that is durable. A draft whose id is
   * known already is answered with its first place; one that is refused keeps none of the others out, and its bytes are
   * not kept. Bytes are kept together with their draft, or, where contents lie elsewhere, before it. Rejects only when
   * nothing is known of any of them: then they may be appended again.
   */
  append(drafts: readonly Parcel[]): Promise<Answer[]>;
  /** Of a journal that tells what became of the state: its facts after `seq` as they were said, in order, at most `limit` of them. */
  written?(seq: number, limit: number): Promise<Entry[]>;
  /** Of such a one: the fact that takes back the entry at a place; undefined when there is none. */
  inverse?(place: number): Promise<Inverse | undefined>;
  /**
   * Keeps the snapshot, and drops older ones only after it was read back; one whose place is reached already is ignored.
   * A snapshot at 0 is the way into a journal that took a deleted one's place.
   */
  compact(snapshot: Snapshot): Promise<void>;
  contents: Contents;
  /**
   * The places of entries that everybody passes over, as far as is known since the last reading: whoever runs a shared journal may
   * say so of any, and who has read one of them by then reads all anew. They are in nothing that is read.
   */
  passedOver(): readonly number[];
  /** Moves an entry or a snapshot out of the way, or keeps rows that were left out of one, or a draft, once. */
  setAside(item: SetAside): Promise<void>;
  aside(): Promise<SetAside[]>;
  /** Calls back after every change of entries or snapshots that any holder of the same journal made, other tabs included. */
  subscribe(onNews: () => void): () => void;
  close(): Promise<void>;
}
