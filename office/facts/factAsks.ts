import { NOT_READY } from '@/journal/adapters/nats/answers';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import type { Parcel } from '@/journal/port/port';
import { parcelIn } from './asked';
import type { FactValidator } from './placing';
import { UNREADABLE } from '../sharedRefusals';
import { createTurns } from './turns';

const LATER: FactAnswer = { again: NOT_READY };

/** So long whoever asks again for what was refused is refused it: the rules may admit it by then, and the first answer is on its way. */
const REFUSED_MS = 30_000;
/** Under which name the office's own work takes its turn; nobody is called so. */
const OFFICE = '';
/** So many refusals are remembered, and none of an identity that is longer than any: of 2,000 of a megabyte the desk would have no memory left. */
const MOST_REFUSED = 2_000;
const LONGEST_KEY = 1_000;

interface Asks {
  place: (by: string, asked: Parcel) => Promise<FactAnswer>;
  /** Why it is not even looked at; undefined where it is. */
  whyUnread: (by: string, asked: Parcel) => Promise<FactAnswer | undefined>;
  /** Does that once what it takes is read, which nobody else in the line waits for. */
  reading?: FactValidator['reading'];
}

/** Has one fact after another placed that people ask the journal to take, each person's in turn with those of others. */
export function factAsks({ place, whyUnread, reading = (_by, _parcel, work) => work() }: Asks, patience: number) {
  const turns = createTurns();
  /** Grows when another machine may have answered: what was asked before that may have been answered there. */
  let lead = 0;
  /** What waits in the line, by its identity: who asks again joins whoever asked before. */
  const inLine = new Map<string, Promise<FactAnswer>>();

  /** What was refused lately, and when, oldest first. */
  const refused = new Map<string, { answer: FactAnswer; at: number }>();
  const note = (key: string, answer: FactAnswer) => {
    if (!('refused' in answer) || key.length > LONGEST_KEY) return;
    refused.set(key, { answer, at: performance.now() });
    for (const [oldest, { at }] of refused) {
      if (refused.size <= MOST_REFUSED && performance.now() - at < REFUSED_MS) break;
      refused.delete(oldest);
    }
  };
  const refusedBefore = (key: string) => {
    const known = refused.get(key);
    return known && performance.now() - known.at < REFUSED_MS ? known.answer : undefined;
  };

  const wait = (by: string, parcel: Parcel): Promise<FactAnswer> => {
    const asked = lead;
    // To read what it takes may itself take longer than anybody waits for the line.
    return reading(by, parcel, () => {
      const at = performance.now();
      const isOver = () => asked !== lead || performance.now() - at > patience;
      return turns.inTurn(by, async () => (isOver() ? LATER : ((await whyUnread(by, parcel)) ?? place(by, parcel))));
    });
  };

  return {
    /** What becomes of a fact that somebody says, or brings along from where it was said. */
    async answer(by: string, isMoved: boolean, asked: string): Promise<FactAnswer> {
      const parcel = parcelIn(asked, isMoved);
      if (!parcel) return UNREADABLE;
      const key = `${by} ${parcel.id}`;
      const known = refusedBefore(key) ?? inLine.get(key);
      if (known) return known;
      const answer = wait(by, parcel);
      inLine.set(key, answer);
      try {
        const found = await answer;
        note(key, found);
        return found;
      } finally {
        inLine.delete(key);
      }
    },
    /** Does work of the office's own in turn with that. */
    inTurn: <Result>(work: () => Promise<Result>) => turns.inTurn(OFFICE, work),
    /** Whoever waits is told to ask again, as another machine leads from now on, or this one anew. */
    leaderChanged: () => void (lead += 1),
    /** Resolves once nothing waits. */
    over: turns.over,
  };
}
