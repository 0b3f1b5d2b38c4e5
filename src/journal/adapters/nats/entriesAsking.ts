import { createLine } from '@/journal/kit/line';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Answer, Contents, Parcel } from '@/journal/port/port';
import type { keepable } from '@/journal/adapters/keepable';
import { inOfficeWords, isForbidden } from './answers';
import { RefusedBytesError } from './contentsAsking';
import type { FactAnswer } from './deskAnswers';
import { contentOf, subjectFor } from './entries';
import type { entriesReading } from './entriesReading';

/** What of the reading is told where the journal ends. */
export type Reaching = Pick<ReturnType<typeof entriesReading>, 'lastNow' | 'reach'>;

interface AskingOptions {
  /** Asks the desk to append what this text holds, as said or as brought along. */
  ask: (request: 'say' | 'move', content: string) => Promise<FactAnswer>;
  /** Who says them. */
  user: string;
  putContent: (...put: [...Parameters<Contents['put']>, type?: string]) => Promise<void>;
  /** The most bytes that the server takes at once. */
  most: () => number;
}

/** Asks the desk to append entries to an office's journal, in the order in which they are given. */
export function entriesAsking({ ask, user, putContent, most }: AskingOptions) {
  const line = createLine();
  /** The answers to drafts whose others were not answered yet: what was refused once is not asked again in another business. */
  const known = new Map<string, Answer>();

  const answered = async (request: 'say' | 'move', content: string): Promise<FactAnswer> => {
    try {
      return await ask(request, content);
    } catch (error) {
      if (isForbidden(error)) return { refused: 'The office does not let you do this any more.' };
      throw inOfficeWords(error);
    }
  };

  /** Puts what goes with a parcel; gives why the office never takes it. */
  const refusedOf = async ({ contents = new Map(), action, bulk, takesBack, moved }: Parcel) => {
    // Of a large Undo the office reads nothing, and what is brought along is an admin's.
    const payload = takesBack === undefined && !moved ? bulk : undefined;
    try {
      for (const [hash, bytes] of contents) await putContent(hash, bytes, hash === payload ? action.type : undefined);
      return undefined;
    } catch (error) {
      if (error instanceof RefusedBytesError) return { refused: error.message };
      throw error;
    }
  };

  const placeOnce = async (parcel: Parcel, { reach }: Reaching): Promise<Answer> => {
    const content = contentOf(parcel);
    if (new TextEncoder().encode(content).length + subjectFor(parcel, user).length > most())
      return { refused: 'It is longer than the office takes.' };
    const refused = await refusedOf(parcel);
    if (refused) return refused;
    const answer = await answered(parcel.moved ? 'move' : 'say', content);
    if ('again' in answer) throw new SpokenError(answer.again);
    if ('refused' in answer) return answer;
    reach(answer.kept, answer.subject);
    return { kept: answer.kept };
  };

  const place = async (parcel: Parcel, reading: Reaching): Promise<Answer> => {
    const answer = known.get(parcel.id) ?? (await placeOnce(parcel, reading));
    known.set(parcel.id, answer);
    return answer;
  };

  return {
    /** One after another: of two on their way the later could be kept without the earlier, on which it may build. */
    append: (drafts: readonly ReturnType<typeof keepable>[], reading: Reaching): Promise<Answer[]> =>
      line.inLine(async () => {
        const answers: Answer[] = [];
        // Nothing is sent to another business, nor to a state from before.
        if (drafts.length > 0) await reading.lastNow();
        for (const draft of drafts) answers.push('refused' in draft ? draft : await place(draft, reading));
        known.clear();
        return answers;
      }),
    over: line.over,
  };
}
