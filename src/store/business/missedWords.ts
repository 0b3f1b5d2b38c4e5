import { formatCount } from '@/format';
import type { Missed } from '@/journal/sync/journalSlice';
import { selectLanguage } from '@/store/browser/looksSlice';
import type { Language } from '@/store/kit/language';
import type { Business } from './business';
import { saidIn } from './saidWords';

/** The language in which somebody reads what became of what they said: the office's own people read English. */
export const selectReaderLanguage = (
  state: Pick<Business, 'origin'> & Parameters<typeof selectLanguage>[0],
): Language => (state.origin.readBy?.role === 'installer' ? selectLanguage(state) : 'en');

const LEFT_OUT: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `of which ${formatCount(count)} ${count === 1 ? 'was' : 'were'} skipped`,
  hi: (count) => `इनमें से ${formatCount(count)} छोड़े गए`,
};

/** What somebody did that came to nothing, or not to all that it says, in words that follow their name. */
export function missedWords({ fact, leftOut }: Missed, business: Business, language: Language = 'en'): string {
  const words = saidIn(language, fact, business);
  return leftOut === undefined ? words : `${words}, ${LEFT_OUT[language](leftOut)}`;
}
