import type { Numbered, Table } from '@/store/kit/table';

/** A document as far as its number goes. */
interface Documented extends Numbered {
  docNo?: string | undefined;
}

/** The most characters that a document's number has. */
export const DOC_NO_LENGTH = 16;
const DIGITS = 6;

/** The financial year of an ISO date, April to March, such as `26-27`. */
export function financialYear(date: string): string {
  const year = Number(date.slice(0, 4)) - (date.slice(5, 7) < '04' ? 1 : 0);
  return [year, year + 1].map((one) => String(one % 100).padStart(2, '0')).join('-');
}

/** The financial year and the place in it that a document's number says. */
const readNo = (docNo: string | undefined) => /(\d\d-\d\d)\/(\d+)$/.exec(docNo ?? '');

const numbered = (prefix: string, year: string, serial: number) =>
  `${prefix}/${year}/${String(serial).padStart(DIGITS, '0')}`;

/** The last place in a financial year that a document of a table has. */
function lastSerial({ ids, entities }: Table<Documented>, year: string): number {
  // From the end, as the last one is of the same year on all days but one.
  for (let place = ids.length - 1; place >= 0; place -= 1) {
    const [, ofYear, serial] = readNo(entities[ids[place] ?? '']?.docNo) ?? [];
    if (ofYear === year) return Number(serial);
  }
  return 0;
}

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
    return numbered(prefix, year, serial);
  };
}

/** The number of the next document of a table, dated on an ISO date. In a reducer. */
export const nextDocNo = (table: Table<Documented>, prefix: string, date: string): string =>
  docNumbering(table)(prefix, date);
