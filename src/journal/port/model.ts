import type { UnknownAction } from '@reduxjs/toolkit';

/** Why a fact cannot be, in a sentence for the person who says it. */
export interface Refusal {
  reason: string;
  /** When somebody else was faster at one field: which record and field, so that who it was can be looked up. */
  changed?: { record: string; field: string; now: string; was: string } | undefined;
}

/** Lifts what an older program wrote by one version: its facts and its states go together, so that neither is forgotten. */
export interface Upcaster {
  fact: (action: UnknownAction) => UnknownAction;
  state: (state: object) => object;
}

/** Something of what came from outside that does not fit and was left out: where it stood, and why, in words. */
export interface LeftOut {
  table: string;
  /** The record's identity; empty where it has none, or where a whole part was left out. */
  id: string;
  reason: string;
  content: unknown;
}

/** A fact without what does not fit; or why nothing of it does. */
export type CheckedFact = { fact: UnknownAction; leftOut: LeftOut[] } | { reason: string };

/**
 * Tells of what came from outside, of whatever form it is, how much of it fits; of a state and of a fact, which may hold a
 * whole state, bit by bit, telling how much is done, from 0 to 1. Nothing of it ever throws.
 */
export interface Checks<State extends object> {
  /** A state without what does not fit. */
  state: (state: unknown) => Generator<number, { state: State; leftOut: LeftOut[] }>;
  fact: (fact: UnknownAction) => Generator<number, CheckedFact>;
  /** What facts made of a state that is not as it must be, in words. */
  misfit: (before: State, after: State) => string | undefined;
}

/** Told while facts are replayed, of each that changes nothing: its place among the facts, and why. */
export interface ReplayListeners {
  /** The rules refuse it now: somebody was faster. */
  overtaken: (place: number, refusal: Refusal) => void;
  /** No reducer can take it, or it makes what is not as it must be; the reason is a sentence. */
  unreadable: (place: number, reason: string) => void;
}

/** All that the engine knows of the business whose facts it keeps: how they read, what they change, when they cannot be. */
export interface Model<State extends object> {
  /** The version of the facts and snapshots that this program writes. */
  version: number;
  /** Fetches what lifts older facts and snapshots, by the version that each lifts from. */
  upcasters: () => Promise<Readonly<Record<number, Upcaster>>>;
  /** The state before any fact. */
  empty: State;
  /** The business's part of a store's state. */
  of: (root: object) => State;
  /** Whether two states are the same, told by identity of their parts. */
  same: (one: State, other: State) => boolean;
  isFact: (action: UnknownAction) => boolean;
  /** A fact as it will travel: plain JSON, whatever it was made of, that nobody else can change any more, with what it decides in this state. */
  asSaid: (action: UnknownAction, state: State) => UnknownAction;
  /** A fact that was said as the journal has kept it, by what stands of it in a state: it may be of another day. */
  asKept: (fact: UnknownAction, state: State) => UnknownAction;
  /** The identities of the records that a fact is about. */
  aboutOf: (fact: UnknownAction) => readonly string[];
  /** Why a fact cannot be in this state; nothing when it can. */
  refusal: (state: State, fact: UnknownAction) => Refusal | undefined;
  /** The same bit by bit, telling how much is done, from 0 to 1: of a fact about many records it takes long. */
  refusing: (state: State, fact: UnknownAction) => Generator<number, Refusal | undefined>;
  /** Works out what a fact comes to in a state before it is said there, so that nobody waits for that when it is. */
  foresee: (state: State, fact: UnknownAction) => void;
  /** Of a fact that may go in in part, what tells why the rest of it does not in a state; undefined of any other. */
  leftOut: (fact: UnknownAction) => ((state: State) => readonly Refusal[]) | undefined;
  /** Fetches what it takes to replay these facts. */
  readyFor: (facts: readonly UnknownAction[]) => Promise<void>;
  /** The state after facts, bit by bit as far as one of them takes long. */
  replaying: (
    state: State,
    facts: readonly UnknownAction[],
    listeners: ReplayListeners,
    misfit?: Checks<State>['misfit'],
  ) => Generator<number, State>;
  /** Fetches what tells whether something from outside fits. */
  checks: () => Promise<Checks<State>>;
  /**
   * The fact that takes back another one, by what that changed in the state before it; or what the journal has `told` of it,
   * where that tells in another form what became of the state.
   */
  undoing: (fact: UnknownAction, before: State, told?: UnknownAction) => UnknownAction;
  /** The fact that puts a whole state in the place of whatever there is, after the journal was lost. */
  recovering: (state: State) => UnknownAction;
}

/** The fact that takes back an entry, and the identity of that. */
export interface Inverse {
  inverse: UnknownAction;
  undoes: string;
}

/** What became of a fact in the journal's order: it has a place, or it came to nothing, and why. */
export type FactOutcome = { kept: number } | { missed: string; changed?: Refusal['changed'] };
