import { isAction, type UnknownAction } from '@reduxjs/toolkit';
import type { CheckedFact } from '@/journal/port/model';
import { isPlainJson } from '@/journal/kit/plainJson';
import { factUndone } from '@/journal/undo/undo';
import { isRealDay } from '@/store/kit/calendar';
import { isIdentity } from '@/store/kit/identity';
import { runToEnd } from '@/journal/kit/runToEnd';
import { businessReplaced, emptyBusiness, nouns } from '@/store/business/business';
import { checkingBusiness } from './checkedBusiness';
import type { FactChecks } from './factChecks';
import { isRecord } from '@/journal/kit/isObject';
import { isNumber, sentence, type Fields } from './outside';

const isPath = (path: unknown): path is string[] =>
  Array.isArray(path) &&
  path.length > 1 &&
  path.every(isIdentity) &&
  nouns.some(({ reducerPath }) => reducerPath === path[0]);

/** Whether a change that is to be put back names a value of the business, and with a whole record its place in the list. */
const isChange = (change: unknown) =>
  isRecord(change) &&
  isPath(change.path) &&
  (change.place === undefined
    ? change.path.length > 2 || change.was === undefined
    : isNumber(change.place) && change.was !== undefined);

const MISFIT = { reason: 'What it says does not fit what it is about.' };

function* checkingReplacement(fact: ReturnType<typeof businessReplaced>): Generator<number, CheckedFact> {
  const { business, ...rest } = fact.payload;
  const isNamed = isIdentity(rest.id) && (rest.undoes === undefined || typeof rest.undoes === 'string');
  if (!isNamed || !isPlainJson({ ...fact, payload: rest })) return MISFIT;
  const checked = yield* checkingBusiness(business, Number.MAX_SAFE_INTEGER);
  // What holds none at all empties nothing.
  if (checked.business === emptyBusiness) return { reason: 'It holds no business.' };
  const isWhole = checked.leftOut.length === 0;
  return {
    fact: isWhole ? fact : { ...fact, payload: { ...rest, business: checked.business } },
    leftOut: checked.leftOut,
  };
}

/** Gives a fact without what does not fit, by what validates each, or why nothing of it does: bit by bit, as it may hold a whole business. */
export function checkingFactBy(factChecks: FactChecks) {
  /** Whether an inverse puts back values of the business, and nothing that every object has, of a fact that fits as well. */
  const isInverse = ({ changes, fact, on, stands }: Fields) =>
    (on === undefined || (typeof on === 'string' && isRealDay(on))) &&
    (stands === undefined || stands === true) &&
    Array.isArray(changes) &&
    changes.every(isChange) &&
    isRecord(fact) &&
    isAction(fact) &&
    'fact' in runToEnd(checking(fact));

  function* checking(fact: UnknownAction): Generator<number, CheckedFact> {
    const { payload } = fact;
    if (!isRecord(payload)) return { reason: 'It does not say what happened.' };
    if (businessReplaced.match(fact)) return yield* checkingReplacement(fact);
    if (!isPlainJson(fact)) return { reason: 'It is nested too deeply to be read.' };
    if (factUndone.match(fact)) return isInverse(payload) ? { fact, leftOut: [] } : MISFIT;
    // What nobody knows changes nothing, and stays where it is.
    const validated = factChecks.get(fact.type)?.(payload) ?? { row: payload };
    if ('reason' in validated) return { reason: `What it says does not fit. ${sentence(validated.reason)}` };
    return { fact: validated.row === payload ? fact : { ...fact, payload: validated.row }, leftOut: [] };
  }
  return checking;
}
