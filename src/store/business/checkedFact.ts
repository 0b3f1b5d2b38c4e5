import type { UnknownAction } from '@reduxjs/toolkit';
import type { Checks } from '@/journal/model';
import { isPlainJson } from '@/journal/plainJson';
import { factUndone } from '@/journal/undo';
import { isIdentity } from '@/store/identity';
import { businessReplaced, nouns, type Business } from './business';
import { aboutOf } from './businessRules';
import { checkedBusiness } from './checkedBusiness';
import { isNumber, isRecord, type Fields } from './outside';

const isPath = (path: unknown) =>
  Array.isArray(path) && path.length > 1 && path.every(isIdentity) && nouns.some(({ reducerPath }) => reducerPath === path[0]);

/** Whether an inverse puts back values of the business, and nothing that every object has. */
const isInverse = ({ changes, fact }: Fields) =>
  Array.isArray(changes) &&
  changes.every((change: unknown) => isRecord(change) && isPath(change.path) && (change.place === undefined || isNumber(change.place))) &&
  isRecord(fact) &&
  typeof fact.type === 'string';

/** Whether all records that a fact is about have identities. */
function hasRecords(fact: UnknownAction): boolean {
  try {
    return aboutOf(fact).every(isIdentity);
  } catch {
    return false;
  }
}

const MISFIT = { reason: 'What it says does not fit what it is about.' };

/** A fact without what does not fit; or why nothing of it does. */
export function checkedFact(fact: UnknownAction): ReturnType<Checks<Business>['fact']> {
  const { payload } = fact;
  if (!isRecord(payload)) return { reason: 'It does not say what happened.' };
  if (businessReplaced.match(fact)) {
    const { business, ...rest } = fact.payload;
    const isNamed = isIdentity(rest.id) && (rest.undoes === undefined || typeof rest.undoes === 'string');
    if (!isNamed || !isPlainJson({ ...fact, payload: rest })) return MISFIT;
    const checked = checkedBusiness(business);
    const isWhole = checked.leftOut.length === 0;
    return {
      fact: isWhole ? fact : { ...fact, payload: { ...rest, business: checked.business } },
      leftOut: checked.leftOut,
    };
  }
  if (!isPlainJson(fact)) return { reason: 'It is nested too deeply to be read.' };
  if (factUndone.type === fact.type && !isInverse(payload)) return MISFIT;
  return hasRecords(fact) ? { fact, leftOut: [] } : MISFIT;
}
