import { NOT_READY } from '@/journal/adapters/nats/answers';
import {
  FEED_FORM,
  wholeAt,
  type EndAnswer,
  type SinceAnswer,
  type FeedPart,
} from '@/journal/adapters/nats/feedProtocol';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Entry, Journal } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import { businessUpdated, type Business } from '@/store/business/business';
import type { Person } from '@/store/business/feeds/withheld';
import { placeIn, type Asked } from '../facts/asked';
import type { LongAnswers } from './answering';
import { feedOf } from './feedName';
import type { FeedPlaces } from './feedPlaces';
import { createWholeParts } from './wholeParts';

const LATER = { again: NOT_READY };

/** What a tab of a program that reads another form is told: as of any entry of a newer program it says that it is to be reloaded. */
const newerAt = (seq: number): Entry => ({
  id: wholeAt(seq),
  seq,
  at: '',
  by: '',
  about: [],
  version: Number.MAX_SAFE_INTEGER,
  action: businessUpdated({ tables: {} }),
});

/** What it takes to tell how far the business has come. */
export interface FeedOptions {
  /** The identity of the business. */
  business: string;
  office: Pick<Office, 'info'>;
  journal: Pick<Journal, 'since' | 'passedOver'>;
  replica: Pick<Replica, 'caughtUp'>;
  /** The business as the desk has read it, and up to which place. */
  settled: () => { seq: number; business: Business };
  places: FeedPlaces;
  /** Has whatever there is read. */
  look: () => void;
}

/** Tells where the journal ends. */
export const endOf =
  ({ business, office }: FeedOptions) =>
  async (): Promise<EndAnswer> => ({ business, last: (await office.info(STREAMS.journal)).state.last_seq });

/** Has the desk read on, and tells up to which place it has: to the end where nothing that can be read is left. */
export const readingOn =
  ({ journal, replica, places, look, settled }: FeedOptions) =>
  async (last: number): Promise<number> => {
    const isBehind = () => (places.latest()?.seq ?? 0) < last;
    if (isBehind() || places.passed() !== journal.passedOver().length) {
      look();
      await replica.caughtUp();
    }
    if (places.passed() !== journal.passedOver().length) {
      const { seq, business } = settled();
      places.begin(seq, business, journal.passedOver().length);
    }
    const seq = places.latest()?.seq ?? 0;
    return isBehind() && (await journal.since(seq, 1)).length === 0 ? last : seq;
  };

/** A whole business as it travels: its parts one after another. */
interface Packed {
  bytes: Uint8Array;
  parts: readonly FeedPart[];
}

/** Packs whole businesses: whoever is told the same joins, and is given the same bytes. */
function packingWholes({ places }: Pick<FeedOptions, 'places'>) {
  const partsOf = createWholeParts();
  /** The last of each feed; of installers only while it is packed, as they are many and theirs are small. */
  const last = new Map<string, { key: string; whole: Promise<Packed> }>();

  const pack = async (person: Person, whole: Business): Promise<Packed> => {
    const parts = await partsOf(places.readable(person, whole), person.role !== 'installer');
    const lying = parts.map(({ hash, bytes: { length } }) => ({ hash, bytes: length }));
    return { bytes: Buffer.concat(parts.map(({ bytes }) => bytes)), parts: lying };
  };
  return (person: Person, seq: number, business: Business): Promise<Packed> => {
    const feed = feedOf(person);
    const key = `${seq} ${places.passed()}`;
    const known = last.get(feed);
    if (known?.key === key) return known.whole;
    const whole = pack(person, business);
    last.set(feed, { key, whole });
    const drop = () => last.get(feed)?.whole === whole && last.delete(feed);
    whole.then(() => person.role === 'installer' && drop(), drop);
    return whole;
  };
}

/** Tells what became of the business after a place: what each place tells, or the whole. */
export function changesSince(options: FeedOptions, longAnswers: LongAnswers, endAt: ReturnType<typeof endOf>) {
  const { places } = options;
  const readOn = readingOn(options);
  const wholeFor = packingWholes(options);
  /** What each feed was told last: many ask for the same at one moment. */
  const lastAnswer = new Map<string, { after: number; answer: SinceAnswer }>();

  const shared = (after: number, answer: SinceAnswer): SinceAnswer => {
    const known = lastAnswer.get(answer.feed);
    const isSame =
      known?.after === after && (['last', 'upTo', 'passed'] as const).every((one) => known.answer[one] === answer[one]);
    if (isSame) return known.answer;
    if (answer.entries.length > 0) lastAnswer.set(answer.feed, { after, answer });
    return answer;
  };

  return async (person: Person, asked: Asked): Promise<object> => {
    const after = placeIn(asked.after);
    const feed = feedOf(person);
    const end = await endAt();
    const read = await readOn(end.last);
    // From here on nothing is awaited before it is known what is told.
    const [latest, passed] = [places.latest(), places.passed()];
    const told = { ...end, feed, upTo: Math.max(read, latest?.seq ?? 0), passed, entries: [] };
    const entries = places.since(person, after);
    const isKnown = asked.feed === feed && asked.passed === passed && after > 0;
    if (isKnown && entries) return shared(after, { ...told, entries });
    if (!latest) return told satisfies SinceAnswer;
    const form = placeIn(asked.form);
    if (form < FEED_FORM) return { ...told, entries: [newerAt(told.upTo)] } satisfies SinceAnswer;
    // This machine is still to be upgraded.
    if (form > FEED_FORM) return LATER;
    const { bytes, parts } = await wholeFor(person, latest.seq, latest.business);
    const kept = longAnswers.keep(person.name, bytes);
    return kept ? ({ ...told, whole: { token: kept.apart.token, parts } } satisfies SinceAnswer) : LATER;
  };
}
