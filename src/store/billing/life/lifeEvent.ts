/** More about what happened: words, with where they lead to. */
export interface LifeLine {
  text: string;
  to?: string | undefined;
}

/** One thing that happened to a bill. */
export interface LifeEvent {
  /** ISO date; undefined where only the journal knows it. */
  on: string | undefined;
  what: string;
  lines: readonly LifeLine[];
  /** Of the fact that tells it. */
  mark: string;
  /** The record in whose history that fact is, where it is not in the bill's. */
  in?: string;
}

/** What a fact does in the life of a bill. */
type LifeEventKind =
  | 'issued'
  | 'cancelled'
  | 'written'
  | 'amended'
  | 'registered'
  | 'irnCancelled'
  | 'received'
  | 'allocated'
  | 'bounced'
  | 'credited'
  | 'debited'
  | 'writtenOff'
  | 'owedAgain';

/** The mark of an event by the identity of the record that made it. */
export const lifeMark = (what: LifeEventKind, id: string): string => `${what} ${id}`;
