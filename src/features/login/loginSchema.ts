import { record, tick } from '@/store/kit/schema/formRules';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { givenText } from '@/store/kit/typed/typedText';

/** What a line of the login may hold; no rule refuses more, so that the rest is cut off. */
const MOST = 200;

const emailOf = (typed: string) => cleanLine(cleanLine(typed).slice(0, MOST));

/** What a login asks; no value is refused. */
export const loginSchema = record({
  email: givenText('Email must be a text.')
    .transform((typed: unknown) => (typeof typed === 'string' ? emailOf(typed) : (typed ?? undefined)))
    .default(''),
  password: givenText('Password must be a text.').default(''),
  rememberMe: tick().default(false),
});
