import { isSafeAddress } from '@/office/ownNetwork';
import { choice, line } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { givenText } from '@/store/kit/typed/typedText';
import { WRITTEN_THERE } from './trackingSettings';

const LONGEST_TOKEN = 2_000;
/** What may stand in a header. */
const TOKEN = /^[!-~]+$/;

const WRONG_ADDRESS =
  'Address is such as https://track.example.com: without a user, and without what follows a ? or a #.';
const OPEN_ADDRESS =
  'Address must begin with https://, so that nobody reads the token on its way; http:// does for a server in your own network.';

/** An address as it is kept; undefined of what is none, or tells more than where. */
function plainAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { origin, pathname, username, password, search, hash } = new URL(text);
  if ([username, password, search, hash].some((more) => more !== '')) return undefined;
  return `${origin}${pathname}`.replace(/\/+$/, '').replace(/\/api$/, '');
}

const isPlain = (text = '') => plainAddress(text) !== undefined;

/** Where vehicles are heard; a token that is left out stays as it is. */
export const trackingSettingsSchema = record({
  address: line('Address')
    .transform((typed: unknown) => (typeof typed === 'string' ? (plainAddress(typed.trim()) ?? typed) : typed))
    .test('address', WRONG_ADDRESS, isPlain)
    .test('open', OPEN_ADDRESS, (text) => !isPlain(text) || isSafeAddress(text)),
  token: givenText('Token must be a text.')
    .transform((typed: unknown) => (typeof typed === 'string' ? typed.trim() : (typed ?? undefined)))
    .max(LONGEST_TOKEN, `Token can have at most ${LONGEST_TOKEN} characters.`)
    .matches(TOKEN, {
      message: 'Token has characters that no token has. Copy it again.',
      excludeEmptyString: true,
    }),
  writes: choice(WRITTEN_THERE, 'Written to Traccar is required.').default('Nothing'),
});
