import type { UnknownAction } from '@reduxjs/toolkit';
import { SpokenError } from '@/journal/kit/plainWords';
import { factUndone, type Change } from '@/journal/undo/undo';
import type { Role } from '@/store/kit/roles';
import { TOO_MUCH } from '../sharedRefusals';
import { refuse } from './admission';
import { charging } from './largeFacts';
import type { Quotas } from './quotas';

const TOO_LARGE = 'The office does not take that much back in one go: correct it in smaller parts.';

/** How many characters a payload is written in; refuses one that no text can hold. */
function charactersOf(payload: unknown): number {
  try {
    return JSON.stringify(payload).length;
  } catch {
    return refuse(TOO_LARGE);
  }
}

/**
 * Takes an Undo, as the office tells it anew, off what its author may say: whoever asks for it says few bytes, and it holds all that its
 * fact changed. Throws, so that it waits, where that is more than they have left; nothing of it is validated before. What is more than they
 * ever have is refused.
 */
export function undoQuota(quotas: Pick<Quotas, 'take' | 'most'>) {
  const charge = charging(quotas);
  /** How long each is, by its changes, which are told anew as they are: whoever waits asks again and again. */
  const known = new WeakMap<readonly Change[], number>();
  const lengthOf = (payload: ReturnType<typeof factUndone>['payload']): number => {
    const length = known.get(payload.changes) ?? charactersOf(payload);
    known.set(payload.changes, length);
    return length;
  };
  return (role: Role, by: string, id: string, fact: UnknownAction): void => {
    if (!factUndone.match(fact)) return;
    const length = lengthOf(fact.payload);
    if (length > quotas.most(role === 'admin' ? 'contents' : 'said')) refuse(TOO_LARGE);
    if (!charge(role, by, id, length)) throw new SpokenError(TOO_MUCH.again);
  };
}
