import { NOT_READY } from '@/journal/adapters/nats/answers';
import type { EndAnswer, SinceAnswer } from '@/journal/adapters/nats/feedProtocol';
import type { Office } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Journal } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import type { Business } from '@/store/business/business';
import type { Person } from '@/store/business/feeds/withheld';
import { placeIn, type Asked } from '../facts/asked';
import type { Tellings } from './answering';
import { feedOf } from './feedName';
import type { FeedPlaces } from './feedPlaces';
import { createWholeParts } from './wholeParts';

const LATER = { again: NOT_READY };

/** What it takes to tell how far the business has come. */
export interface TellingOptions {
  /** The identity of the business. */
  business: string;
  office: Pick<Office, 'info'>;
  journal: Pick<Journal, 'since' | 'passedOver'>;
  replica: Pick<Replica, 'settled'>;
  /** The business as the desk has read it, and up to which place. */
  settled: () => { seq: number; business: Business };
  places: FeedPlaces;
  /** Has whatever there is read. */
  look: () => void;
}

/** Tells where the journal ends. */
export const endOf =
  ({ business, office }: TellingOptions) =>
  async (): Promise<EndAnswer> => ({ business, last: (await office.info(STREAMS.journal)).state.last_seq });

/** Has the desk read on, and tells up to which place it has: to the end where nothing that can be read is left. */
const readingOn =
  ({ journal, replica, places, look, settled }: TellingOptions) =>
  async (last: number): Promise<number> => {
    const isBehind = () => (places.latest()?.seq ?? 0) < last;
    if (isBehind() || places.passed() !== journal.passedOver().length) {
      look();
      await replica.settled();
    }
    if (places.passed() !== journal.passedOver().length) {
      const { seq, business } = settled();
      places.begin(seq, business, journal.passedOver().length);
    }
    const seq = places.latest()?.seq ?? 0;
    return isBehind() && (await journal.since(seq, 1)).length === 0 ? last : seq;
  };

/** Tells what became of the business after a place: what each place tells, or the whole. */
export function tellingSince(options: TellingOptions, tellings: Tellings, endAt: ReturnType<typeof endOf>) {
  const { places } = options;
  const readOn = readingOn(options);
  const partsOf = createWholeParts();
  /** What is being packed: whoever asks for the same meanwhile joins. */
  const packing = new Map<string, Promise<Uint8Array[]>>();

  const wholeFor = (person: Person, seq: number, whole: Business): Promise<Uint8Array[]> => {
    const key = `${feedOf(person)} ${seq} ${places.passed()}`;
    const known = packing.get(key);
    if (known) return known;
    const parts = partsOf(places.readable(person, whole), person.role !== 'installer');
    packing.set(key, parts);
    return parts.finally(() => packing.delete(key));
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
    if (isKnown && entries) return { ...told, entries } satisfies SinceAnswer;
    if (!latest) return told satisfies SinceAnswer;
    const parts = await wholeFor(person, latest.seq, latest.business);
    const kept = tellings.keep(person.name, Buffer.concat(parts));
    if (!kept) return LATER;
    const whole = { token: kept.apart.token, sizes: parts.map(({ length }) => length) };
    return { ...told, whole } satisfies SinceAnswer;
  };
}
