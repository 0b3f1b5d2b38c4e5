import { SpokenError } from '@/journal/kit/plainWords';
import { isBlank, type Cell, type CellRows } from './cell';
import { cellText } from './cellText';
import type { ImportColumn } from './importable';
import type { ReadRows } from './readRows';
import { NO_SPREADSHEET } from './sheetLimits';

/** Which column of the file each of ours is, by our key; one that the file lacks is not in it. */
export type Mapping = Readonly<Partial<Record<string, number>>>;

/** A file's rows under its headings. */
export interface SheetTable {
  headings: readonly string[];
  /** Each with its row in the file, counted from 1. */
  rows: readonly { line: number; cells: readonly Cell[] }[];
}

/** The same of one of a workbook's sheets, by its place among those that can be seen, whose names are these. */
export interface FileTable extends SheetTable {
  sheets: readonly string[];
  sheet: number;
}

/** How far down the headings may stand, below a title. */
const MOST_TITLE_ROWS = 10;

/** What no heading holds, but an IMEI, a SIM or a phone number does. */
const NUMBER = /\d{5}/;

/** A heading as it is compared: without case, signs, what stands in brackets, and the word for rupees. */
const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(rs|inr|rupees)\b/g, ' ')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const headingOf = (cell: Cell) => (typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '');

/** The places of the headings that mean one of our columns: none by its title alone but that one. */
function placesOf<Draft extends object>(
  found: readonly string[],
  { title, synonyms, unless = [] }: ImportColumn<Draft>,
): number[] {
  if (unless.some((heading) => found.includes(plain(heading)))) return [];
  const [one, ...others] = found.flatMap((heading, at) => (heading === plain(title) ? [at] : []));
  if (one !== undefined) return [one, ...others];
  const words = new Set(synonyms.map(plain));
  return found.flatMap((heading, at) => (words.has(heading) ? [at] : []));
}

/** The columns of ours that several headings of a file mean, which do not say the same: which one it is must be asked. Each with those headings. */
export function doubtfulColumns<Draft extends object>(
  { headings, rows }: SheetTable,
  columns: readonly ImportColumn<Draft>[],
): Readonly<Partial<Record<string, readonly string[]>>> {
  const found = headings.map(plain);
  const mapping = matchHeadings(headings, columns);
  const doubts = columns.flatMap((column) => {
    const others = new Set(Object.entries(mapping).flatMap(([key, at]) => (key === column.key ? [] : [at])));
    const places = placesOf(found, column).filter(
      (at) => !others.has(at) && rows.some(({ cells }) => !isBlank(cells[at])),
    );
    const [first = -1] = places;
    const { kind } = column;
    const differ = places.some((at) =>
      rows.some(({ cells }) => cellText(kind, cells[at]).text !== cellText(kind, cells[first]).text),
    );
    return differ ? [[column.key, places.map((at) => `${headings[at]} (column ${at + 1})`)] as const] : [];
  });
  return Object.fromEntries(doubts);
}

/** Which of a file's headings mean our columns: by their title, else by the first of what people call them as well. */
export function matchHeadings<Draft extends object>(
  headings: readonly string[],
  columns: readonly ImportColumn<Draft>[],
): Mapping {
  const found = headings.map(plain);
  const pairs = columns.flatMap(({ key, title, synonyms, unless = [] }) => {
    if (unless.some((heading) => found.includes(plain(heading)))) return [];
    const place = [title, ...synonyms].map((word) => found.indexOf(plain(word))).find((at) => at >= 0);
    return place === undefined ? [] : [[key, place] as const];
  });
  return Object.fromEntries(pairs);
}

/**
 * A sheet under its headings: the row among the first that names most of our columns, or the first that is not blank. Of what may
 * be pasted it has our headings, in their order, where none of those rows names any and the first one holds a long number.
 */
export function sheetTableOf<Draft extends object>(
  sheet: CellRows,
  { columns, pasted }: { columns: readonly ImportColumn<Draft>[]; pasted?: string },
): SheetTable {
  const filled = sheet.flatMap((cells, index) => (cells.every(isBlank) ? [] : [{ line: index + 1, cells }]));
  const namedBy = ({ cells }: { cells: readonly Cell[] }) =>
    Object.keys(matchHeadings(cells.map(headingOf), columns)).length;
  const counts = filled.slice(0, MOST_TITLE_ROWS).map(namedBy);
  const isNumbered = filled[0]?.cells.some((cell) => NUMBER.test(headingOf(cell))) ?? false;
  if (pasted !== undefined && isNumbered && counts.every((count) => count === 0))
    return { headings: columns.map(({ title }) => title), rows: filled };
  const at = Math.max(0, counts.indexOf(Math.max(...counts)));
  const headings = filled[at]?.cells.map(headingOf) ?? [];
  return { headings, rows: filled.slice(at + 1) };
}

/** What was read of a file, under its headings; an Error where nothing stands below them, on the only sheet there is. */
export function fileTableOf<Draft extends object>(
  { rows, sheets, sheet }: ReadRows,
  importable: Parameters<typeof sheetTableOf<Draft>>[1],
): FileTable {
  const table = sheetTableOf(rows, importable);
  if (table.rows.length === 0 && sheets.length <= 1) {
    // Any text can be read as one cell of a CSV file; a workbook has the name of its sheet.
    const isAnyText = sheets.length === 0 && table.headings.length === 1;
    throw new SpokenError(
      isAnyText && Object.keys(matchHeadings(table.headings, importable.columns)).length === 0
        ? NO_SPREADSHEET
        : 'This file has only one row. The first row names the columns, and your rows follow below it.',
    );
  }
  return { ...table, sheets, sheet };
}

/** What a file has in its rows and an import does not take, by its headings; a column without one by its place. */
export function notTaken({ headings, rows }: SheetTable, mapping: Mapping): string[] {
  const taken = new Set(Object.values(mapping));
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  return Array.from({ length: width }, (_, place) => place)
    .filter((place) => !taken.has(place) && rows.some(({ cells }) => !isBlank(cells[place])))
    .map((place) => headings[place] || `Column ${place + 1}`);
}
