import { isObject } from '@/journal/kit/isObject';
import type { SmsSending } from './keptSms';
import { requestIdIn, spoken } from './provider';
import { instantIn, jsonIn, type SmsReport } from './report';

/** What stands at a path such as a.b, as a text; empty where nothing does. */
function textAt(value: unknown, path = ''): string {
  let at: unknown = value;
  for (const name of path === '' ? [] : path.split('.'))
    at = isObject(at) && Object.hasOwn(at, name) ? at[name] : undefined;
  return typeof at === 'string' || typeof at === 'number' ? String(at) : '';
}

const wordsIn = (listed = '') =>
  listed
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter(Boolean);

/** Whether one of some texts is among the listed words. */
const is = (listed: string | undefined, ...said: string[]) =>
  wordsIn(listed).some((word) => said.some((text) => text.toLowerCase() === word));

/** What became of an SMS, as one report or the answer about its status says; undefined where that says nothing yet. */
function becameIn(settings: SmsSending, value: unknown): Omit<SmsReport, 'requestId'> | undefined {
  const status = textAt(value, settings.reportStatus);
  const why = textAt(value, settings.reportWords);
  const words = spoken([status, why].filter(Boolean).join(': '), settings.key);
  const at = instantIn(textAt(value, settings.reportTime));
  if (is(settings.deliveredIs, status)) return { became: 'deliver', words, at };
  if (is(settings.wrongNumberIs, status, why)) return { became: 'missReceiver', words, at };
  return is(settings.failedIs, status) ? { became: 'missDelivery', words, at } : undefined;
}

/** What a text holds: JSON, or the fields of a form; undefined of what is neither. */
function valueIn(text: string): unknown {
  const json = jsonIn(text);
  if (isObject(json)) return json;
  const fields = [...new URLSearchParams(text)].filter(([, value]) => value !== '');
  return fields.length === 0 ? undefined : Object.fromEntries(fields);
}

/** What a provider reports as an admin has described it: JSON, one report or a list of them, or a form; undefined of what is none. */
export function describedReports(settings: SmsSending, text: string): readonly SmsReport[] | undefined {
  const value = valueIn(text);
  if (value === undefined) return undefined;
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const read = all.flatMap((one) => {
    const requestId = requestIdIn(textAt(one, settings.reportId));
    return requestId === undefined ? [] : [{ requestId, became: becameIn(settings, one) }];
  });
  if (read.length === 0) return undefined;
  return read.flatMap(({ requestId, became }) => (became ? [{ requestId, ...became }] : []));
}

/** What the answer about the status of an SMS says of it; undefined where that says nothing yet. */
export function statusIn(settings: SmsSending, answer: string): Omit<SmsReport, 'requestId'> | undefined {
  const value = valueIn(answer);
  return becameIn(settings, Array.isArray(value) ? value[0] : value);
}
