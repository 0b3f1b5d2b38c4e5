import { isObject } from '@/journal/kit/isObject';
import type { ApiToken } from '@/office/api/apiProtocol';
import { API_ROLES, endOfTerm, type RenewalValues, type TokenValues } from '@/office/api/tokenSchema';
import type { AccessBook } from '../signIn/accessBook';
import { hashOf, isSecretOf, newSecret, newTokenId, tokenParts } from '../signIn/tokens';

/** By this whoever finds a token in a file knows what it is of. */
const PREFIX = 'trackyard_';
/** What was seen a moment ago is not written down again. */
const SEEN_EVERY_MS = 60_000;

interface KeptToken extends Omit<ApiToken, 'until' | 'hasEnded'> {
  hash: string;
  /** Absent of one that was made before tokens ended, until `endLater` gives it an end. */
  until?: string;
}

const isKept = (value: unknown): value is KeptToken =>
  isObject(value) &&
  [value.id, value.name, value.since, value.hash].every((text) => typeof text === 'string') &&
  API_ROLES.some((role) => role === value.role);

/** What is told of a token at a time, in milliseconds. */
function toldAt({ hash: _hash, until, ...token }: KeptToken, now: number): ApiToken {
  const end = Date.parse(until ?? endOfTerm(new Date(now).toISOString()));
  // What cannot be read is no instant: it has ended, and is told as if it had done so at once.
  const ends = Number.isNaN(end) ? token.since : new Date(end).toISOString();
  return { ...token, until: ends, hasEnded: !(now < end) };
}

export type ApiTokens = ReturnType<typeof apiTokensIn>;

/** The tokens by which other programs read, of which the office keeps the hash alone. `now` gives milliseconds. */
export function apiTokensIn(book: Pick<AccessBook, 'read' | 'all' | 'put' | 'replace' | 'drop'>, now: () => number) {
  const all = async () => (await book.all('token')).filter(isKept);
  const instant = () => new Date(now()).toISOString();
  return {
    /** In the order of their names. */
    all: async (): Promise<readonly ApiToken[]> =>
      (await all()).map((token) => toldAt(token, now())).toSorted((one, other) => one.name.localeCompare(other.name)),

    /** Makes one; gives it, as nobody can tell it later. */
    async add({ name, role, lasts }: TokenValues): Promise<string> {
      const [id, secret, since] = [newTokenId(), newSecret(), instant()];
      const kept: KeptToken = { id, name, role, since, until: endOfTerm(since, lasts), hash: hashOf(secret) };
      await book.put('token', id, kept);
      return `${PREFIX}${id}${secret}`;
    },

    /** Has one taken from now on for so long; gives its name, and undefined where there is none. */
    async renew(id: string, { lasts }: RenewalValues): Promise<string | undefined> {
      const token = (await all()).find((one) => one.id === id);
      if (!token) return undefined;
      // Read anew: one that is removed in the same moment stays so.
      const { value, place } = await book.read('token', token.id);
      if (!isKept(value)) return undefined;
      const renewed = await book.replace('token', token.id, { ...value, until: endOfTerm(instant(), lasts) }, place);
      return renewed ? token.name : this.renew(id, { lasts });
    },

    /** Has those that were made before tokens ended be taken for a year from now on: whoever reads by one had no word of an end. */
    async endLater(): Promise<void> {
      for (const { id } of (await all()).filter(({ until }) => until === undefined)) {
        // One that is removed, or renewed, in the same moment stays so.
        const { value, place } = await book.read('token', id);
        if (isKept(value) && value.until === undefined)
          await book.replace('token', id, { ...value, until: endOfTerm(instant()) }, place);
      }
    },

    /** Removes one; gives its name, and undefined where there is none. */
    async remove(id: string): Promise<string | undefined> {
      const token = (await all()).find((one) => one.id === id);
      if (token) await book.drop('token', token.id);
      return token?.name;
    },

    /** What a text is a token of, which is noted as used unless it has ended; undefined of any other text. */
    async of(text: string): Promise<ApiToken | undefined> {
      const parts = text.startsWith(PREFIX) ? tokenParts(text.slice(PREFIX.length)) : undefined;
      if (!parts) return undefined;
      const { value, place } = await book.read('token', parts.id);
      if (!isKept(value) || value.id !== parts.id || !isSecretOf(value.hash, parts.secret)) return undefined;
      const token = toldAt(value, now());
      if (token.hasEnded) return token;
      const { seen } = value;
      // One that was removed meanwhile stays so.
      if (seen === undefined || now() - Date.parse(seen) >= SEEN_EVERY_MS)
        await book.replace('token', value.id, { ...value, seen: instant() }, place);
      return token;
    },
  };
}
