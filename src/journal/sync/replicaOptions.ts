import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { inOneTabAtATime } from './inOneTab';
import type { Model, Refusal } from '@/journal/port/model';
import type { UnsavedAtUnload } from './outbox';
import type { Entry, Journal } from '@/journal/port/port';
import type { TabOutbox } from './tabOutbox';

/** What a replica works with; what may be left out is the browser's own. */
export interface ReplicaOptions<State extends object> {
  model: Model<State>;
  openJournal: () => Promise<Journal>;
  /** Gives a copy of what the journal held, once that does not answer: it is shown until the journal is read. */
  openCopy?: () => Promise<Journal | undefined>;
  /** Where facts wait when the journal is not in this browser; without it what waits lasts as long as the page. */
  outbox?: TabOutbox;
  /** Where the next page finds what this one could not get into the journal before it was left. */
  unsavedAtUnload?: UnsavedAtUnload;
  /** The fact that an empty journal begins with. */
  firstFact: () => Promise<UnknownAction>;
  /** Who says the facts, asked at each. */
  by: () => string;
  /** Whether a journal that does not answer is waited for: else memory takes its place. */
  waits?: boolean;
  /** Why that person may not say one. */
  mayNot?: (fact: UnknownAction) => Refusal | undefined;
  now?: () => string;
  newId?: () => string;
  pause?: (milliseconds: number) => Promise<void>;
  /** Runs the work in one tab at a time, or not at all while another tab is at it. */
  inOneTab?: (work: () => Promise<void>) => Promise<void>;
  /** After how many entries the next snapshot comes. */
  compactAfter?: number;
  /** Told what each entry changed, or that it changed nothing, which takes as long again as reading it. */
  changed?: (entry: Entry, before: State, after: State) => void;
}

const COMPACT_AFTER = 1_000;

/** What the browser itself gives, where nothing else was said. */
export const withDefaults = <State extends object>(options: ReplicaOptions<State>) => ({
  waits: false,
  mayNot: () => undefined,
  now: () => new Date().toISOString(),
  newId: nanoid as () => string,
  pause: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
  inOneTab: inOneTabAtATime,
  compactAfter: COMPACT_AFTER,
  ...options,
});

/** What a replica works with, complete. */
export type ReplicaSetup<State extends object> = ReturnType<typeof withDefaults<State>>;
