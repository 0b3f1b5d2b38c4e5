import type { UnknownAction } from '@reduxjs/toolkit';
import { declarationOf } from './declared';

/** A fact as it is confirmed on a day (ISO date): what makes a document is of that day, and all else as it was said. */
export function confirmedOn(fact: UnknownAction, day: string): UnknownAction {
  const payload = declarationOf(fact)?.confirmedOn?.(fact.payload as never, day);
  return payload ? { ...fact, payload } : fact;
}
