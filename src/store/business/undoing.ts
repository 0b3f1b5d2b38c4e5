import type { UnknownAction } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import { isObject } from '@/journal/kit/isObject';
import type { Refusal } from '@/journal/port/model';
import { broughtBackBy } from '@/journal/undo/takenBack';
import { factUndone, type Change } from '@/journal/undo/undo';
import { asCancelled, asMade, withIssued } from '@/store/billing/bills/documents';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import type { Device, SimPairing } from '@/store/stock/devices/device';
import type { Challan } from '@/store/stock/challans/challan';
import type { Business } from './business';
import { asStanding } from './closedMonths';
import { changesOf, isAsLeft, rewound } from './factChanges';
import { NOT_UNDONE } from './replacing';
import { changesHere } from './wholesale';

type Undone = ReturnType<typeof factUndone>['payload'];

/** What the rules tell of a fact that is taken back. */
export interface FactRules {
  refusal: (business: Business, fact: UnknownAction) => Refusal | undefined;
  heard: (business: Business, fact: UnknownAction) => UnknownAction;
  aboutOf: (fact: UnknownAction) => readonly string[];
  /** Whether it may go in in part. */
  isInPart: (fact: UnknownAction) => boolean;
}

const OUT_OF_REACH: Refusal = {
  reason: 'It would put back more than the fact that it takes back can have changed.',
};

const keyOf = ({ path }: Change) => JSON.stringify(path);

/** A device as a fact makes it: its ledger tells what was taken back of it since. */
const withoutUndone = ({ undone: _since, ...device }: Partial<Device>) => device;

/** A value as a fact makes it, wherever in the journal it stands: behind how many movements a SIM went in, only its place tells. */
function asFactMadeIt({ path }: Change, value: unknown) {
  if (path.at(-1) === 'pairings' && Array.isArray(value))
    return (value as SimPairing[]).map(({ behind: _byOrder, ...pairing }) => pairing);
  return path[0] === 'devices' && path.length === 2 && isObject(value) ? asMade(withoutUndone(value)) : asMade(value);
}

/** Whether two changes of one value are the same; where a row stood among others is another place once others went. */
const isSame = (one: Change, other: Change | undefined) =>
  other !== undefined &&
  (one.place === undefined) === (other.place === undefined) &&
  equal(asFactMadeIt(one, one.was), asFactMadeIt(other, other.was)) &&
  equal(asFactMadeIt(one, one.is), asFactMadeIt(other, other.is));

/** Whether two facts changed the same. */
function areSame(some: readonly Change[], others: readonly Change[]): boolean {
  const known = new Map(others.map((change) => [keyOf(change), change]));
  return some.length === others.length && some.every((change) => isSame(change, known.get(keyOf(change))));
}

/** What an Undo takes back that undoes these changes: of a fact or an Undo that was brought back as it was that one, so that however often it goes back and forth no Undo holds more than two others, and what an older program nested deeper gets as small. */
function takenBack(fact: UnknownAction, changes: readonly Change[]): UnknownAction {
  const again = broughtBackBy(fact);
  const first = factUndone.match(fact) ? fact.payload.fact : undefined;
  if (!again || !first || !factUndone.match(first)) return fact;
  return areSame(changes, first.payload.changes) ? again : fact;
}

/** The fact that takes back one that made these changes: a challan is cancelled and keeps its number, of all else each value becomes what it was. */
export function undoOf(fact: UnknownAction, changes: readonly Change[]): UnknownAction {
  const challan = challanOffered.match(fact)
    ? changes.find(({ path: [table, id] }) => table === 'challans' && id === fact.payload.id)
    : undefined;
  if (challan) return challanCancelled(challan.is as Challan);
  const back = asCancelled(changes);
  return factUndone({ fact: takenBack(fact, back), changes: back });
}

/** So many changes are looked at before the page may get its turn. */
const AT_A_TIME = 500;

/** Whether there are so many changes that the page wants its turn between. */
export const isLong = (changes: readonly Change[]) => changes.length > AT_A_TIME;

/** Whether something is true of every change, of some at a time; tells how much is done, between two shares of the whole. */
function* ofAll(
  changes: readonly Change[],
  isTrue: (some: readonly Change[]) => boolean,
  [from, to]: readonly [number, number],
): Generator<number, boolean> {
  for (let next = 0; next < changes.length; next += AT_A_TIME) {
    if (!isTrue(changes.slice(next, next + AT_A_TIME))) return false;
    if (isLong(changes)) yield from + ((to - from) * next) / changes.length;
  }
  return true;
}

/** Tells of changes whether each is among others. */
function among(others: readonly Change[]) {
  const known = new Map(others.map((change) => [keyOf(change), change]));
  return (some: readonly Change[]) => some.every((change) => isSame(change, known.get(keyOf(change))));
}

/** Why changes cannot be taken back in a business that was cut down: what they left in the rows that are here is not there any more; the office knows the others. */
export function undoneHere(business: Business, { changes }: Undone): Refusal | undefined {
  const here = changesHere(business, changes);
  return here.length > 0 && isAsLeft(business, here) ? undefined : NOT_UNDONE;
}

/**
 * Why these changes are not those of the fact that is taken back: the business is put back as it was before them, and the
 * fact's own reducers say there what it changes. What was left out of a fact that may go in in part was never told. Of many
 * changes it goes bit by bit, telling how much is done, from 0 to 1.
 */
export function* undoneRefusing(
  business: Business,
  { fact, changes }: Undone,
  rules: FactRules,
): Generator<number, Refusal | undefined> {
  if (!(yield* ofAll(changes, (some) => isAsLeft(business, some), [0, 0.2]))) return NOT_UNDONE;
  // A document that an Undo brought back is cancelled again as it was: it was there before.
  const made = factUndone.match(fact) ? changes : withIssued(business, changes);
  const undo = undoOf(fact, made);
  if (!factUndone.match(undo) || !equal(undo.payload.changes, changes)) return OUT_OF_REACH;
  if (isLong(changes)) yield 0.25;
  const before = rewound(business, made);
  if (isLong(changes)) yield 0.35;
  const inner = factUndone.match(fact) ? yield* undoneRefusing(before, fact.payload, rules) : undefined;
  if (inner) return inner;
  const isInPart = rules.isInPart(fact);
  // Which part went in depends on what there was then, and the rules know only what there is now.
  const heard = rules.heard(before, asStanding(business, before, fact));
  const told = isInPart ? [heard, fact] : [heard];
  let possible: Change[] = [];
  for (const one of told) {
    if (isLong(changes)) yield 0.45;
    possible = possible.concat(changesOf(before, one));
  }
  if (isLong(changes)) yield 0.6;
  const isPossible = yield* ofAll(made, among(possible), [0.6, 0.75]);
  const isWhole = isInPart || (yield* ofAll(possible, among(made), [0.75, 0.9]));
  // An Undo was asked above: to ask it again would double the work with each Undo that it takes back.
  const isOvertaken = !factUndone.match(fact) && rules.refusal(before, fact)?.changed !== undefined;
  if (isLong(changes)) yield 0.95;
  if (isWhole && isPossible && !isOvertaken) return undefined;
  const about = new Set(rules.aboutOf(fact));
  return changes.every(({ path: [, id = ''] }) => about.has(id)) ? NOT_UNDONE : OUT_OF_REACH;
}
