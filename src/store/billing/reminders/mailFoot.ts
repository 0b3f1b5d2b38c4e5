import { wordsIn, type Language } from '@/store/kit/language';

const WORDS = {
  attached: {
    en: (names: string) => `Attached: ${names}.`,
    hi: (names: string) => `संलग्न: ${names}।`,
  },
  none: {
    en: () => 'The statement could not be attached. Ask us for it.',
    hi: () => 'विवरण संलग्न नहीं हो सका। कृपया हमसे माँगें।',
  },
  left: {
    en: (count: number) =>
      count === 1 ? '1 more open bill is in the statement.' : `${count} more open bills are in the statement.`,
    hi: (count: number) => `${count} और बकाया बिल विवरण में हैं।`,
  },
} as const;

/** What stands under a mail that the office sends: the files that go along, first the statement, and how many of the open bills do not; or that none could. */
export function mailFoot(names: readonly string[] | undefined, open: number, language: Language): string {
  const words = wordsIn(WORDS, language);
  if (names?.length === 0 && open === 0) return '';
  if (!names?.length) return words.none();
  const left = open - (names.length - 1);
  return [words.attached(names.join(', ')), ...(left > 0 ? [words.left(left)] : [])].join('\n');
}
