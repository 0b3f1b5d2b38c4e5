import type { Cell, CellRows } from '@/store/kit/sheets/cell';
import { cellText } from '@/store/kit/sheets/cellText';
import { matchHeadings, notTaken } from '@/store/kit/sheets/headings';
import { OPENING_COLUMNS, type OpeningCells, type OpeningSort } from './openingCells';

/** A line of a count: its place among those that were pasted, from 1, and what it says. */
export interface OpeningLine {
  id: number;
  /** As it was pasted. */
  text: string;
  cells: Partial<OpeningCells>;
}

/** The lines of a count as they were pasted. */
interface OpeningLines {
  /** The line of headings as it was pasted, where there is one. */
  heading?: string;
  lines: OpeningLine[];
  /** What the lines have and a count does not take, by the headings. */
  notTaken: string[];
}

const NOTHING_SEEN = /[\u200B-\u200D\uFEFF]/g;

/** What stands in a line: a spreadsheet puts tabs between its cells, people commas. */
const cellsOf = (line: string) =>
  line.split(line.includes('\t') ? '\t' : /[,;]/).map((cell) => cell.replaceAll(NOTHING_SEEN, '').trim());

/** Numbers that stand side by side, without anything else, are a line each. */
const apart = (line: string) => {
  const words = line.trim().split(/\s+/);
  return words.length > 1 && words.every((word) => /^\d{14,}$/.test(word)) ? words : [line];
};

/** Reads the lines of a count; a first line of headings says what stands where. */
export function openingLines(sort: OpeningSort, text: string): OpeningLines {
  const columns = OPENING_COLUMNS[sort];
  const all = text.split(/[\r\n]+/).flatMap((line) => (sort === 'Goods' ? [line] : apart(line)));
  const filled = all.filter((line) => cellsOf(line).some((cell) => cell !== ''));
  const [first = ''] = filled;
  const found = matchHeadings(cellsOf(first), columns);
  const isHeaded = Object.keys(found).length > 0;
  const mapping = isHeaded ? found : Object.fromEntries(columns.map(({ key }, place) => [key, place]));
  const rows = filled
    .slice(isHeaded ? 1 : 0)
    .map((line, index) => ({ line: index + 1, text: line, cells: cellsOf(line) }));
  const lines = rows.map(({ line, text: pasted, cells }) => {
    const said = columns.map(({ key }) => [key, cells[mapping[key] ?? -1] ?? ''] as const);
    return { id: line, text: pasted, cells: Object.fromEntries(said) };
  });
  return {
    ...(isHeaded && { heading: first }),
    lines,
    notTaken: notTaken({ headings: isHeaded ? cellsOf(first) : [], rows }, mapping),
  };
}

/** What stands in the place of a cell whose spreadsheet made something of it that cannot be told any more. */
const LOST = '#VALUE!';

/** A cell as it would be pasted: what its spreadsheet damaged is seen to be so. */
function pastedCell(cell: Cell): string {
  const { text, isDamaged = false } = cellText('identifier', cell);
  return isDamaged && (text === '' || cell instanceof Date) ? LOST : text.replaceAll(/\s+/g, ' ');
}

/** The rows of a file as they would be pasted. */
export const pastedRows = (rows: CellRows): string =>
  rows
    .map((row) => row.map(pastedCell).join('\t'))
    .filter((line) => line.trim() !== '')
    .join('\n');
