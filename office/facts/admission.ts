import type { UnknownAction } from '@reduxjs/toolkit';
import type { Refusal, ReplayListeners } from '@/journal/port/model';
import type { Contents, Parcel } from '@/journal/port/port';
import { unpacked } from '@/journal/reading/bulk';
import { readEntry, readerOf } from '@/journal/reading/reading';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { newFactRefusal } from '@/store/business/newFacts';
import { FACT_TYPES, mayNotSay } from '@/store/business/policy';
import type { Role } from '@/store/kit/roles';
import { takingTurns } from '@/journal/kit/takingTurns';

const UNKNOWN = 'The office does not know what this says. Reload this page, then do it again.';

/** Does work of the desk, which answers what others read meanwhile: a whole business takes many steps; most facts one, in the turn that there is. */
async function bitByBit<Made>(work: Generator<number, Made>): Promise<Made> {
  const first = work.next();
  return first.done ? first.value : takingTurns(work, () => {});
}

/** Thrown for what the desk does not admit. */
export class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Thrown for what no browser of that person asks for. */
export class ForbiddenError extends RefusedError {}

/** Thrown for a fact that does not hold what its type says. */
export class UnfitError extends RefusedError {}

/** Refuses in words. */
export const refuse = (reason: string): never => {
  throw new RefusedError({ reason });
};

/** Refuses what no browser of that person asks for, in words. */
export const forbid = (reason: string): never => {
  throw new ForbiddenError({ reason });
};

/** The fact that a parcel holds, whole and in today's form; refuses what has none. */
export async function factIn(parcel: Parcel, contents: Contents): Promise<UnknownAction> {
  const [whole] = await unpacked([parcel], contents);
  const read = readEntry({ ...(whole ?? parcel), seq: 0 }, await readerOf(businessModel, [parcel]));
  if (!read.ok) return refuse(read.reason);
  const checked = await bitByBit((await businessModel.checks()).fact(read.action));
  if ('reason' in checked) throw new UnfitError({ reason: checked.reason });
  return checked.leftOut[0] ? refuse(checked.leftOut[0].reason) : checked.fact;
}

/** Refuses what a role may not say, and what no role knows. */
export const mustBeSayable = (role: Role, fact: UnknownAction): void => {
  const type = takenBackBy(fact) ?? fact.type;
  const denied = FACT_TYPES.includes(type) ? mayNotSay(role, type) : UNKNOWN;
  if (denied !== undefined) forbid(denied);
};

/**
 * An Undo whose payload lies among the contents, as far as its entry tells: what it takes back; undefined of any other fact. Nothing more
 * of it is read of people, as what it changes is told anew from what its fact changed.
 */
export const undoApart = ({ action, bulk, takesBack }: Parcel): UnknownAction | undefined =>
  bulk !== undefined && takesBack !== undefined && action.type === factUndone.type
    ? factUndone({ fact: { type: takesBack }, changes: [] })
    : undefined;

/** The same before its content is read and checked. */
export const mustBeReadable = (role: Role, parcel: Parcel): void => {
  const { action, bulk } = parcel;
  mustBeSayable(role, undoApart(parcel) ?? (bulk === undefined ? action : { type: action.type }));
};

/** The business after a fact that the rules admit there and that makes nothing which is not as it must be; refuses any other. */
export async function validated(business: Business, fact: UnknownAction): Promise<Business> {
  const { misfit } = await businessModel.checks();
  let refusal: Refusal | undefined;
  const listeners: ReplayListeners = {
    overtaken: (_place, overtaken) => (refusal = overtaken),
    unreadable: (_place, reason) => (refusal = { reason }),
  };
  const after = await bitByBit(businessModel.replaying(business, [fact], listeners, misfit));
  const why = refusal ?? newFactRefusal(business, fact);
  if (why) throw new RefusedError(why);
  return after;
}
