import type { UnknownAction } from '@reduxjs/toolkit';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Entry } from '@/journal/port/port';
import { NOT_READY } from './answers';
import { backwardOf } from './backward';
import { OTHER_BUSINESS } from './entriesReading';
import type { createFeedNews } from './feedNews';
import { FEED_FORM, isWhole, wholeAt, type EndAnswer, type SinceAnswer, type SinceAsked } from './feedProtocol';
import type { ReadingDesk } from './readingDesk';
import type { wholeReading } from './wholeReading';

/** Takes in a whole business part by part. */
export interface WholeBuilder {
  take(part: unknown): void;
  /** The fact of all of them. */
  whole(): UnknownAction;
}

/** How this product says what became of the business. */
export interface FeedDeltas {
  beginWhole: () => WholeBuilder;
  /** The fact of a place of which nothing is told. */
  nothing: () => UnknownAction;
  /** The version of these entries. */
  version: number;
}

/** Knows how far the journal of that business goes, as its desk tells, and notices when it was put back to an earlier state. */
export function feedEnd(desk: ReadingDesk, business: string) {
  const backward = backwardOf(async (seq, id) => (await desk.read<{ id?: string }>('at', { seq, id })).id);
  /** What the desk answers that tells where the journal ends; rejects where it keeps another business, or was put back. */
  const met = <Answer extends EndAnswer>(request: string, asked: object) =>
    backward.meet(async () => {
      const answer = await desk.read<Answer>(request, asked);
      if (answer.business !== business) throw new SpokenError(OTHER_BUSINESS);
      return answer;
    });
  return {
    /** There is an entry of that identity at that place. */
    reach: (seq: number, id: string) => backward.reach(seq, id),
    met,
    lastNow: async (): Promise<number> => (await met('end', {})).last,
  };
}

interface FeedReadingOptions {
  readWhole: ReturnType<typeof wholeReading>;
  news: Pick<ReturnType<typeof createFeedNews>, 'after' | 'feed' | 'follow'>;
  end: Pick<ReturnType<typeof feedEnd>, 'met' | 'reach'>;
  feedDeltas: FeedDeltas;
}

// The desk has validated it, and this browser validates none of it again.
const admitted = (entry: Entry): Entry => ({ ...entry, checked: true });

/** Reads what the feed of a person tells, place by place or as a whole. */
export function feedReading({ readWhole, news, end, feedDeltas }: FeedReadingOptions) {
  /** What was said here and has a place that was not read yet. */
  let placed: readonly { id: string; seq: number }[] = [];
  /** Where nothing is told between two places. */
  let quiet = { from: 0, to: 0 };

  /** How many entries are passed over in what was read. */
  let passed = 0;

  /** The entry of all up to its place, which names nothing that was said here: that has come to its place before it. */
  const withOwn = (told: Entry, after: number): Entry[] => {
    const own = placed.filter(({ seq }) => seq > after && seq < told.seq);
    const there = placed.find(({ seq }) => seq === told.seq);
    const nothing = { ...told, version: feedDeltas.version, action: feedDeltas.nothing() };
    return [...own.map(({ id, seq }) => ({ ...nothing, id, seq })), { ...told, ...(there && { id: there.id }) }];
  };

  const wholeIn = async ({ upTo: seq, whole }: SinceAnswer, after: number): Promise<Entry[]> => {
    if (!whole) return [];
    const { version } = feedDeltas;
    const told = feedDeltas.beginWhole();
    await readWhole(whole, (part) => told.take(part));
    const action = told.whole();
    return withOwn({ id: wholeAt(seq), seq, at: '', by: '', about: [], version, action }, after);
  };

  const told = async (seq: number): Promise<Entry[]> => {
    const after = quiet.from === seq ? quiet.to : seq;
    const upTo = placed.reduce((most, one) => Math.max(most, one.seq), 0);
    const pushed = news.after(after, passed);
    const reached = pushed.at(-1)?.seq;
    if (reached !== undefined && reached >= upTo) return pushed;
    const asked: SinceAsked = { form: FEED_FORM, after, feed: news.feed(), passed };
    const answer = await end.met<SinceAnswer>('since', asked);
    // A machine that leads since a moment ago has not read all of it yet.
    if (answer.upTo < upTo) throw new SpokenError(NOT_READY);
    news.follow(answer.feed);
    passed = answer.passed;
    const entries = answer.whole
      ? await wholeIn(answer, seq)
      : answer.entries.flatMap((entry) => (isWhole(entry) ? withOwn(entry, seq) : [entry]));
    quiet = { from: entries.at(-1)?.seq ?? seq, to: answer.upTo };
    return entries;
  };

  return {
    /** The journal has given this a place. */
    place(id: string, seq: number) {
      placed = [...placed, { id, seq }];
      end.reach(seq, id);
    },
    async since(seq: number, limit = Number.POSITIVE_INFINITY): Promise<Entry[]> {
      placed = placed.filter((one) => one.seq > seq);
      const entries = (await told(seq)).slice(0, limit);
      for (const entry of entries) if (!isWhole(entry)) end.reach(entry.seq, entry.id);
      return entries.map(admitted);
    },
  };
}
