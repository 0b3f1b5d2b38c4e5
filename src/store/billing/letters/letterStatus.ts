import { advance, initialOf } from '@/machines/advance';
import { outgoingMailMachine } from '@/machines/outgoingMail';
import type { Table } from '@/store/kit/table';
import type { Letter, LetterAnswer, LetterDraft, Mailed } from './letter';

/** What is said of a mail that came back, as the mailbox that it came back to is read by people. */
const CAME_BACK = 'It came back to the sender';

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

/** Puts into its row, in a reducer, that a mail came back. */
export const putCameBack = (
  table: Table<Letter>,
  { id, accountId, at }: Pick<LetterAnswer, 'id' | 'accountId' | 'at'>,
): void => putAnswer(table, { id, accountId, became: 'missReceiver', answer: CAME_BACK, at });
