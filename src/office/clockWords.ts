import { MINUTE_MS } from '@/journal/kit/durations';
import { wordsIn, type Language } from '@/store/kit/language';
import { NOTICE_WORDS } from './noticeWords';

/** Nobody needs a clock that is more exact. */
const NOTICED_MS = 2 * MINUTE_MS;

function inUnits(milliseconds: number, language: Language): string {
  const words = wordsIn(NOTICE_WORDS, language);
  const minutes = Math.round(milliseconds / MINUTE_MS);
  if (minutes < 60) return words.minutes(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 24 ? words.hours(hours) : words.days(Math.round(minutes / 60 / 24));
}

/** What is said of a device whose clock is so many milliseconds ahead of the office's; nothing when it is right. */
export function clockWords(ahead: number, language: Language = 'en'): string | undefined {
  if (Math.abs(ahead) <= NOTICED_MS) return undefined;
  const words = wordsIn(NOTICE_WORDS, language);
  const span = inUnits(Math.abs(ahead), language);
  return words.clock(ahead > 0 ? words.ahead(span) : words.behind(span));
}
