import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import type { CellRows } from './cell';

/** The last column of two letters, ZZ. */
const MOST_COLUMNS = 702;
/** As many as 5,000 rows of 200 columns have; those between what is filled count as well, as a table has them all. */
export const MOST_CELLS = 1_000_000;
/** As many letters as a cell of Excel takes. */
export const MOST_CELL_LETTERS = 32_767;
/** More than a table of the most cells shows to anybody. */
const MOST_LETTERS = 10_000_000;

/** Of a file in which no cells are found; that JSON is taken too is said beside the place for a file, where it is. */
export const NO_SPREADSHEET = 'This is not a spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.';
const COPY = 'Copy the rows and columns that you need into a new file.';

/** That a cell of a file is longer than any that somebody typed, above which row if that is known. */
export const tooLong = (row?: number) =>
  new SpokenError(
    `${row === undefined ? 'A cell of this file' : `A cell of row ${formatCount(row)}`} has more than ${formatCount(MOST_CELL_LETTERS)} letters, which is the most that can be read. Shorten it, and choose the file again.`,
  );

export const tooManyCells = () =>
  new SpokenError(
    `This file has more than ${formatCount(MOST_CELLS)} cells, which is the most that can be read. ${COPY}`,
  );

/** Refuses, as an Error in words that names the limit, so many columns. */
export function checkColumns(columns: number): void {
  if (columns > MOST_COLUMNS)
    throw new SpokenError(
      `This file has ${formatCount(columns)} columns; ${formatCount(MOST_COLUMNS)} can be read. ${COPY}`,
    );
}

/** Refuses, as an Error in words that names the limit, a table of so many rows and columns. */
export function checkArea(rows: number, columns: number): void {
  if (rows * columns > MOST_CELLS)
    throw new SpokenError(
      `This sheet reaches to row ${formatCount(rows)} and column ${formatCount(columns)}, and ${formatCount(MOST_CELLS)} cells can be read, the empty ones among them. ${COPY}`,
    );
}

/** Refuses, as an Error in words that names the limit, cells that hold more letters than anybody reads. */
export function checkLetters(rows: CellRows): void {
  let letters = 0;
  for (const [index, row] of rows.entries())
    for (const cell of row) {
      if (typeof cell !== 'string') continue;
      if (cell.length > MOST_CELL_LETTERS) throw tooLong(index + 1);
      letters += cell.length;
    }
  if (letters > MOST_LETTERS)
    throw new SpokenError(
      `This file has more than ${formatCount(MOST_LETTERS)} letters, which is the most that can be read. ${COPY}`,
    );
}
