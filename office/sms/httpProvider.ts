import { askProvider, COUNTRY, requestIdIn, type AnswerReading, type OutgoingSms, type SmsProvider } from './provider';
import type { SmsSending } from './keptSms';

const TYPES = { Form: 'application/x-www-form-urlencoded', JSON: 'application/json' } as const;

/** The name of the id that an SMS has here. */
const OWN_ID = 'ownId';

/** What the names in braces stand for; any other name stays as it is. */
const namesOf = ({ entityId, header, key }: SmsSending, { id, to, text, template }: OutgoingSms) =>
  new Map([
    ['to', to],
    ['to91', `${COUNTRY}${to}`],
    ['text', text],
    ['header', header],
    ['entityId', entityId],
    ['templateId', template.templateId],
    ['providerId', template.providerId ?? ''],
    ['key', key],
    [OWN_ID, id],
  ]);

/** Words with what their names in braces stand for. */
export const filled = (words: string, names: ReadonlyMap<string, string>, written: (value: string) => string) =>
  words.replaceAll(/\{([A-Za-z0-9]+)\}/g, (whole, name: string) => {
    const value = names.get(name);
    // Half a sign would be no text of an address.
    return value === undefined ? whole : written(value.toWellFormed());
  });

/** Inside the quotes of a JSON text. */
const inJson = (value: string) => JSON.stringify(value).slice(1, -1);

const headersIn = (lines: string): [string, string][] =>
  lines.split('\n').flatMap((line): [string, string][] => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : [];
  });

/** The headers that an admin has described, with what their names in braces stand for. */
export const ownHeaders = ({ headers = '' }: Pick<SmsSending, 'headers'>, names: ReadonlyMap<string, string>) =>
  Object.fromEntries(headersIn(headers).map(([name, value]) => [name, filled(value, names, (text) => text)]));

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** What stands in an answer in the place of {id}; blanks of either do not count. */
function idIn(pattern: string, answer: string): string | undefined {
  const [before = '', after = ''] = squeezed(pattern).split('{id}');
  const text = squeezed(answer);
  const from = text.indexOf(before);
  if (pattern === '' || from < 0) return undefined;
  const rest = text.slice(from + before.length);
  const end = after === '' ? rest.search(/[^\w.:-]|$/) : rest.indexOf(after);
  return requestIdIn(end < 0 ? undefined : rest.slice(0, end));
}

/** The id by which a provider knows an SMS as soon as it has it: our own, where it is told that; undefined where it is not. */
export const ownRequestIn = ({ provider, url = '', headers = '', body = '' }: SmsSending, id: string) =>
  provider === 'Other' && [url, headers, body].some((text) => text.includes(`{${OWN_ID}}`))
    ? requestIdIn(id)
    : undefined;

/** How the answers of a provider are read as an admin has described them. */
const readingOf = (settings: SmsSending, id: string, names: ReadonlyMap<string, string>): AnswerReading => {
  const { accepted = '', wrongNumber = '', idInAnswer = '' } = settings;
  return {
    saidIn: (answer) => {
      if (wrongNumber !== '' && answer.includes(wrongNumber)) return 'noReceiver';
      return answer.includes(accepted) ? 'accepted' : 'refused';
    },
    isRefusal: (answer) => wrongNumber !== '' && answer.includes(wrongNumber),
    requestIn: (answer) =>
      idIn(
        filled(idInAnswer, names, (text) => text),
        answer,
      ) ?? ownRequestIn(settings, id),
  };
};

/** A provider that takes an SMS over HTTP as an admin has described it. */
export const httpProvider = (settings: SmsSending): SmsProvider => ({
  send(sms, signal) {
    const { url = '', method, bodyIs, body = '', key } = settings;
    const names = namesOf(settings, sms);
    const isPost = method !== 'GET';
    const kind = bodyIs === 'JSON' ? 'JSON' : 'Form';
    const own: Record<string, string> = ownHeaders(settings, names);
    const isTyped = Object.keys(own).some((name) => name.toLowerCase() === 'content-type');
    return askProvider(
      {
        url: filled(url, names, encodeURIComponent),
        method: isPost ? 'POST' : 'GET',
        headers: { ...(isPost && !isTyped && { 'Content-Type': TYPES[kind] }), ...own },
        ...(isPost && { body: filled(body, names, kind === 'JSON' ? inJson : encodeURIComponent) }),
      },
      { key, secret: sms.secret },
      readingOf(settings, sms.id, names),
      signal,
    );
  },
});
