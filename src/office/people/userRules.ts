import { isUserName } from '@/journal/adapters/nats/subjects';
import { isSeen } from '@/store/kit/typed/cleanText';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { givenText } from '@/store/kit/typed/typedText';
import type { Language } from '@/store/kit/language';
import { ROLES } from '@/store/kit/roles';
import { typedWords } from './ownSignInWords';

/** What a user may be called. */
export const NAME_HINT = 'Letters, digits, - and _, at most 40.';
const LEAST = 10;
const MOST = 200;
/** What a new password must be, in a language. */
export const passwordHint = (language: Language): string => typedWords(language).hint(LEAST);
/** The same in the office's own. */
export const PASSWORD_HINT = passwordHint('en');

/** The name that somebody has in the office. */
export const userName = () =>
  line('Name').test(
    'shape',
    'Name can have letters, digits, - and _ only, at most 40.',
    (name) => !name || isUserName(name),
  );

/** A password as it is given, so that it stays the same in every key that is made of it. */
export const givenPassword = (missing: string) => givenText(missing).required(missing);

/** A password that somebody is to have from now on; `label` begins its messages, in a language. */
export function newPassword(label = 'Password', language: Language = 'en') {
  const words = typedWords(language);
  return givenPassword(words.required(label))
    .test('least', words.least(label, LEAST), (text) => !text || Array.from(text).length >= LEAST)
    .test('most', words.most(label, MOST), (text) => Array.from(text).length <= MOST)
    .test('blanks', words.blanks(label), (text) => text === text.trim())
    .test('seen', words.seen(label), isSeen);
}

export const userRole = () => choice(ROLES, 'Role is required.');
