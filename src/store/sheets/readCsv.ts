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

/** What parts the cells: whichever the first line that is not blank has most of, outside quotes. */
function delimiterOf(text: string): string {
  const line = text.split(/\r?\n|\r/).find((each) => each.trim() !== '') ?? '';
  const bare = line.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

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
