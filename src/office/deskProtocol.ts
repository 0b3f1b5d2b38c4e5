import type { Role } from '@/store/kit/roles';

/** What the office's own program is asked for, by the name of the request; only admins may ask what does not begin with own. */
export interface DeskRequests {
  /** Adds a person who is not there. */
  'people.add': { name: string; role: Role; key: string };
  /** Gives a person who is there another role. */
  'people.role': { name: string; role: Role };
  /** Gives a person who is there another password. */
  'people.key': { name: string; key: string };
  /** Removes a person: cut off at once. */
  'people.remove': { name: string };
  /** Changes one's own password, by the key of the old one. */
  'own.key': { old: string; key: string };
}

export type DeskRequest = keyof DeskRequests;

/** What it answers: that it was done, or why it cannot be, in a sentence. */
export type DeskAnswer = { done: true } | { refused: string };
