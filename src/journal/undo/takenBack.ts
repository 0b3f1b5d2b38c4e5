import type { UnknownAction } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import { factUndone } from './undo';

/** The type of the fact that an action takes back, through all that took back one another; undefined of one that takes back none. */
export function takenBackBy(action: UnknownAction): string | undefined {
  let fact: unknown = action;
  while (isObject(fact) && fact.type === factUndone.type) fact = isObject(fact.payload) ? fact.payload.fact : undefined;
  if (fact === action) return undefined;
  return isObject(fact) ? String(fact.type) : '';
}

/** What stands again by an Undo of an Undo: the fact that the latter took back; undefined of any other action, and of one whose content is gone. */
export function broughtBackBy(action: UnknownAction): UnknownAction | undefined {
  const fact = factUndone.match(action) && isObject(action.payload) ? action.payload.fact : undefined;
  return fact && factUndone.match(fact) && isObject(fact.payload) ? fact.payload.fact : undefined;
}
