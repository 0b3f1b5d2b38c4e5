import { isObject } from '@/journal/kit/isObject';
import { objectIn } from '../facts/asked';
import { askProvider, type SmsProvider } from './provider';

const FLOW = 'https://control.msg91.com/api/v5/flow';
const COUNTRY = '91';

/** Its status tells nothing: what it answers does. */
const isSuccess = (answer: string) => {
  const said = objectIn(answer);
  return isObject(said) && said.type === 'success';
};

/**
 * MSG91 by its Flow, to which a registered text is known under an id of its own, with variables VAR1, VAR2 and so on.
 * @param url of the Flow, where a test says so
 */
export const msg91 = (authkey: string, url = FLOW): SmsProvider => ({
  send({ to, template, values }, signal) {
    const { providerId, templateId } = template;
    if (!providerId)
      return Promise.resolve({
        what: 'refused',
        words: `The template ${templateId} has no id of MSG91. Enter it under Registered Texts.`,
      });
    const variables = Object.fromEntries(values.map((value, place) => [`VAR${place + 1}`, value]));
    const body = JSON.stringify({
      template_id: providerId,
      short_url: '0',
      recipients: [{ mobiles: `${COUNTRY}${to}`, ...variables }],
    });
    const headers = { authkey, 'Content-Type': 'application/json', Accept: 'application/json' };
    return askProvider({ url, method: 'POST', headers, body }, authkey, isSuccess, signal);
  },
});
