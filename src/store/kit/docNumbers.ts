import { yearBegin } from './calendar';
import type { Numbered, Table } from './table';

/** A document as far as its number goes. */
interface Documented extends Numbered {
  docNo: string;
}

/** The most characters that a document's number has. */
export const DOC_NO_LENGTH = 16;

/** A number that the e-invoice portal takes: it begins neither with 0 nor with a mark. */
export const PORTAL_NUMBER = /^[A-Z1-9][A-Z0-9/-]*$/i;

/** How the number of a document may begin. */
export const SERIES_FORM = /^[A-Z0-9]{1,3}$/;
const DIGITS = 6;

/** The last place in a financial year that a document's number has room for. */
export const MAX_SERIAL = 10 ** DIGITS - 1;

/** The financial year of an ISO date, April to March, such as `26-27`. */
export function financialYear(date: string): string {
  const year = Number(yearBegin(date).slice(0, 4));
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** The financial year and the place in it that a document's number says. */
const readNo = (docNo: string | undefined) => /(\d\d-\d\d)\/(\d+)$/.exec(docNo ?? '');

/** The number of a document of a series, by the financial year and the place in it. */
export const written = (prefix: string, year: string, serial: number) =>
  `${prefix}/${year}/${String(serial).padStart(DIGITS, '0')}`;

/** The last place in a financial year that a document of a table has, or had. */
function lastSerial({ ids, entities, lastSerials = {} }: Table<Documented>, year: string): number {
  const known = (Object.hasOwn(lastSerials, year) && lastSerials[year]) || 0;
  // From the end, as the last one is of the same year on all days but one.
  for (let place = ids.length - 1; place >= 0; place -= 1) {
    const [, ofYear, serial] = readNo(entities[ids[place] ?? '']?.docNo) ?? [];
    if (ofYear === year) return Math.max(known, Number(serial));
  }
  return known;
}

/** The financial year and the place in it of each of those numbers of documents; a place that none can have tells nothing. */
export const serialsIn = (docNos: readonly (string | undefined)[]) =>
  docNos.flatMap((docNo) => {
    const [, year, digits] = readNo(docNo) ?? [];
    const serial = Number(digits);
    return year !== undefined && serial <= MAX_SERIAL ? [[year, serial] as const] : [];
  });

/** Whether a document's number is one of a series, and its place has room there. */
export const hasPlaceInSeries = (docNo: string): boolean => serialsIn([docNo]).length > 0;

/** The last place of each year among those. */
export function highestSerials(serials: readonly (readonly [year: string, serial: number])[]): Record<string, number> {
  const highest: Record<string, number> = {};
  for (const [year, serial] of serials) highest[year] = Math.max(serial, highest[year] ?? 0);
  return highest;
}

/** The last place in each financial year that a table's documents have, or had. */
export const everySerial = ({ entities, lastSerials = {} }: Table<Documented>): Record<string, number> =>
  highestSerials([...serialsIn(Object.values(entities).map(({ docNo }) => docNo)), ...Object.entries(lastSerials)]);

/**
 * Gives the numbers of the next documents of a table, each dated on an ISO date: consecutive within the financial year,
 * whatever the prefix was, and never given twice, as what is cancelled keeps its own. In a reducer.
 */
export function docNumbering(table: Table<Documented>): (prefix: string, date: string) => string {
  const given = new Map<string, number>();
  return (prefix, date) => {
    const year = financialYear(date);
    const serial = (given.get(year) ?? lastSerial(table, year)) + 1;
    given.set(year, serial);
    return written(prefix, year, serial);
  };
}

/** The number of the next document of a table, dated on an ISO date. In a reducer. */
export const nextDocNo = (table: Table<Documented>, prefix: string, date: string): string =>
  docNumbering(table)(prefix, date);
