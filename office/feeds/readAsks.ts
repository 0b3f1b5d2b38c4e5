import { inOfficeWords, NOT_READY } from '@/journal/adapters/nats/answers';
import type { Journal } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import { readableFact, type Person } from '@/store/business/feeds/withheld';
import type { Role } from '@/store/kit/roles';
import { ADMINS_ONLY, objectIn, placeIn, UNREADABLE, type Asked } from '../facts/asked';
import type { Quotas } from '../facts/quotas';
import type { Roles } from '../facts/roles';
import { asAnswer, bytesApart, createTellings, type Tellings } from './answering';
import { readFacts } from './readFacts';
import { isNamedIn } from './readableContents';
import { endOf, tellingSince, type TellingOptions } from './tellingSince';

const LATER = { again: NOT_READY };
const NEWER = {
  again:
    'A newer version of Trackyard is in use in this office. What you do waits here until all its machines have it.',
};
const GONE = { refused: 'You do not belong to this office any more.' };
const MISSING = { missing: true };
/** What it takes to answer; of anything else one. */
const COSTS: Readonly<Record<string, number>> = { history: 5, newest: 5, written: 5, inverse: 50 };
/** No list of activities is longer, nor does a backup read more of the journal at once. */
const MOST_ENTRIES = 10_000;

export interface ReadingOptions extends TellingOptions {
  journal: Pick<Journal, 'newest' | 'history' | 'since' | 'contents' | 'aside' | 'passedOver'>;
  replica: Pick<Replica, 'settled' | 'inverse'>;
  /** Whether a newer program has written what this one cannot read. */
  isOutdated: () => boolean;
  roleOf: Roles['roleOf'];
  quotas: Pick<Quotas, 'take'>;
}

type Answering = (person: Person, asked: Asked) => Promise<object | undefined>;

const limitIn = (value: unknown): number => Math.min(MOST_ENTRIES, Math.max(1, placeIn(value)));
const isAdmin = ({ role }: { role: Role }) => role === 'admin';

/** What people ask about facts, and what lies beside them. */
function answersOf(options: ReadingOptions, tellings: Tellings): Record<string, Answering> {
  const { journal, replica, places } = options;
  const facts = readFacts(journal);
  const endAt = endOf(options);

  const content: Answering = async (person, { name, at }) => {
    if (at !== undefined) {
      const payload = await facts.payload(person, placeIn(at));
      return payload ? bytesApart(tellings, person.name, payload) : MISSING;
    }
    const latest = places.latest();
    if (typeof name !== 'string' || !latest) return MISSING;
    if (!isAdmin(person) && !isNamedIn(places.readable(person, latest.business), name)) return MISSING;
    const [bytes] = await journal.contents.get([name]);
    return bytes ? bytesApart(tellings, person.name, bytes) : MISSING;
  };
  const inverse: Answering = async (person, { at }) => {
    const entry = await facts.at(placeIn(at));
    if (!entry || !facts.mayRead(person, entry)) return MISSING;
    const found = await replica.inverse(entry.seq);
    const readable = found && (readableFact(person, found, entry.by) ?? (entry.by === person.name ? found : undefined));
    return readable ? { inverse: readable, undoes: entry.id } : MISSING;
  };

  return {
    since: tellingSince(options, tellings, endAt),
    end: endAt,
    at: async (_person, { seq }) => ({ id: (await facts.at(placeIn(seq)))?.id }),
    newest: async (person, { limit }) => ({ entries: await facts.newest(person, limitIn(limit)) }),
    history: async (person, { record, limit }) =>
      typeof record === 'string' ? { entries: await facts.history(person, record, limitIn(limit)) } : undefined,
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
  const tellings = createTellings();
  const answers = answersOf(options, tellings);

  return async (by: string, request: string, text: string): Promise<object | Uint8Array> => {
    const asked = objectIn(text);
    if (!asked) return UNREADABLE;
    if (!quotas.take('reads', by, COSTS[request] ?? 1)) return LATER;
    if (isOutdated()) return NEWER;
    const role = await roleOf(by);
    if (role === undefined) return GONE;
    if (request === 'slice') return tellings.slice(by, String(asked.token), placeIn(asked.from)) ?? MISSING;
    const answer = Object.hasOwn(answers, request) ? answers[request] : undefined;
    try {
      const told = await answer?.({ name: by, role }, asked);
      return told ? await asAnswer(tellings, by, told) : UNREADABLE;
    } catch (error) {
      return { again: inOfficeWords(error).message };
    }
  };
}
