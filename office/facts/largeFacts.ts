import { keepable } from '@/journal/adapters/keepable';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import type { Contents, Parcel } from '@/journal/port/port';
import { takenBackBy } from '@/journal/undo/takenBack';
import { accountsBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { mayNotSay } from '@/store/business/policy';
import type { Role } from '@/store/kit/roles';
import { refuse, undoApart } from './admission';
import { TOO_MUCH } from '../sharedRefusals';
import type { Quotas } from './quotas';
import type { Roles } from './roles';
import { UNFIT_BEFORE, type Unfit } from './unfitFacts';

const MB = 1_000_000;

/**
 * So many bytes of one fact the desk reads from somebody: an import of the 5,000 rows that a browser takes at a time has less, and a visit
 * to 2,000 vehicles less than one; an admin may bring a whole business. To check that each row fits, and what comes of all, takes a second
 * for each megabyte of short ones, in which nobody is answered; to parse them a hundredth of that.
 */
const MOST_BYTES: Readonly<Record<Role, number>> = {
  admin: Number.POSITIVE_INFINITY,
  stock: 10 * MB,
  sales: 10 * MB,
  care: 10 * MB,
  installer: MB,
};

/** So many of a run of bills, of which 20,000 have 25 MB. */
const MOST_BYTES_OF_RUN = 32 * MB;

/** How many bytes of a fact the desk reads from people of a role. */
export const mostOf = (role: Role, type: string): number =>
  type === billRunApproved.type ? Math.max(MOST_BYTES_OF_RUN, MOST_BYTES[role]) : MOST_BYTES[role];

/** So many values the desk reads from somebody in one content, as to check takes a moment for each: 5,000 clients of an import have 310,000 with what each was before, and 550,000 where each address has eight commas. */
const MOST_VALUES = 600_000;
/** So many of what makes a bill for each account, of which 20,000 have half as many. */
const MOST_VALUES_OF_BILLS = 4_000_000;
const OF_BILLS: readonly string[] = [billRunApproved.type, accountsBilled.type];

/** The characters of JSON after which a value begins: a comma, an opening bracket, an opening brace. */
const [COMMA, BRACKET, BRACE] = [0x2c, 0x5b, 0x7b];

/** The answer to a fact of more than that. */
export const TOO_LARGE = { refused: 'The office does not take that much in one go: do it in smaller parts.' };

/** Whether bytes of JSON hold more values than the desk reads; a comma in a text counts as well. */
function hasTooManyValues(bytes: Uint8Array, most: number): boolean {
  let values = 0;
  for (const byte of bytes) if (byte === COMMA || byte === BRACKET || byte === BRACE) values += 1;
  return values > most;
}

/** The contents as the desk reads them of a role that says a fact of a type, without what would take its thread for long: that is refused. */
export const readableBy = (role: Role, type: string, contents: Contents): Contents => ({
  ...contents,
  async get(names) {
    const found = await contents.get(names);
    const most = OF_BILLS.includes(type) ? MOST_VALUES_OF_BILLS : MOST_VALUES;
    return role !== 'admin' && found.some((bytes) => bytes && hasTooManyValues(bytes, most))
      ? refuse(TOO_LARGE.refused)
      : found;
  },
});

/** So many large facts are remembered as tried. */
const MOST_TRIED = 1_000;

export interface LargeOptions {
  objects: Pick<ReturnType<typeof objectsIn>, 'size'>;
  roleOf: Roles['roleOf'];
  quotas: Quotas;
  /** Tells who waits, as what they said did not fit. */
  unfit?: Pick<Unfit, 'waits'>;
}

/** Takes bytes off what somebody may say, and of what they try again off what they may put: it may have been kept. */
export function charging(quotas: Pick<Quotas, 'take'>) {
  /** What was tried before, oldest first. */
  const tried = new Set<string>();
  const note = (key: string) => {
    tried.add(key);
    for (const oldest of tried) {
      if (tried.size <= MOST_TRIED) break;
      tried.delete(oldest);
    }
  };
  /** False, and nothing is taken, where that is not enough. */
  return (role: Role, by: string, what: string, bytes: number): boolean => {
    const key = `${by} ${what}`;
    const isTaken = quotas.take(role === 'admin' || tried.has(key) ? 'contents' : 'said', by, bytes);
    if (isTaken) note(key);
    return isTaken;
  };
}

/** Tells why the desk does not read a fact, before it does: to read what is large takes its thread. */
export function largeFacts({ objects, roleOf, quotas, unfit }: LargeOptions) {
  const charge = charging(quotas);

  const mayNotSayIt = async (by: string, { action }: Parcel): Promise<boolean> => {
    const role = await roleOf(by);
    return role !== undefined && mayNotSay(role, takenBackBy(action) ?? action.type) !== undefined;
  };

  return async (by: string, parcel: Parcel): Promise<FactAnswer | undefined> => {
    const { id, bulk, moved, action } = parcel;
    // What is moved is an admin's, which is known before it is read.
    if (moved) return undefined;
    if (unfit?.waits(by)) return UNFIT_BEFORE;
    // A browser puts among the contents what an entry does not hold.
    const kept = keepable(parcel);
    // Whoever may not say it at all is told that first, by the validator.
    if ('refused' in kept) return (await mayNotSayIt(by, parcel)) ? undefined : kept;
    // Of an Undo that is told anew nothing is read.
    if (typeof bulk !== 'string' || undoApart(parcel)) return undefined;
    const [role, size = 0] = [await roleOf(by), await objects.size(bulk)];
    if (role === undefined) return undefined;
    if (size > mostOf(role, action.type)) return TOO_LARGE;
    return charge(role, by, `${id} ${bulk}`, size) ? undefined : TOO_MUCH;
  };
}
