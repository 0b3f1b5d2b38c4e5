import { equal } from '@/journal/kit/equal';
import { hashOf } from '@/journal/kit/hash';
import { isObject } from '@/journal/kit/isObject';
import type { SetAside } from '@/journal/port/port';
import type { objectsIn } from './objects';
import type { Office } from './reader';
import { STREAMS } from './subjects';

/** What is longer goes among the contents. */
const MOST_CHARACTERS = 100_000;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

type ContentsOfOffice = Pick<ReturnType<typeof objectsIn>, 'get' | 'put'>;

/** A content as JSON; undefined where it is longer than any text can be: what a snapshot holds the entries say as well. */
function jsonOf(content: unknown): string | undefined {
  const copy: unknown = structuredClone(content);
  try {
    return JSON.stringify(copy);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Puts a text under a name, once. */
export type PutAside = (name: string, text: string) => Promise<void>;

/** What a message says was set aside, with its content, which may lie among the others; nothing where it says none. */
async function itemIn(text: string, contents: ContentsOfOffice): Promise<SetAside[]> {
  try {
    const item: unknown = JSON.parse(text);
    if (!isObject(item)) return [];
    if (typeof item.apart !== 'string') return [item as unknown as SetAside];
    const bytes = await contents.get(item.apart);
    return [{ ...(item as unknown as SetAside), content: bytes && JSON.parse(decoder.decode(bytes)) }];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export type Aside = ReturnType<typeof asideIn>;

/** What was set aside in an office, for all of it: only its own programs and admins may add to it. */
export function asideIn(office: Office, contents: ContentsOfOffice, put: PutAside) {
  const items: SetAside[] = [];
  let read = 0;
  let stale = true;

  const all = async (): Promise<readonly SetAside[]> => {
    if (!stale) return items;
    stale = false;
    try {
      const { last_seq: last } = (await office.info(STREAMS.aside)).state;
      const seqs = Array.from({ length: last - read }, (_, place) => ({ seq: read + 1 + place }));
      for (const message of await office.findAll(STREAMS.aside, seqs)) {
        for (const item of message ? await itemIn(message.string(), contents) : []) {
          if (!items.some((known) => equal(known, item))) items.push(item);
        }
      }
      read = last;
    } catch (error) {
      stale = true;
      throw error;
    }
    return items;
  };

  const hidden = async (what: SetAside['what']) =>
    new Set((await all()).flatMap((item) => (item.what === what ? [item.seq] : [])));

  return {
    all,
    /** There may be more of it. */
    noteNews() {
      stale = true;
    },
    /** The places of the entries, or of the snapshots, that are out of the way. */
    hidden,
    /** Adds what has its place nowhere or is there; once. */
    async add(item: SetAside) {
      const { content, ...rest } = item;
      const text = jsonOf(content);
      const long = text !== undefined && text.length > MOST_CHARACTERS;
      const apart = long ? await hashOf(encoder.encode(text)) : undefined;
      if (apart !== undefined) await contents.put(apart, encoder.encode(text));
      const within = text !== undefined && { content };
      const said = JSON.stringify(apart === undefined ? { ...rest, ...within } : { ...rest, apart });
      const name =
        item.what === 'rows' || item.what === 'draft' ? await hashOf(encoder.encode(said)) : `${item.what}-${item.seq}`;
      stale = true;
      await put(name, said);
    },
  };
}
