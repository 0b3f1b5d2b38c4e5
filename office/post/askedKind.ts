import type { Letter, LetterAnswer } from '@/store/billing/letters/letter';
import type { AppStore, Fact, RootState } from '@/store/business/store';
import type { Table } from '@/store/kit/table';
import type { WritePapers } from '../papers/paperFiles';
import type { OutgoingMail } from './mailer';
import type { SendOutcome } from './sendOutcome';

/** What is asked for is not there any more. */
export const GONE = { what: 'refused', words: 'It is gone by now, so it was not sent.' } as const satisfies SendOutcome;

/** One kind of what the office is asked to send. */
export interface AskedKind {
  /** Where those that were written stand. */
  table: (state: RootState) => Table<Letter>;
  /** Whether somebody typed what one says: the office writes the others itself. */
  isTyped?: (state: RootState, id: string) => boolean;
  /** How one is asked for anew, as an order. */
  again: string;
  /** Why one is not to be sent on an ISO date, as what it tells is not so; undefined where it is. */
  whyNotSo: (state: RootState, id: string, on: string) => string | undefined;
  /** One as it is mailed on an ISO date with what goes along, which `write` writes; or why it cannot be. */
  content: (store: AppStore, write: WritePapers, id: string, on: string) => Promise<OutgoingMail | SendOutcome>;
  /** The fact of what became of one. */
  answered: (state: RootState, answer: LetterAnswer) => Fact;
}
