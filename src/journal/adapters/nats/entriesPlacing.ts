import { createLine } from '@/journal/kit/line';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Answer, Contents, Parcel } from '@/journal/port/port';
import type { keepable } from '@/journal/adapters/keepable';
import { inOfficeWords, isForbidden, isKeptAlready, NOT_READY } from './answers';
import { askedAgain } from './askedAgain';
import { contentOf, subjectFor } from './entries';
import type { entriesReading } from './entriesReading';
import type { Office } from './reader';
import { STREAMS } from './subjects';

/** What has more characters is not said again while an answer may still come. */
const LONG = 4_000;

interface PlacingOptions {
  office: Office;
  /** Who says them. */
  user: string;
  contents: Pick<Contents, 'put'>;
  reading: Pick<ReturnType<typeof entriesReading>, 'lastNow' | 'reach'>;
  /** The most bytes that the server takes at once. */
  most: () => number;
}

/** Appends entries to an office's journal, in the order in which they are asked for. */
export function entriesPlacing({ office, user, contents, reading, most }: PlacingOptions) {
  const line = createLine();

  /** The place of what has that subject; undefined while there is none. */
  const placeOf = async (subject: string) => (await office.find(STREAMS.journal, { last_by_subj: subject }))?.seq;

  /** Publishes once; gives its place, or undefined where it was kept before. */
  const publish = async (subject: string, content: string) => {
    try {
      return await office.publish(subject, content);
    } catch (error) {
      if (isKeptAlready(error)) return undefined;
      throw error;
    }
  };

  const place = async (parcel: Parcel): Promise<Answer> => {
    const subject = subjectFor(parcel, user);
    const content = contentOf(parcel);
    if (new TextEncoder().encode(content).length + subject.length > most())
      return { refused: 'It is longer than the office takes.' };
    for (const [hash, bytes] of parcel.contents ?? []) await contents.put(hash, bytes);
    const say = () => publish(subject, content);
    try {
      const kept = (await (content.length > LONG ? say() : askedAgain(say))) ?? (await placeOf(subject));
      if (kept === undefined) throw new SpokenError(NOT_READY);
      reading.reach(kept, subject);
      return { kept };
    } catch (error) {
      if (!isForbidden(error)) throw inOfficeWords(error);
      // The answer to it may have been lost just before.
      const before = await placeOf(subject);
      return before === undefined ? { refused: 'The office does not let you do this any more.' } : { kept: before };
    }
  };

  return {
    /** One after another: of two on their way the later could be kept without the earlier, on which it may build. */
    append: (drafts: readonly ReturnType<typeof keepable>[]): Promise<Answer[]> =>
      line.inLine(async () => {
        const answers: Answer[] = [];
        // Nothing is sent to another business, nor to a state from before.
        if (drafts.length > 0) await reading.lastNow();
        for (const draft of drafts) answers.push('refused' in draft ? draft : await place(draft));
        return answers;
      }),
    /** Resolves once what is being appended has arrived. */
    over: line.over,
  };
}
