import type { Numbered, Table } from '@/store/kit/table';

/** So many rows one answer has at most, and where nothing is said. */
export const MOST_ROWS = 500;
const ROWS = 100;
/** A message between the office's programs holds twice as much. */
const MOST_BYTES = 500_000;

/** Which rows are asked for. */
export interface PageAsked {
  /** Those after the one of this number. */
  after: number;
  limit: number;
}

/** Some rows, and what is asked for the next; null where there is none. */
export interface ApiPage {
  items: object[];
  next: string | null;
}

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
};

/** Which rows a query asks for; else what is wrong with it, in a sentence. */
export function pageAsked(query: string): PageAsked | string {
  const words = new URLSearchParams(query);
  const unknown = [...words.keys()].find((name) => name !== 'limit' && name !== 'cursor');
  if (unknown !== undefined) return `There is no parameter ${unknown.slice(0, 40)}: only limit and cursor.`;
  const limit = wholeIn(words.get('limit') ?? String(ROWS), 1, MOST_ROWS);
  if (limit === undefined) return `limit is a whole number from 1 to ${MOST_ROWS}.`;
  const after = wholeIn(words.get('cursor') ?? '0', 0, Number.MAX_SAFE_INTEGER);
  return after === undefined ? 'cursor is the next of an answer before, as it was.' : { after, limit };
}

/** The rows of a table that are asked for, in the order of their numbers, each as it is told; fewer where they are long. */
export function pageOf<Row extends Numbered>(
  { ids, entities }: Table<Row>,
  { after, limit }: PageAsked,
  tell: (row: Row) => object,
): ApiPage {
  const items: object[] = [];
  let bytes = 0;
  let last = after;
  for (const id of ids) {
    const row = entities[id];
    if (!row || row.number <= after) continue;
    if (items.length === limit || bytes >= MOST_BYTES) return { items, next: String(last) };
    const item = tell(row);
    bytes += Buffer.byteLength(JSON.stringify(item));
    items.push(item);
    last = row.number;
  }
  return { items, next: null };
}
