import type { Role } from '@/store/kit/roles';
import type { AuditLine } from './auditProtocol';

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
  /** Who is signed in where, whose name is locked, who has a second factor, and of whom one is required. */
  'people.access': object;
  /** What people did and tried, up to a day, an ISO date. */
  'people.audit': { upTo: string };
  /** Signs somebody out in one browser: cut off at once. */
  'people.end': { session: string };
  /** Lets somebody sign in again whose name is locked. */
  'people.unlock': { name: string };
  /** Takes away somebody's second factor, as of a phone that is lost. */
  'people.resetFactor': { name: string };
  /** Has everybody of these roles, and nobody else, set up a second factor at their next sign-in. */
  'people.requireFactor': { roles: readonly Role[] };
  /** Changes one's own password, by the key of the old one; signs one out everywhere but in that session. */
  'own.key': { old: string; key: string; session: string };
  /** Where one is signed in oneself. */
  'own.access': object;
  /** Signs oneself out in one browser. */
  'own.end': { session: string };
  /** Whether one has a second factor oneself. */
  'own.factor': object;
  /** Begins to set one up, by the key of the own password, which a person types who has nothing but a screen that was left open; its browser keeps that key. */
  'own.beginFactor': { old: string };
  /** Has it asked for from now on, by its first code; signs one out everywhere but in that session. */
  'own.confirmFactor': { code: string; session: string };
  /** Takes away one's own, by its code. */
  'own.dropFactor': { code: string };
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
export interface DeskResults {
  'people.access': {
    sessions: readonly OpenSession[];
    locked: readonly LockedName[];
    /** The names of those who have a second factor, and the roles of which one is required. */
    factors: readonly string[];
    required: readonly Role[];
  };
  'people.audit': {
    /** The newest first. */
    lines: readonly AuditLine[];
    /** Whether there are more before them. */
    more: boolean;
    /** How many machines of the office did not answer. */
    missing: number;
  };
  'own.access': { sessions: readonly OpenSession[] };
  /** Since when one has it, an ISO instant; absent without one. */
  'own.factor': { since?: string };
  /** In base 32. */
  'own.beginFactor': { secret: string };
}

/** What it answers: that it was done, with what it tells, or why it cannot be, in a sentence. */
export type DeskAnswer = { done: true; told?: object } | { refused: string };
