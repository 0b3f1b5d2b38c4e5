import type { UnknownAction } from '@reduxjs/toolkit';
import type { Business } from './business';
import { declarationOf } from './declared';

/** A fact as it is confirmed on a day (ISO date): what makes a document is of that day, and all else as it was said. */
export function confirmedOn(fact: UnknownAction, day: string): UnknownAction {
  const payload = declarationOf(fact)?.confirmedOn?.(fact.payload as never, day);
  return payload ? { ...fact, payload } : fact;
}

/** A fact whose author typed its day as it counts on a later one (ISO date), on which it is confirmed; undefined of any other. */
export function knownLateOn(fact: UnknownAction, day: string): UnknownAction | undefined {
  const { typedDay, knownOn } = declarationOf(fact) ?? {};
  const isLate = typedDay !== undefined && typedDay(fact.payload as never) < day;
  return isLate && knownOn ? { ...fact, payload: knownOn(fact.payload as never, day) } : undefined;
}

/** A fact as it was confirmed, by what stands of it in a business: what its author said may be of another day there. */
export function asConfirmed(fact: UnknownAction, business: Business): UnknownAction {
  const { confirmedDay, recordedDay } = declarationOf(fact) ?? {};
  const day = confirmedDay?.(fact.payload as never, business);
  if (day === undefined) return fact;
  const confirmed = confirmedOn(fact, recordedDay?.(fact.payload as never, business) ?? day);
  return knownLateOn(confirmed, day) ?? confirmed;
}
