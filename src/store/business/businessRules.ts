import type { UnknownAction } from '@reduxjs/toolkit';
import type { AnyRule } from '@/store/facts/rules';
import { runToEnd } from '@/journal/kit/runToEnd';
import type { Refusal } from '@/journal/port/model';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced, type Business } from './business';
import { creditDependents } from '@/store/billing/transfers/creditRules';
import { asKnown, closedMonthRefusal, openedWithReason } from './closedMonths';
import { validatedBy } from './feeds/validatedBy';
import { dependents } from './dependents/dependents';
import { aboutOf } from './declared';
import { amendmentDependents } from './dependents/amendmentDependents';
import { correctionDependents } from './dependents/correctionDependents';
import { countDependents } from './dependents/countDependents';
import { documentDependents } from './dependents/documentDependents';
import { namedRecords } from './dependents/namedRecords';
import { namesGone } from './dependents/namesGone';
import { openingDependents } from './dependents/openingDependents';
import { productDependents } from './dependents/productDependents';
import { settlementDependents } from './dependents/settlementDependents';
import { takenMeanwhile } from './takenMeanwhile';
import { nounRules } from './nounRules';
import { NOT_UNDONE, replacing } from './replacing';
import { isLong, undoneHere, undoneRefusing } from './undoing';
import { termsDependents } from './dependents/termsDependents';
import { unusedDependents } from './dependents/unusedDependents';
import { waiverDependents } from './dependents/waiverDependents';

type PayloadOf<Creator extends (...args: never) => { payload: unknown }> = ReturnType<Creator>['payload'];

/** What tells why what a fact changed cannot be taken back any more: something else came of it, or somebody has by now what only one may have. */
const WHY_NOT_BACK = [
  dependents,
  namedRecords,
  namesGone,
  productDependents,
  termsDependents,
  unusedDependents,
  documentDependents,
  waiverDependents,
  amendmentDependents,
  openingDependents,
  settlementDependents,
  correctionDependents,
  countDependents,
  creditDependents,
  takenMeanwhile,
];

const isInPart = (fact: UnknownAction) => leftOutOfFact(fact) !== undefined;

/** Why a fact cannot be taken back: it changed something else than is told, what it changed is changed again, or something else goes by it. */
function* undoing(business: Business, undone: PayloadOf<typeof factUndone>): Generator<number, Refusal | undefined> {
  if (undone.changes.length === 0) return NOT_UNDONE;
  const closed = openedWithReason(undone.fact) ?? closedMonthRefusal(business, factUndone(undone));
  if (closed) return closed;
  const untold = yield* undoneRefusing(business, undone, { refusal, heard, aboutOf, isInPart });
  if (untold) return untold;
  for (const whyNot of WHY_NOT_BACK) {
    const refused = whyNot(business, undone.changes);
    if (refused) return refused;
    if (isLong(undone.changes)) yield 1;
  }
  return undefined;
}

/** The rule of every fact there is, by its type. */
export const businessRules: ReadonlyMap<string, AnyRule<Business>> = new Map([
  ...nounRules.flatMap(({ noun, rules }) =>
    Object.entries(rules).map(([name, rule]) => [`${noun}/${name}`, rule] as const),
  ),
  [businessReplaced.type, { refuse: replacing }],
  [factUndone.type, { refuse: (business: Business, undone: never) => runToEnd(undoing(business, undone)) }],
]);

/** Why a fact cannot be in this business; nothing when it can, or when that goes by what is withheld here. */
export function refusal(business: Business, fact: UnknownAction): Refusal | undefined {
  const { type } = fact;
  // What an Undo puts back the office tells by all that its fact changed.
  if (business.origin.readBy && factUndone.match(fact)) return undoneHere(business, fact.payload);
  return validatedBy(
    business,
    (whole) => {
      const known = asKnown(whole, fact);
      return closedMonthRefusal(whole, known) ?? businessRules.get(type)?.refuse(whole, known.payload as never);
    },
    undefined,
  );
}

/** The same bit by bit, telling how much is done, from 0 to 1: an Undo of many rows takes long. */
export function* refusing(business: Business, fact: UnknownAction): Generator<number, Refusal | undefined> {
  return factUndone.match(fact) && !business.origin.readBy
    ? yield* undoing(business, fact.payload)
    : refusal(business, fact);
}

/** Of a fact that may go in in part, what tells why the rest of it does not; undefined of one that goes in whole or not at all. */
export function leftOutOfFact(fact: UnknownAction): ((business: Business) => readonly Refusal[]) | undefined {
  const { type, payload } = fact;
  const goesIn = businessRules.get(type)?.goesIn;
  return (
    goesIn && ((business: Business) => validatedBy(business, (whole) => goesIn(whole, payload as never).leftOut, []))
  );
}

/** A fact as every slice hears it: of one that may go in in part the part that does, and of one of a closed month as it counts, as no slice sees all that this takes. */
export function heard(business: Business, fact: UnknownAction): UnknownAction {
  const goesIn = businessRules.get(fact.type)?.goesIn;
  if (!goesIn) return asKnown(business, fact);
  return validatedBy(business, (whole) => ({ ...fact, payload: goesIn(whole, fact.payload as never).payload }), fact);
}
