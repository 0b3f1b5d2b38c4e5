import type { UnknownAction } from '@reduxjs/toolkit';
import type { Refusal } from '@/journal/port/model';
import { businessReplaced, businessUpdated, type Business } from './business';
import type { rulesAtHand } from './rulesAtHand';
import { replacing } from './replacing';

type BusinessRules = typeof rulesAtHand;

let known: BusinessRules | undefined;

/** Takes the rules in: for whatever says facts, and so imports them, before the first one is said. */
export function knowRules(fetched: BusinessRules): void {
  known = fetched;
}

/** The rules of the nouns. The first screen shows without them. */
function rules(): BusinessRules {
  if (!known) throw new Error('A fact is validated before the rules are here: call knowRules where it is said.');
  return known;
}

/** Whether no noun has a say in a fact: it brings the rows with it. */
const bringsRows = (fact: UnknownAction) => businessReplaced.match(fact) || businessUpdated.match(fact);

/** Fetches the rules. */
export async function fetchRules(): Promise<void> {
  if (!known) knowRules((await import('./rulesAtHand')).rulesAtHand);
}

/** Fetches the rules where facts have to be replayed that go by them. */
export const readyFor = async (facts: readonly UnknownAction[]): Promise<void> =>
  facts.every(bringsRows) ? undefined : fetchRules();

/** Why a fact cannot be in this business; nothing when it can, or when that goes by what is withheld here. */
export function refusal(business: Business, fact: UnknownAction): Refusal | undefined {
  if (businessReplaced.match(fact)) return replacing(business, fact.payload);
  return businessUpdated.match(fact) ? undefined : rules().refusal(business, fact);
}

/** Why a fact cannot be said anew, though a replay admits it; nothing when it can. */
export const newFactRefusal = (business: Business, fact: UnknownAction): Refusal | undefined =>
  bringsRows(fact) ? undefined : rules().newFactRefusal(business, fact);

/** The same as `refusal` bit by bit, telling how much is done, from 0 to 1: an Undo of many rows takes long. */
export function* refusing(business: Business, fact: UnknownAction): Generator<number, Refusal | undefined> {
  return bringsRows(fact) ? refusal(business, fact) : yield* rules().refusing(business, fact);
}

/** Of a fact that may go in in part, what tells why the rest of it does not; undefined of one that goes in whole or not at all. */
export const leftOutOfFact = (fact: UnknownAction): ((business: Business) => readonly Refusal[]) | undefined =>
  bringsRows(fact) ? undefined : rules().leftOutOfFact(fact);

/** A fact as every slice hears it: of one that may go in in part the part that does, as no slice sees all that this takes. */
export const heard = (business: Business, fact: UnknownAction): UnknownAction =>
  bringsRows(fact) ? fact : rules().heard(business, fact);

/** A fact with what it decides in the business in which it is said: documents, amounts, recipients. */
export const withOutcome = (business: Business, fact: UnknownAction): UnknownAction =>
  bringsRows(fact) ? fact : rules().withOutcome(business, fact);
