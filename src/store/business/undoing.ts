import type { UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import type { Refusal } from '@/journal/port/model';
import { canPutBack, factUndone, type Change } from '@/journal/undo/undo';
import { asCancelled, asMade, withIssued } from '@/store/billing/bills/documents';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import type { SimPairing } from '@/store/stock/devices/device';
import type { Challan } from '@/store/stock/challans/challan';
import type { Business } from './business';
import { changesOf, rewound } from './factChanges';

type Undone = ReturnType<typeof factUndone>['payload'];

/** What the rules tell of a fact that is taken back. */
export interface FactRules {
  refusal: (business: Business, fact: UnknownAction) => Refusal | undefined;
  heard: (business: Business, fact: UnknownAction) => UnknownAction;
  aboutOf: (fact: UnknownAction) => readonly string[];
  /** Whether it may go in in part. */
  isInPart: (fact: UnknownAction) => boolean;
}

/** What the place of a fact in the journal gives a record, and not the fact itself: an Undo from another place knows another. */
const GIVEN_BY_ORDER = ['number'];
const NOT_UNDONE: Refusal = { reason: 'Not undone: it has been changed again since.' };
const OUT_OF_REACH: Refusal = {
  reason: 'It would put back more than the fact that it takes back can have changed.',
};

/** The fact that takes back one that made these changes: a challan is cancelled and keeps its number, of all else each value becomes what it was. */
export function undoOf(fact: UnknownAction, changes: readonly Change[]): UnknownAction {
  const challan = challanOffered.match(fact)
    ? changes.find(({ path: [table, id] }) => table === 'challans' && id === fact.payload.id)
    : undefined;
  return challan ? challanCancelled(challan.is as Challan) : factUndone({ fact, changes: asCancelled(changes) });
}

const keyOf = ({ path }: Change) => JSON.stringify(path);

/** A value as a fact makes it, wherever in the journal it stands: behind how many movements a SIM went in, only its place tells. */
const asTold = ({ path }: Change, value: unknown) =>
  path.at(-1) === 'pairings' && Array.isArray(value)
    ? (value as SimPairing[]).map(({ behind: _byOrder, ...pairing }) => pairing)
    : asMade(value);

/** Whether two changes of one value are the same; where a row stood among others is another place once others went. */
const isSame = (one: Change, other: Change | undefined) =>
  other !== undefined &&
  (one.place === undefined) === (other.place === undefined) &&
  equal(asTold(one, one.was), asTold(other, other.was)) &&
  equal(asTold(one, one.is), asTold(other, other.is));

/** Whether each of some changes is among the others. */
function areAmong(changes: readonly Change[], others: readonly Change[]): boolean {
  const known = new Map(others.map((change) => [keyOf(change), change]));
  return changes.every((change) => isSame(change, known.get(keyOf(change))));
}

/**
 * Why these changes are not those of the fact that is taken back: the business is put back as it was before them, and the
 * fact's own reducers say there what it changes. What was left out of a fact that may go in in part was never told.
 */
export function undoneRefusal(business: Business, { fact, changes }: Undone, rules: FactRules): Refusal | undefined {
  if (!canPutBack(business, changes, GIVEN_BY_ORDER)) return NOT_UNDONE;
  // A document that an Undo brought back is cancelled again as it was: it was there before.
  const made = factUndone.match(fact) ? changes : withIssued(business, changes);
  const undo = undoOf(fact, made);
  if (!factUndone.match(undo) || !equal(undo.payload.changes, changes)) return OUT_OF_REACH;
  const before = rewound(business, made);
  const inner = factUndone.match(fact) ? undoneRefusal(before, fact.payload, rules) : undefined;
  if (inner) return inner;
  const isInPart = rules.isInPart(fact);
  // Which part went in depends on what there was then, and the rules know only what there is now.
  const told = isInPart ? [rules.heard(before, fact), fact] : [fact];
  const possible = told.flatMap((one) => changesOf(before, one));
  const isWhole = isInPart || areAmong(possible, made);
  // An Undo was asked above: to ask it again would double the work with each Undo that it takes back.
  const isOvertaken = !factUndone.match(fact) && rules.refusal(before, fact)?.changed !== undefined;
  if (isWhole && areAmong(made, possible) && !isOvertaken) return undefined;
  const about = new Set(rules.aboutOf(fact));
  return changes.every(({ path: [, id = ''] }) => about.has(id)) ? NOT_UNDONE : OUT_OF_REACH;
}
