import type { NatsConnection } from '@nats-io/nats-core';
import { keepable } from '@/journal/adapters/keepable';
import { canBeOf } from '@/journal/kit/hash';
import type { Inverse } from '@/journal/port/model';
import type { Contents, Entry, Journal, SetAside } from '@/journal/port/port';
import { askDeskForBytes } from './askDesk';
import { askedAgain } from './askedAgain';
import { asideIn } from './aside';
import { createFeedNews } from './feedNews';
import type { ContentAsked } from './feedProtocol';
import { feedEnd, feedReading, type FeedDeltas } from './feedReading';
import { readingDesk, type ReadingDesk } from './readingDesk';
import { officeOver, type Office } from './reader';
import { wholeReading, type KeptParts } from './wholeReading';
import { writingByDesk } from './writingByDesk';

const TIMEOUT_MS = 20_000;

/** What takes the desk a while is not asked again while it is at it. */
const ASKED_ONCE = ['read.content', 'read.inverse', 'read.written'];

export interface FeedJournalOptions {
  /** The identity of the business whose journal it must be. */
  business: string;
  /** Who is signed in over this connection. */
  user: string;
  /** The streams behind it, where they are followed already. */
  office?: Office;
  feedDeltas: FeedDeltas;
  /** What this browser keeps of what was told before. */
  kept?: KeptParts;
}

/** Asks the desk to read for somebody, again where it does not answer. */
const deskOver = (connection: NatsConnection, office: Office, user: string): ReadingDesk =>
  readingDesk((request, asked) => {
    const ask = () => askDeskForBytes(connection, user, request, asked, TIMEOUT_MS);
    return office.answered(() => (ASKED_ONCE.includes(request) ? ask() : askedAgain(ask)));
  });

/** Reads facts, and the contents that these name, as far as the desk lets this person. */
function readingFacts(desk: ReadingDesk) {
  /** Where the entries are whose payloads travel apart. */
  const bulkAt = new Map<string, number>();
  const entriesOf = async (request: string, asked: object): Promise<Entry[]> => {
    const { entries } = await desk.read<{ entries: Entry[] }>(request, asked);
    for (const { bulk, seq } of entries) if (bulk !== undefined) bulkAt.set(bulk, seq);
    return entries;
  };

  const content = async (hash: string) => {
    const at = bulkAt.get(hash);
    const asked: ContentAsked = at === undefined ? { name: hash } : { at };
    const bytes = await desk.bytes('content', asked);
    // A payload is cut down to what this person may read.
    return bytes && (at !== undefined || (await canBeOf(hash, bytes))) ? bytes : undefined;
  };
  return { entriesOf, content };
}

/** Work with a journal, refused once that is closed. */
type Open = <Result>(work: () => Promise<Result>) => Promise<Result>;

const contentsOver = (
  content: (hash: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  put: Contents['put'],
  open: Open,
): Contents => ({
  put: (hash, bytes) => {
    const copy = bytes.slice();
    return open(() => put(hash, copy));
  },
  get: (hashes) => open(() => Promise.all(hashes.map(content))),
  // What nobody names the office's own program removes.
  hashes: () => open(() => Promise.resolve([])),
  remove: () => open(() => Promise.resolve()),
});

/**
 * The journal of an office as its desk tells it to one of its people: what became of the rows that they may read, place by
 * place, and all of them at the beginning and after a gap. Facts are read as far as they may be. It does not close the
 * connection. Failures are told in words; they may be tried again.
 */
export async function feedJournal(
  connection: NatsConnection,
  { business, user, office: known, feedDeltas, kept }: FeedJournalOptions,
): Promise<Journal> {
  const office = known ?? (await officeOver(connection));
  const desk = deskOver(connection, office, user);
  const { lastNow, ...end } = feedEnd(desk, business);
  await lastNow();
  const news = createFeedNews(connection);
  const reading = feedReading({ readWhole: wholeReading(desk, kept), news, end, feedDeltas });
  const facts = readingFacts(desk);
  const { append, over, putContent, putAside } = writingByDesk({ connection, office, user });
  const aside = asideIn(office, { get: facts.content, put: putContent }, putAside);
  let closed = false;

  const open: Open = async (work) => {
    if (closed) throw new Error('The journal is closed.');
    return work();
  };
  // The place of each is noted with the identity by which the feed tells of it.
  const toDesk = { lastNow, reach: () => {} };
  const appended: Journal['append'] = async (drafts) => {
    const answers = await append(drafts.map(keepable), toDesk);
    for (const [index, answer] of answers.entries())
      if ('kept' in answer) reading.place(drafts[index]?.id ?? '', answer.kept);
    return answers;
  };

  return {
    snapshots: () => open(() => Promise.resolve([])),
    compact: () => open(() => Promise.resolve()),
    since: (seq, limit) => open(() => reading.since(seq, limit)),
    newest: (limit) => open(() => facts.entriesOf('newest', { limit })),
    history: (record, limit) => open(() => facts.entriesOf('history', { record, limit })),
    written: (after, limit) => open(() => facts.entriesOf('written', { after, limit })),
    inverse: (at) =>
      open(async () => {
        const found = await desk.read<Inverse | { missing: true }>('inverse', { at });
        return 'missing' in found ? undefined : found;
      }),
    append: (drafts) => open(() => appended(drafts)),
    contents: contentsOver(facts.content, putContent, open),
    // The desk does, and tells all anew then.
    passedOver: () => [],
    setAside: (item: SetAside) =>
      open(async () => {
        if (item.what === 'rows' || item.what === 'draft') await aside.add(item);
      }),
    aside: () => open(async () => (await desk.read<{ items: SetAside[] }>('aside', {})).items),
    subscribe: (onNews) => news.subscribe(onNews),
    async close() {
      closed = true;
      news.close();
      // What was being appended arrives.
      await over();
    },
  };
}
