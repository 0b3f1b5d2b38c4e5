import type { Letter } from '@/store/billing/letters/letter';
import type { RootState } from '@/store/business/store';
import { documentMail } from './documentMail';
import type { LetterKind } from './letterKind';
import { noticeMail } from './noticeMail';
import { reminderMail } from './reminderMail';

/** What is asked for: what is of today, then papers, then reminders. */
export const LETTER_KINDS: readonly LetterKind[] = [noticeMail, documentMail, reminderMail];

/** What was asked for, and of which kind it is. */
export interface Asked {
  kind: LetterKind;
  letter: Letter;
}

/** What was asked for by that identity; undefined where it is not there any more. */
export function askedIn(state: RootState, id: string): Asked | undefined {
  for (const kind of LETTER_KINDS) {
    const letter = kind.table(state).entities[id];
    if (letter) return { kind, letter };
  }
  return undefined;
}
