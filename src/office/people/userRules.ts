import { isUserName } from '@/journal/adapters/nats/subjects';
import { isSeen } from '@/store/kit/typed/cleanText';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { givenText } from '@/store/kit/typed/typedText';
import { ROLES } from '@/store/kit/roles';

/** What a user may be called. */
export const NAME_HINT = 'Letters, digits, - and _, at most 40.';
const LEAST = 10;
const MOST = 200;
/** What a new password must be. */
export const PASSWORD_HINT = `At least ${LEAST} characters.`;

/** The name that somebody has in the office. */
export const userName = () =>
  line('Name').test(
    'shape',
    'Name can have letters, digits, - and _ only, at most 40.',
    (name) => !name || isUserName(name),
  );

/** A password as it is given, so that it stays the same in every key that is made of it. */
export const givenPassword = (missing: string) => givenText(missing).required(missing);

/** A password that somebody is to have from now on; `label` begins its messages. */
export const newPassword = (label = 'Password') =>
  givenPassword(`${label} is required.`)
    .test(
      'least',
      `${label} must have at least ${LEAST} characters.`,
      (text) => !text || Array.from(text).length >= LEAST,
    )
    .test('most', `${label} can have at most ${MOST} characters.`, (text) => Array.from(text).length <= MOST)
    .test('blanks', `${label} may not begin or end with a blank.`, (text) => text === text.trim())
    .test('seen', `${label} has invisible characters.`, isSeen);

export const userRole = () => choice(ROLES, 'Role is required.');
