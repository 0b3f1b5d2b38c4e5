import { wordsIn, type Language } from '@/store/kit/language';

const WORDS = {
  attached: {
    en: (names: string) => `Attached: ${names}.`,
    hi: (names: string) => `संलग्न: ${names}।`,
  },
  left: {
    en: (count: number) =>
      count === 1 ? '1 more open bill is in the statement.' : `${count} more open bills are in the statement.`,
    hi: (count: number) => `${count} और बकाया बिल विवरण में हैं।`,
  },
} as const;

/** What stands under a mail that the office sends: the files that go along, and how many bills do not; nothing where none goes along. */
export function mailFoot(names: readonly string[], left: number, language: Language): string {
  if (names.length === 0) return '';
  const words = wordsIn(WORDS, language);
  return [words.attached(names.join(', ')), ...(left > 0 ? [words.left(left)] : [])].join('\n');
}
