import Papa from 'papaparse';
import { SpokenError } from '@/journal/plainWords';
import type { CellRows } from './cell';

const DELIMITERS = [',', ';', '\t'] as const;
/** The apostrophe that an export puts before what a spreadsheet would take for a formula. */
const GUARD = /^'(?='*[=+\-@\t\r])/;

const UTF8_WANTED =
  'The letters in this file cannot be read. In Excel, choose Save As and “CSV UTF-8” or “Excel Workbook (.xlsx)”, and choose that file.';

function textOf(bytes: Uint8Array): string {
  // Excel's own “Unicode Text”.
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SpokenError(UTF8_WANTED, { cause: error });
  }
}

/** How many of a file's first rows tell what parts its cells. */
const TELLING_ROWS = 12;

/** How many of the first rows have the same number of cells, of two or more, and what number that is. */
function evenness(text: string, delimiter: string): { rows: number; cells: number } {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: TELLING_ROWS, skipEmptyLines: 'greedy' });
  const widths = data.map(({ length }) => length).filter((width) => width > 1);
  const counts = widths.map((cells) => ({ rows: widths.filter((width) => width === cells).length, cells }));
  return counts.toSorted(byEvenness)[0] ?? { rows: 0, cells: 0 };
}

const byEvenness = (one: { rows: number; cells: number }, other: { rows: number; cells: number }) => other.rows - one.rows || other.cells - one.cells;

/** What parts the cells: whichever parts most of the first rows alike, as a title above them may hold the others. */
const delimiterOf = (text: string): string =>
  DELIMITERS.map((delimiter) => ({ delimiter, ...evenness(text, delimiter) })).toSorted(byEvenness)[0]?.delimiter ?? ',';

/** The cells of a CSV file, all of them texts: commas, semicolons or tabs between them, UTF-8 with or without its mark. */
export function readCsv(bytes: Uint8Array): CellRows {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new SpokenError('This is no spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.');
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault) {
    throw new SpokenError(`Row ${(fault.row ?? 0) + 1} has a quotation mark that is never closed. Mend it in the file, and choose it again.`);
  }
  return data.map((row) => row.map((cell) => (cell === '' ? undefined : cell.replace(GUARD, ''))));
}
