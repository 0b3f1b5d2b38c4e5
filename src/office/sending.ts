/** What is asked for at night, from 21:00 to 9:00 in India, waits for the morning or goes at once. */
export const AT_NIGHT = ['Waits', 'Goes'] as const;

/** Within which limits a way takes what is asked for; without a number there is none. */
export interface SendingLimits {
  atNight: (typeof AT_NIGHT)[number];
  mostADay?: number | undefined;
  mostAnHour?: number | undefined;
}

/**
 * Why nothing goes by a way for now: as many went today or in this hour as may, it is night, nobody answered the last one, or a history
 * moved in after which nobody has entered anything yet.
 */
export type SendingRest = 'limit' | 'hour' | 'night' | 'silence' | 'movedIn';

/** How it stands with a way by which the office sends, as admins are told. */
export interface SendingStatus {
  isStopped: boolean;
  /** Why nothing goes until settings are saved anew, in the words of whoever takes it. */
  trouble?: string;
  /** Why the last one that was tried is tried again, in the same words. */
  delay?: string;
  /** How many wait. */
  waiting: number;
  /** When about the last of them will have gone, as the limits let it: an ISO instant; absent where none waits, or that is far away. */
  until?: string | undefined;
  rests?: SendingRest;
}
