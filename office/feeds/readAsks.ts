import { inOfficeWords, NEWER_ELSEWHERE } from '@/journal/adapters/nats/answers';
import { createLine } from '@/journal/kit/line';
import type { Journal } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import { takenBackBy } from '@/journal/undo/takenBack';
import { readableFact, type Person } from '@/store/business/feeds/withheld';
import { objectIn, placeIn, type Asked } from '../facts/asked';
import { ADMINS_ONLY, GONE, TOO_MUCH, UNREADABLE } from '../sharedRefusals';
import type { Inverses } from '../facts/inverses';
import type { OldInverses } from '../facts/oldInverses';
import { readsOf, type Quotas } from '../facts/quotas';
import type { Roles } from '../facts/roles';
import { createTurns } from '../facts/turns';
import { asAnswer, bytesApart, createLongAnswers, type LongAnswers } from './answering';
import type { HistoryIndex } from './historyIndex';
import { recordHistory } from './recordHistory';
import { costOf, limitIn } from './readCosts';
import { readFacts } from './readFacts';
import { isNamedIn } from './readableContents';
import { changesSince, endOf, type FeedOptions } from './changesSince';

const MISSING = { missing: true };
/** What is longer no browser asks. */
const MOST_ASKED = 4_000;
/** What takes back a large fact is written and packed anew each time, which takes so many times as much as to read its bytes. */
const INVERSE_READS = 10;
/** Of what has more bytes nobody reads what would take it back. */
const MOST_INVERSE_BYTES = 64_000_000;
const TOO_LARGE = { refused: 'The office does not tell what would take that much back. Correct it in smaller parts.' };
export interface ReadingOptions extends FeedOptions {
  journal: Pick<Journal, 'newest' | 'history' | 'since' | 'contents' | 'aside' | 'passedOver'>;
  replica: Pick<Replica, 'caughtUp' | 'inverse'>;
  /** What takes back the facts that came last. */
  inverses: Pick<Inverses, 'of'>;
  old: OldInverses;
  /** Where the facts about a record are known to be. */
  placesOf: HistoryIndex['placesOf'];
  /** How many bytes there are of a content. */
  sizeOf: (name: string) => Promise<number | undefined>;
  /** Whether a newer program has written what this one cannot read. */
  isOutdated: () => boolean;
  roleOf: Roles['roleOf'];
  quotas: Pick<Quotas, 'take'>;
}

type Turns = Pick<ReturnType<typeof createTurns>, 'inTurn'>;
type Answering = (person: Person, asked: Asked) => Promise<object | undefined>;

const isAdmin = ({ role }: Person) => role === 'admin';

/** What people ask about facts, and what lies beside them. */
function answersOf(options: ReadingOptions, longAnswers: LongAnswers, { inTurn }: Turns): Record<string, Answering> {
  const { journal, replica, inverses, old, places, quotas, sizeOf } = options;
  const [contents, facts, endAt] = [createLine(), readFacts(journal), endOf(options)];

  /** The bytes that somebody may read; one content is in memory at a time before it is handed on. */
  const bytesFor = async (person: Person, name: string, read: () => Promise<Uint8Array | undefined>) => {
    if (!quotas.take('reads', person.name, readsOf((await sizeOf(name)) ?? 0))) return TOO_MUCH;
    const bytes = await contents.inLine(read);
    return bytes ? bytesApart(longAnswers, person.name, bytes) : MISSING;
  };
  const content: Answering = async (person, { name, at }) => {
    if (at !== undefined) {
      const entry = await facts.at(placeIn(at));
      if (entry?.bulk === undefined || !facts.mayRead(person, entry)) return MISSING;
      return bytesFor(person, entry.bulk, () => facts.payload(person, entry));
    }
    const latest = places.latest();
    if (typeof name !== 'string' || !latest) return MISSING;
    if (!isAdmin(person) && !isNamedIn(places.readable(person, latest.business), name)) return MISSING;
    return bytesFor(person, name, async () => (await journal.contents.get([name]))[0]);
  };
  const inverse: Answering = async (person, { at }) => {
    const entry = await facts.at(placeIn(at));
    if (!entry || !facts.mayRead(person, entry)) return MISSING;
    const bytes = entry.bulk === undefined ? 0 : ((await sizeOf(entry.bulk)) ?? 0);
    if (bytes > MOST_INVERSE_BYTES) return TOO_LARGE;
    if (!quotas.take('reads', person.name, INVERSE_READS * readsOf(bytes))) return TOO_MUCH;
    const known = inverses.of(entry.id);
    const isIts = known && takenBackBy(known) === (entry.takesBack ?? takenBackBy(entry.action) ?? entry.action.type);
    const read = async () => ({ found: await replica.inverse(entry.seq) });
    const told = isIts ? { found: known } : await old(person.name, read);
    if (!told) return TOO_MUCH;
    const readable = told.found && readableFact(person, told.found, entry.by);
    return readable ? { inverse: readable, undoes: entry.id } : MISSING;
  };

  return {
    since: changesSince(options, longAnswers, endAt),
    end: endAt,
    at: async (person, { seq, id }) => {
      const entry = await facts.at(placeIn(seq));
      if (!entry) return {};
      if (entry.id === id || facts.mayRead(person, entry)) return { id: entry.id };
      // Under which identity others said what is withheld nobody is told, but that it is not the one that they know.
      return typeof id === 'string' ? { id: '' } : {};
    },
    newest: async (person, { limit }) => ({ entries: await facts.newest(person, limitIn(limit)) }),
    history: recordHistory(options, { facts, endAt, inTurn }),
    written: async (person, { after, limit }) =>
      isAdmin(person) ? { entries: await journal.since(placeIn(after), limitIn(limit)) } : ADMINS_ONLY,
    aside: async (person) => ({ items: isAdmin(person) ? await journal.aside() : [] }),
    content,
    inverse,
  };
}

/** Answers what people ask to read, each as far as the declarations of the facts let their role. */
export function readAsks(options: ReadingOptions) {
  const { roleOf, quotas, isOutdated } = options;
  const longAnswers = createLongAnswers();
  const turns = createTurns();
  const answers = answersOf(options, longAnswers, turns);

  return async (by: string, request: string, text: string): Promise<object | Uint8Array> => {
    if (text.length > MOST_ASKED) return UNREADABLE;
    const asked = objectIn(text);
    if (!asked) return UNREADABLE;
    if (!quotas.take('reads', by, costOf(request, asked))) return TOO_MUCH;
    if (isOutdated()) return { again: NEWER_ELSEWHERE };
    const role = await roleOf(by);
    if (role === undefined) return GONE;
    if (request === 'slice') {
      const { token, from, bytes } = asked;
      if (typeof token !== 'string') return UNREADABLE;
      return longAnswers.slice(by, token, placeIn(from), placeIn(bytes)) ?? MISSING;
    }
    const answer = Object.hasOwn(answers, request) ? answers[request] : undefined;
    const told = async () => {
      const found = await answer?.({ name: by, role }, asked);
      return found ? asAnswer(longAnswers, by, found) : UNREADABLE;
    };
    try {
      // An Undo may read thousands of entries, and is packed as a whole: of one at a time.
      return await (request === 'inverse' ? turns.inTurn(by, told) : told());
    } catch (error) {
      return { again: inOfficeWords(error).message };
    }
  };
}
