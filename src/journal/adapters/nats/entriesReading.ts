import type { StoredMsg } from '@nats-io/jetstream';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Entry } from '@/journal/port/port';
import { NOT_READY } from './answers';
import type { Aside } from './aside';
import { backwardOf } from './backward';
import { entryOf } from './entries';
import { historyReading, type PlacesOf } from './historyReading';
import { inPages } from './pages';
import type { Office } from './reader';
import { readNote, type VersionRaised } from './journalNote';
import { STREAMS, SUBJECTS_ABOUT_MANY, subjectsAbout } from './subjects';

/** How many entries are read at once, from the newest back. */
const PAGE = 64;

export const OTHER_BUSINESS =
  'This office keeps another business now. Nothing is sent there. Reload this page, or ask your admin.';

/** Knows how far the journal of that business goes, and notices when it was put back to an earlier state. */
function journalEnd(office: Office, business: string) {
  let raised: readonly VersionRaised[] = [];
  let passedOver: readonly number[] = [];
  const backward = backwardOf(async (seq) => (await office.find(STREAMS.journal, { seq }))?.subject);
  return {
    /** There is an entry of that subject at that place. */
    reach: (seq: number, subject: string) => backward.reach(seq, subject),
    /** The place of the newest entry; rejects where the office keeps another business, or the journal was put back. */
    lastNow: async (): Promise<number> => {
      const { last } = await backward.meet(async () => {
        const { config, state } = await office.info(STREAMS.journal);
        const note = readNote(config.description);
        if (note?.business !== business) throw new SpokenError(OTHER_BUSINESS);
        ({ raised, passedOver = [] } = note);
        return { last: state.last_seq };
      });
      return last;
    },
    /** The places that are passed over, as the journal said of itself when its end was asked for last. */
    passedOver: () => passedOver,
    /** A message as an entry, by what the journal said of itself when its end was asked for last. */
    entryOf: (message: StoredMsg): Entry => entryOf(message, raised),
  };
}

/** The places whose entries nobody gets: those that were set aside, and those that are passed over. */
const hiddenIn = async (end: ReturnType<typeof journalEnd>, aside: Pick<Aside, 'hidden'>) =>
  new Set([...(await aside.hidden('entry')), ...end.passedOver()]);

/** Reads all that may be about a record, where nobody knows its places: with it all about many records. */
const readingAboutAny =
  (office: Office, end: ReturnType<typeof journalEnd>, aside: Pick<Aside, 'hidden'>) =>
  async (record: string): Promise<Entry[]> => {
    await end.lastNow();
    const filters = [...subjectsAbout(record), SUBJECTS_ABOUT_MANY];
    const subjects = (await Promise.all(filters.map((filter) => office.subjects(STREAMS.journal, filter)))).flat();
    const messages = await office.findAll(
      STREAMS.journal,
      subjects.map((subject) => ({ last_by_subj: subject })),
    );
    const hidden = await hiddenIn(end, aside);
    return messages.flatMap((message) => (message && !hidden.has(message.seq) ? [end.entryOf(message)] : []));
  };

/** Reads the entries of an office's journal, without those that were set aside or are passed over. */
export function entriesReading(office: Office, business: string, aside: Pick<Aside, 'hidden'>, placesOf?: PlacesOf) {
  const end = journalEnd(office, business);
  const pages = inPages<Entry>();

  /** The entries at places, in that order. */
  const read = async (places: readonly number[]): Promise<Entry[]> => {
    const hidden = await hiddenIn(end, aside);
    const wanted = places.filter((seq) => !hidden.has(seq));
    const found = await office.findAll(
      STREAMS.journal,
      wanted.map((seq) => ({ seq })),
    );
    const missing = wanted.filter((_, index) => !found[index]);
    // Given up only where the server itself says that it is gone: else it has not caught up yet.
    if (missing.length > 0) {
      const isGone = await office.gone(STREAMS.journal);
      if (!missing.every(isGone)) throw new SpokenError(NOT_READY);
    }
    return found.flatMap((message) => {
      if (!message) return [];
      end.reach(message.seq, message.subject);
      return [end.entryOf(message)];
    });
  };

  const since = async (seq: number, limit = Number.POSITIVE_INFINITY): Promise<Entry[]> => {
    const last = await end.lastNow();
    const found = await pages(seq, last, limit, read);
    // Some of it may have been read a while ago.
    const hidden = await hiddenIn(end, aside);
    return found.filter((entry) => !hidden.has(entry.seq)).slice(0, limit);
  };

  const newest = async (limit: number): Promise<Entry[]> => {
    const last = await end.lastNow();
    const found: Entry[] = [];
    for (let next = last; next > 0 && found.length < limit; next -= PAGE) {
      const places = Array.from({ length: Math.min(PAGE, next) }, (_, place) => next - place);
      found.push(...(await read(places)));
    }
    return found.slice(0, limit);
  };

  const readNow = async (places: readonly number[]): Promise<Entry[]> => {
    await end.lastNow();
    return read(places);
  };
  const history = historyReading({ aboutAny: readingAboutAny(office, end, aside), read: readNow, placesOf });

  return {
    lastNow: end.lastNow,
    passedOver: end.passedOver,
    reach: end.reach,
    since,
    newest,
    history,
  };
}
