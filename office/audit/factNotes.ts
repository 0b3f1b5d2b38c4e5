import type { UnknownAction } from '@reduxjs/toolkit';
import { readAsked } from '@/journal/adapters/nats/subjects';
import { inWords } from '@/store/business/activity';
import type { Business } from '@/store/business/business';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { AuditLog } from './auditLog';
import type { Question, WhenceOf } from './whence';

/** What was kept is answered at once. */
const MOST_UNANSWERED = 1_000;

export interface FactNotesOptions {
  note: AuditLog['note'];
  whenceOf: WhenceOf;
}

export type FactNotes = ReturnType<typeof createFactNotes>;

/** Notes what people say to the desk for facts, as it is kept, and what they are refused. */
export function createFactNotes({ note, whenceOf }: FactNotesOptions) {
  /** What was kept and not answered yet, in words: what was kept before is answered once more, and is no news. */
  const kept = new Map<number, string>();

  const noteKept = async (question: Question, place: number) => {
    const { by, request } = readAsked(question.subject);
    const text = kept.get(place);
    kept.delete(place);
    if (text !== undefined) note({ kind: 'said', by, text, place, ...(await whenceOf(by, question)) });
    else if (request[0] === 'move')
      note({ kind: 'managed', by, text: 'brought a business along', ...(await whenceOf(by, question)) });
  };

  return {
    /** A fact has that place now, in the business that follows from it. */
    kept(place: number, fact: UnknownAction, business: Business): void {
      for (const [oldest] of kept) {
        if (kept.size < MOST_UNANSWERED) break;
        kept.delete(oldest);
      }
      kept.set(place, cleanLine(inWords(fact, business)));
    },
    /** That was asked, and this is the answer. */
    async answered(question: Question, told: object): Promise<void> {
      if ('kept' in told && typeof told.kept === 'number') return noteKept(question, told.kept);
      if (!('refused' in told) || typeof told.refused !== 'string') return undefined;
      const { by } = readAsked(question.subject);
      return note({ kind: 'refused', by, text: told.refused, ...(await whenceOf(by, question)) });
    },
  };
}
