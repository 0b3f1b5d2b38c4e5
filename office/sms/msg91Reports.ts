import { isObject } from '@/journal/kit/isObject';
import { requestIdIn, spoken } from './provider';
import { instantIn, jsonIn, textOf, type SmsReport } from './report';
import { isWrongNumber } from './wrongNumber';

/** Its statuses: delivered; failed, NDNC, rejected and blocked. Of any other one nothing is known yet. */
const DELIVERED = ['1'];
const MISSED = ['2', '9', '16', '17', '25'];

const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

function becameOf(status: string, words: string): SmsReport['became'] | undefined {
  if (DELIVERED.includes(status)) return 'deliver';
  if (!MISSED.includes(status)) return undefined;
  return isWrongNumber(words) ? 'missReceiver' : 'missDelivery';
}

/** What it reports of one SMS; undefined of what has no id. */
function reportsOf(one: unknown, key: string): SmsReport[] | undefined {
  const requestId = isObject(one) ? requestIdIn(one.requestId) : undefined;
  if (requestId === undefined || !isObject(one)) return undefined;
  return listOf(one.report).flatMap((report): SmsReport[] => {
    if (!isObject(report)) return [];
    const said = [textOf(report.desc), textOf(report.failedReason), textOf(report.date)].filter(Boolean).join(', ');
    const became = becameOf(textOf(report.status), said);
    return became ? [{ requestId, became, words: spoken(said, key), at: instantIn(textOf(report.date)) }] : [];
  });
}

/**
 * What MSG91 reports: JSON in the field `data` of a form, or by itself; undefined of what is none. It signs nothing.
 * @param key which its words may not tell
 */
export function msg91Reports(body: string, key: string): readonly SmsReport[] | undefined {
  const value = jsonIn(body) ?? jsonIn(new URLSearchParams(body).get('data') ?? '');
  const read = listOf(value).flatMap((one) => {
    const reports = reportsOf(one, key);
    return reports ? [reports] : [];
  });
  return read.length === 0 ? undefined : read.flat();
}
