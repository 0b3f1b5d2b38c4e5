import { randomBytes } from 'node:crypto';
import { isObject } from '@/journal/kit/isObject';
import { ROLES, type Role } from '@/store/kit/roles';
import { nameKey } from '../nameKey';
import type { AccessBook, Kept } from './accessBook';
import type { Sealing } from './sealing';
import { base32, SECRET_BYTES, stepOf } from './totp';

/** The second factor of somebody, as the office keeps it: an app on their phone, and here, make a code of the same secret. */
interface Factor {
  name: string;
  /** The sealed secret. */
  sealed: string;
  /** ISO instant. */
  since: string;
  /** The last step whose code was taken: a code is taken once. */
  used: number;
  /** Whether a code has shown that the phone has the secret; before that nobody is asked for one. */
  isSetUp: boolean;
}

/** Somebody who has a second factor, and since when. */
type Having = Pick<Factor, 'name' | 'since'>;

/** So long somebody may take from the picture to the first code. */
const SETUP_MS = 1_800_000;
const RULE = 'second-factor';

const isFactor = (value: unknown): value is Factor =>
  isObject(value) &&
  [value.name, value.sealed, value.since].every((text) => typeof text === 'string') &&
  typeof value.used === 'number' &&
  typeof value.isSetUp === 'boolean';

/** The factor that is kept; one that cannot be read lets nobody past it, until an admin takes it away. */
const factorIn = ({ value, place }: Kept): Factor | 'none' | 'unreadable' => {
  if (isFactor(value)) return value;
  return place === 0 ? 'none' : 'unreadable';
};

/** Of whom the office requires one. */
const ruleIn = (book: AccessBook) => ({
  /** Of which roles one is required at the next sign-in. */
  async required(): Promise<readonly Role[]> {
    const { value, place } = await book.read('rule', RULE);
    if (isObject(value) && Array.isArray(value.roles)) {
      const { roles } = value;
      return ROLES.filter((role) => roles.includes(role));
    }
    // A rule that cannot be read is not taken for none.
    return place === 0 ? [] : ROLES;
  },
  require: (roles: readonly Role[]): Promise<void> => book.put('rule', RULE, { roles }),
});

export type Factors = ReturnType<typeof createFactors>;

/** The second factors of an office's people (RFC 6238), and of whom one is required. `now` gives milliseconds. */
export function createFactors(book: AccessBook, { seal, unseal }: Sealing, now: () => number = Date.now) {
  /** Takes a code for a factor, once; gives whether it is right. */
  const take = async (factor: Factor, place: number, code: string): Promise<boolean> => {
    const secret = unseal(factor.sealed);
    const used = secret && stepOf(secret, code, now(), factor.used);
    if (used === undefined) return false;
    const taken = factor.isSetUp ? { ...factor, used } : { ...factor, used, isSetUp: true, since: instant() };
    // Another machine may have taken it in the same moment.
    return book.replace('factor', nameKey(factor.name), taken, place);
  };
  const instant = () => new Date(now()).toISOString();

  return {
    /** Since when somebody has one; undefined while they have none. */
    async since(name: string): Promise<string | undefined> {
      const factor = factorIn(await book.read('factor', nameKey(name)));
      if (factor === 'none') return undefined;
      if (factor === 'unreadable') return '';
      return factor.isSetUp ? factor.since : undefined;
    },

    /** Begins to set one up for somebody who has none; gives the secret for their app, and undefined where they have one. */
    async begin(name: string): Promise<string | undefined> {
      const kept = await book.read('factor', nameKey(name));
      const factor = factorIn(kept);
      if (factor === 'unreadable' || (factor !== 'none' && factor.isSetUp)) return undefined;
      const secret = randomBytes(SECRET_BYTES);
      const begun: Factor = { name, sealed: seal(secret), since: instant(), used: 0, isSetUp: false };
      return (await book.replace('factor', nameKey(name), begun, kept.place)) ? base32(secret) : undefined;
    },

    /** Whether the code shows that the phone has the secret of what was begun a while ago: from now on it is asked for. */
    async confirm(name: string, code: string): Promise<boolean> {
      const kept = await book.read('factor', nameKey(name));
      const factor = factorIn(kept);
      if (typeof factor === 'string' || factor.isSetUp) return false;
      return now() - Date.parse(factor.since) < SETUP_MS && take(factor, kept.place, code);
    },

    /** Whether it is a code of somebody's second factor that nobody has given before. */
    async accepts(name: string, code: string): Promise<boolean> {
      const kept = await book.read('factor', nameKey(name));
      const factor = factorIn(kept);
      return typeof factor !== 'string' && factor.isSetUp && take(factor, kept.place, code);
    },

    /** Takes somebody's away. */
    drop: (name: string): Promise<void> => book.drop('factor', nameKey(name)),

    /** Who has one. */
    all: async (): Promise<Having[]> =>
      (await book.all('factor'))
        .filter(isFactor)
        .flatMap(({ name, since, isSetUp }) => (isSetUp ? [{ name, since }] : [])),

    ...ruleIn(book),
  };
}
