import { isObject } from '@/journal/kit/isObject';
import { requestIdIn, spoken } from './provider';
import { jsonIn, MOST_REPORTS, type SmsReport } from './report';
import { isWrongNumber } from './wrongNumber';

/** Its statuses: delivered; failed, NDNC and blocked; and rejected. Of any other one nothing is known yet. */
const DELIVERED = ['1'];
const MISSED = ['2', '9', '17'];
const REJECTED = ['16', '25'];
/** What is rejected for these was so for the text, its sender or the account, whatever the number. */
const NOT_OF_NUMBER =
  /dlt|template|header|entity|sender|\bpe\b|content|scrub|consent|preference|spam|balance|route|credit|network|timeout/i;

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function becameOf(status: string, words: string): SmsReport['became'] | undefined {
  if (DELIVERED.includes(status)) return 'deliver';
  if (REJECTED.includes(status)) return NOT_OF_NUMBER.test(words) ? 'missDelivery' : 'missReceiver';
  if (!MISSED.includes(status)) return undefined;
  return isWrongNumber(words) ? 'missReceiver' : 'missDelivery';
}

function reportsOf(one: unknown, key: string): SmsReport[] {
  const requestId = isObject(one) ? requestIdIn(one.requestId) : undefined;
  if (requestId === undefined || !isObject(one)) return [];
  return listOf(one.report).flatMap((report): SmsReport[] => {
    if (!isObject(report)) return [];
    const said = [textOf(report.desc), textOf(report.failedReason), textOf(report.date)].filter(Boolean).join(', ');
    const became = becameOf(textOf(report.status), said);
    return became ? [{ requestId, became, words: spoken(said, key) }] : [];
  });
}

/**
 * What MSG91 reports: JSON in the field `data` of a form, or by itself; undefined of what is none. It signs nothing.
 * @param key which its words may not tell
 */
export function msg91Reports(body: string, key: string): readonly SmsReport[] | undefined {
  const value = jsonIn(new URLSearchParams(body).get('data') ?? body);
  if (!isObject(value)) return undefined;
  return listOf(value)
    .slice(0, MOST_REPORTS)
    .flatMap((one) => reportsOf(one, key));
}
