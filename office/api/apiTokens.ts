import { isObject } from '@/journal/kit/isObject';
import type { ApiToken } from '@/office/api/apiProtocol';
import { API_ROLES, type TokenValues } from '@/office/api/tokenSchema';
import type { AccessBook } from '../signIn/accessBook';
import { hashOf, isSecretOf, newSecret, newTokenId, tokenParts } from '../signIn/tokens';

/** By this whoever finds a token in a file knows what it is of. */
const PREFIX = 'trackyard_';
/** What was seen a moment ago is not written down again. */
const SEEN_EVERY_MS = 60_000;

interface KeptToken extends ApiToken {
  hash: string;
}

const isKept = (value: unknown): value is KeptToken =>
  isObject(value) &&
  [value.id, value.name, value.since, value.hash].every((text) => typeof text === 'string') &&
  API_ROLES.some((role) => role === value.role);

const told = ({ hash: _hash, ...token }: KeptToken): ApiToken => token;

export type ApiTokens = ReturnType<typeof apiTokensIn>;

/** The tokens by which other programs read, of which the office keeps the hash alone. `now` gives milliseconds. */
export function apiTokensIn(book: Pick<AccessBook, 'read' | 'all' | 'put' | 'replace' | 'drop'>, now: () => number) {
  const all = async () => (await book.all('token')).filter(isKept);
  return {
    /** In the order of their names. */
    all: async (): Promise<readonly ApiToken[]> =>
      (await all()).map(told).toSorted((one, other) => one.name.localeCompare(other.name)),

    /** Makes one; gives it, as nobody can tell it later. */
    async add({ name, role }: TokenValues): Promise<string> {
      const [id, secret] = [newTokenId(), newSecret()];
      const kept: KeptToken = { id, name, role, since: new Date(now()).toISOString(), hash: hashOf(secret) };
      await book.put('token', id, kept);
      return `${PREFIX}${id}${secret}`;
    },

    /** Removes one; gives its name, and undefined where there is none. */
    async remove(id: string): Promise<string | undefined> {
      const token = (await all()).find((one) => one.id === id);
      if (token) await book.drop('token', token.id);
      return token?.name;
    },

    /** What a text is a token of, which is noted as used; undefined of any other text. */
    async of(text: string): Promise<ApiToken | undefined> {
      const parts = text.startsWith(PREFIX) ? tokenParts(text.slice(PREFIX.length)) : undefined;
      if (!parts) return undefined;
      const { value, place } = await book.read('token', parts.id);
      if (!isKept(value) || value.id !== parts.id || !isSecretOf(value.hash, parts.secret)) return undefined;
      const { seen } = value;
      // One that was removed meanwhile stays so.
      if (seen === undefined || now() - Date.parse(seen) >= SEEN_EVERY_MS)
        await book.replace('token', value.id, { ...value, seen: new Date(now()).toISOString() }, place);
      return told(value);
    },
  };
}
