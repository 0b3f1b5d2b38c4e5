import Papa from 'papaparse';
import { SpokenError } from '@/journal/kit/plainWords';
import type { CellRows } from './cell';
import { checkColumns, NO_SPREADSHEET } from './sheetLimits';

const DELIMITERS = [',', ';', '\t'] as const;
/** The apostrophe that an export puts before what a spreadsheet would take for a formula. */
const GUARD = /^'(?='*[=+\-@\t\r\n])/;
/** The same within a text, where another program would part it. */
const GUARD_WITHIN = /([;\t\r\n]"*)'(?='*[=+\-@])/g;

const UTF8_WANTED =
  'The letters in this file cannot be read. In Excel, choose Save As and “CSV UTF-8” or “Excel Workbook (.xlsx)”, and choose that file.';

/** How many bytes tell in which encoding a text is. */
const TELLING_BYTES = 512;

/** The encoding of a text: Excel's own “Unicode Text” has two bytes a letter, one of them 0 in most, whether it bears its mark or not. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const told = bytes.subarray(0, TELLING_BYTES);
  told.forEach((byte, place) => (zeros[place % 2] = (zeros[place % 2] ?? 0) + Number(byte === 0)));
  const [even = 0, odd = 0] = zeros;
  const most = told.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : 'utf-8';
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw new SpokenError(UTF8_WANTED, { cause: error });
  }
}

/** How many of a file's first rows tell what parts its cells. */
const TELLING_ROWS = 12;

/** How well a separator parts a file's first rows. */
interface Parting {
  /** How many rows in a run it parts at all. */
  run: number;
  /** How many rows have the same number of cells, of two or more, and what number that is. */
  alike: number;
  cells: number;
}

function longestRun(widths: readonly number[]): number {
  let longest = 0;
  let run = 0;
  for (const width of widths) {
    run = width > 1 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

const byParting = (one: Parting, other: Parting) =>
  other.run - one.run || other.alike - one.alike || other.cells - one.cells;

function partingOf(text: string, delimiter: string): Parting {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: TELLING_ROWS, skipEmptyLines: 'greedy' });
  const widths = data.map(({ length }) => length);
  const run = longestRun(widths);
  const partings = widths
    .filter((width) => width > 1)
    .map((cells) => ({ run, alike: widths.filter((width) => width === cells).length, cells }));
  return partings.toSorted(byParting)[0] ?? { run, alike: 0, cells: 0 };
}

/**
 * What parts the cells: whichever parts most of the first rows in a run, as a title above them may hold the others, and so may
 * what stands in the rows, but not the headings as well; of several, whichever parts most rows alike.
 */
const delimiterOf = (text: string): string =>
  DELIMITERS.map((delimiter) => ({ delimiter, ...partingOf(text, delimiter) })).toSorted(byParting)[0]?.delimiter ??
  ',';

/** The cells of a CSV file, all of them texts: commas, semicolons or tabs between them, UTF-8 with or without its mark. */
export function readCsv(bytes: Uint8Array): CellRows {
  const text = textOf(bytes);
  if (text.includes('\0')) throw new SpokenError(NO_SPREADSHEET);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const fault = errors.find(({ type }) => type === 'Quotes');
  if (fault) {
    throw new SpokenError(
      `Row ${(fault.row ?? 0) + 1} has a quotation mark that is never closed. Fix it in the file, and choose it again.`,
    );
  }
  checkColumns(data.reduce((most, { length }) => Math.max(most, length), 0));
  return data.map((row) =>
    row.map((cell) => (cell === '' ? undefined : cell.replace(GUARD, '').replaceAll(GUARD_WITHIN, '$1'))),
  );
}
