import type { CellRows } from './cell';

/** How many rows can come at a time, below their headings. */
export const MOST_ROWS = 5000;

/** The rows of a file, and of a workbook the names of its sheets that can be seen, with the place of the one that they are of. */
export interface ReadRows {
  rows: CellRows;
  sheets: readonly string[];
  sheet: number;
}
