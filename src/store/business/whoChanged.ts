import { MINUTE_MS } from '@/journal/kit/durations';
import { isObject } from '@/journal/kit/isObject';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { Entry } from '@/journal/port/port';
import type { Refusal } from '@/journal/port/model';
import type { ReplicaThunk } from '@/journal/replica';
import { businessOf, type Business } from './business';
import { activityOf, inWords } from './activity';
import { aboutOf } from './declared';
import { describedInHindi } from './saidWords';
import { agoIn } from '@/store/care/jobs/visitWords';
import { wordsIn, type Language, type WordTable } from '@/store/kit/language';

const LOOKED_THROUGH = 100;
/** Who was faster said it later than that before, by whichever clock: what is older was known to both. */
const RACE_MS = 5 * MINUTE_MS;

/** A refusal, and of a fact that came to nothing after all that fact as it is in the journal. */
type Refused = Refusal & { id?: string; fact?: UnknownAction };

/** Whether an edit somewhere in a fact's payload carries the field. */
function carries(part: unknown, field: string): boolean {
  if (!isObject(part)) return false;
  if (isObject(part.to) && field in part.to) return true;
  return Object.values(part).some((inner) => carries(inner, field));
}

const ago = (instant: string, language: Language) => agoIn(language, instant, new Date().toISOString());

/** Who was faster, and at what. */
const WORDS = {
  changed: {
    en: (now: string, by: string, was: string, when: string) => `${now}: ${by} changed it from ${was}, ${when}.`,
    hi: (now: string, by: string, was: string, when: string) => `${now}: ${by} ने इसे ${when} ${was} से बदला।`,
  },
  did: {
    en: (reason: string, by: string, text: string, when: string) => `${reason} ${by} ${text}, ${when}.`,
    hi: (reason: string, by: string, text: string, when: string) => `${reason} ${by}: ${text}, ${when}।`,
  },
} satisfies WordTable;

/** The entry that came right before an overtaken one about the same records; none where that was long before. */
function rightBefore(entries: readonly Entry[], id: string): Entry | undefined {
  const own = entries.find((entry) => entry.id === id && entry.overtaken !== undefined);
  const [faster] = entries
    .filter(({ seq, overtaken }) => own && seq < own.seq && overtaken === undefined)
    .toSorted((one, other) => other.seq - one.seq);
  return own && faster && Date.parse(faster.at) > Date.parse(own.at) - RACE_MS ? faster : undefined;
}

/** A reason in the language of its reader: what says it in Hindi is fetched for whoever reads that. */
export async function translatedReason(language: Language, reason: string): Promise<string> {
  if (language === 'en') return reason;
  // Where that cannot be fetched, English is better than nothing.
  const { reasonIn } = await import('./inHindi/reasonIn').catch(() => ({ reasonIn: () => reason }));
  return reasonIn(language, reason);
}

const IN_WORDS: Readonly<Record<Language, typeof inWords>> = { en: inWords, hi: describedInHindi };

/**
 * A refusal in words, with who was faster where the records' history tells: "Rate is 95 now: Ravi changed it from 90, …", or what
 * was done right before a fact that came to nothing; `when` words the instant.
 */
export const explained =
  (
    { reason: said, changed, id, fact }: Refused,
    language: Language = 'en',
    when: (instant: string, language: Language) => string = ago,
  ): ReplicaThunk<Promise<string>, Business> =>
  async (_dispatch, getState, replica) => {
    const reason = await translatedReason(language, said);
    if (!replica) return reason;
    const words = wordsIn(WORDS, language);
    const historyOf = (record: string) => replica.history(record, LOOKED_THROUGH).catch(() => []);
    if (changed) {
      const entries = await historyOf(changed.record);
      const faster = entries.find(({ action, overtaken }) => !overtaken && carries(action.payload, changed.field));
      return faster ? words.changed(changed.now, faster.by, changed.was, when(faster.at, language)) : reason;
    }
    if (id === undefined || fact === undefined) return reason;
    const entries = await Promise.all(aboutOf(fact).map(historyOf));
    const faster = rightBefore(entries.flat(), id);
    if (!faster) return reason;
    const { by, text, at } = activityOf(faster, businessOf(getState()), undefined, IN_WORDS[language]);
    return words.did(reason, by, text, when(at, language));
  };
