import type { Role } from '@/store/kit/roles';

/** What the office's own program is asked for, by the name of the request; only admins may ask what does not begin with own. */
export interface DeskRequests {
  /** Adds a person who is not there. */
  'people.add': { name: string; role: Role; key: string };
  /** Gives a person who is there another role. */
  'people.role': { name: string; role: Role };
  /** Gives a person who is there another password: signed out at once. */
  'people.key': { name: string; key: string };
  /** Removes a person: cut off at once. */
  'people.remove': { name: string };
  /** Who is signed in where, and whose name is locked. */
  'people.access': object;
  /** Signs somebody out in one browser: cut off at once. */
  'people.end': { session: string };
  /** Lets somebody sign in again whose name is locked. */
  'people.unlock': { name: string };
  /** Changes one's own password, by the key of the old one; signs one out everywhere but in that session. */
  'own.key': { old: string; key: string; session: string };
  /** Where one is signed in oneself. */
  'own.access': object;
  /** Signs oneself out in one browser. */
  'own.end': { session: string };
}

export type DeskRequest = keyof DeskRequests;

/** A browser in which somebody is signed in. */
export interface OpenSession {
  id: string;
  name: string;
  /** In words. */
  browser: string;
  address: string;
  /** ISO instants: of the sign-in, and when a tab of it was last connected. */
  since: string;
  seen: string;
}

/** A name with which nobody may sign in now, as too many sign-ins with it failed. */
interface LockedName {
  name: string;
  /** ISO instant. */
  since: string;
}

/** What it tells, by the name of the request. */
export interface DeskTells {
  'people.access': { sessions: readonly OpenSession[]; locked: readonly LockedName[] };
  'own.access': { sessions: readonly OpenSession[] };
}

/** What it answers: that it was done, with what it tells, or why it cannot be, in a sentence. */
export type DeskAnswer = { done: true; told?: object } | { refused: string };
