import type { UnknownAction } from '@reduxjs/toolkit';
import { factUndone } from '@/journal/undo';

/** The fact that was said in the first place, through all that took back one another, and whether taking back the given one makes it so again. */
export function saidFirst(fact: UnknownAction): { first: UnknownAction; isAgain: boolean } {
  let first = fact;
  let isAgain = false;
  for (; factUndone.match(first); isAgain = !isAgain) first = first.payload.fact;
  return { first, isAgain };
}
