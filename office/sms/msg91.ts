import { isObject } from '@/journal/kit/isObject';
import { objectIn } from '../facts/asked';
import { askProvider, COUNTRY, requestIdIn, type AnswerReading, type SmsProvider } from './provider';
import { textOf } from './report';
import { isWrongNumber } from './wrongNumber';

const FLOW = 'https://control.msg91.com/api/v5/flow';

/** Its codes of a key that is wrong, an account that is shut or has no money, and a machine that it lets nobody in from. */
const OF_SETTINGS = ['106', '201', '207', '208', '301', '302', '303', '401', '418'];
/** As not every answer has a code. */
const WORDS_OF_SETTINGS =
  /auth(entication)? ?key|unauthori[sz]ed|balance|\bip\b.*(\bnot\b|whitelist)|whitelist.*\bip\b|account (is )?(expired|banned|blocked)/i;
/** It does not take the text, whoever it is for: it does not know the template, or that or what stands in it is not on its list. */
const WORDS_OF_TEXT =
  /\b(template|flow)\b.*\b(not|no|missing|invalid|wrong|unknown|inactive|disabled|rejected|blocked|blacklisted|expired)\b|\b(no such|missing|invalid|wrong|unknown|inactive) (dlt )?(template|flow)\b|whitelist/i;
/** What stands in the place of a variable is of one text alone. */
const WORDS_OF_VARIABLES = /variable/i;
/** Its code of a number that is none. */
const NO_NUMBER = '202';
/** Too many at once, or an error of its own. */
const FOR_NOW = ['311', '429', '506'];

/** Its status tells nothing, as it answers an error with a good one: what it says does. */
const saidIn: AnswerReading['saidIn'] = (answer) => {
  const said = objectIn(answer);
  if (!isObject(said)) return 'refused';
  if (said.type === 'success') return 'accepted';
  const [code, words] = [textOf(said.code), textOf(said.message)];
  if (OF_SETTINGS.includes(code) || WORDS_OF_SETTINGS.test(words)) return 'halted';
  if (WORDS_OF_TEXT.test(words) && !WORDS_OF_VARIABLES.test(words)) return 'held';
  if (code === NO_NUMBER || isWrongNumber(words)) return 'noReceiver';
  return FOR_NOW.includes(code) ? 'later' : 'refused';
};

const READING: AnswerReading = {
  saidIn,
  isRefusal: (answer) => objectIn(answer)?.type === 'error',
  requestIn: (answer) => {
    const said = objectIn(answer);
    return said?.type === 'success' ? requestIdIn(said.message) : undefined;
  },
};

/**
 * MSG91 by its Flow, to which a registered text is known under an id of its own, with variables VAR1, VAR2 and so on.
 * @param url of the Flow, where a test says so
 */
export const msg91 = (authkey: string, url = FLOW): SmsProvider => ({
  send({ to, template, values, secret }, signal) {
    const { providerId, templateId } = template;
    if (!providerId)
      return Promise.resolve({
        what: 'held',
        words: `The template ${templateId} has no id of MSG91. Enter it under Registered Texts.`,
      });
    const variables = Object.fromEntries(values.map((value, place) => [`VAR${place + 1}`, value]));
    const body = JSON.stringify({
      template_id: providerId,
      short_url: '0',
      recipients: [{ mobiles: `${COUNTRY}${to}`, ...variables }],
    });
    const headers = { authkey, 'Content-Type': 'application/json', Accept: 'application/json' };
    return askProvider({ url, method: 'POST', headers, body }, { key: authkey, secret }, READING, signal);
  },
});
