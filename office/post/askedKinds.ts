import type { Letter } from '@/store/billing/letters/letter';
import type { RootState } from '@/store/business/store';
import { documentMail } from './documentMail';
import type { AskedKind } from './askedKind';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminderMail';

/** What is asked for: what is of today, then papers, then reminders. */
export const ASKED_KINDS: readonly AskedKind[] = [noticeMail, documentMail, reminderMail];

/** What was asked for, and of which kind it is. */
export interface Asked {
  kind: AskedKind;
  letter: Letter;
}

/** What was asked for by that identity; undefined where it is not there any more. */
export function askedIn(state: RootState, id: string): Asked | undefined {
  for (const kind of ASKED_KINDS) {
    const letter = kind.table(state).entities[id];
    if (letter) return { kind, letter };
  }
  return undefined;
}
