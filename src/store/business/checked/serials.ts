import { highestSerials, MAX_SERIAL, serialsIn } from '@/store/kit/docNumbers';
import { isRecord } from '@/journal/kit/isObject';
import { isNumber, type Fields } from './outside';
import type { Noun } from '@/store/business/business';

const DOCUMENTS = [
  'bills',
  'proformas',
  'creditNotes',
  'debitNotes',
  'receipts',
  'refundVouchers',
] as const satisfies readonly Noun[];

/** A noun whose records have numbers in a series of each financial year. */
type DocumentNoun = (typeof DOCUMENTS)[number];

export const isDocument = (name: Noun): name is DocumentNoun => (DOCUMENTS as readonly Noun[]).includes(name);

const docNoOf = (row: unknown) =>
  isRecord(row) && typeof row.docNo === 'string' && row.docNo.length <= 50 ? row.docNo : undefined;

const isSerial = (said: readonly [string, unknown]): said is [string, number] =>
  /^\d\d-\d\d$/.test(said[0]) && isNumber(said[1]) && said[1] <= MAX_SERIAL;

/**
 * The last place in each financial year that was given in a table of documents, where the last of the rows that are kept
 * does not tell it: by what the table said of itself, whatever that is, and by all rows that it had. Undefined where there is none.
 */
export function serialsBeyond(
  name: Noun,
  kept: ReadonlyMap<string, unknown>,
  all: Fields,
  said: unknown,
): Record<string, number> | undefined {
  if (!isDocument(name)) return undefined;
  const shown = new Map(serialsIn([...kept.values()].map(docNoOf)));
  const given = highestSerials([
    ...serialsIn(Object.values(all).map(docNoOf)),
    ...(isRecord(said) ? Object.entries(said).filter(isSerial) : []),
  ]);
  const beyond = Object.entries(given).filter(([year, serial]) => serial > (shown.get(year) ?? 0));
  return beyond.length === 0 ? undefined : Object.fromEntries(beyond);
}
