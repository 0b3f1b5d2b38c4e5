/** What stands in a cell that its spreadsheet could not work out, such as `#N/A`; empty for a formula without a value. */
export interface BrokenCell {
  broken: string;
}

/** What stands in a cell of a file; undefined where nothing does. */
export type Cell = string | number | boolean | Date | BrokenCell | undefined;

/** A file's sheet: its rows from the first on, headings and all. */
export type CellRows = readonly (readonly Cell[])[];

export const isBroken = (cell: Cell): cell is BrokenCell => typeof cell === 'object' && 'broken' in cell;

/** Whether nothing is seen in a cell. */
export const isBlank = (cell: Cell): boolean => cell === undefined || (typeof cell === 'string' && cell.trim() === '');
