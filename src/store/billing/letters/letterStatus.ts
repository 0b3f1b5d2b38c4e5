import { advance, initialOf } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { Table } from '@/store/kit/table';
import type { Letter, LetterAnswer, LetterDraft, Mailed } from './letter';

/** How far the office is with a letter that was just written: it waits, where the office is asked to send it. */
export const mailedFirst = ({ subject }: Pick<LetterDraft, 'subject'>): Mailed =>
  subject === undefined ? {} : { status: initialOf(outgoingMailMachine) };

/** Puts what became of a letter into its row, in a reducer. */
export function putAnswer({ entities }: Table<Letter>, { id, became, answer, at, requestId }: LetterAnswer): void {
  const letter = entities[id];
  const status = letter?.status && advance(outgoingMailMachine, letter.status, { type: became });
  if (!letter || !status) return;
  letter.status = status;
  letter.answer = answer;
  if (at) letter.answeredAt = at;
  if (requestId) letter.requestId = requestId;
}
