import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import { isBlank, type CellRows } from './cell';
import { readCsv } from './readCsv';
import { readXlsx } from './readXlsx';

const MOST_BYTES = 5 * 1_048_576;
const MOST_ROWS = 5000;

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);
const has = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

const NO_SPREADSHEET = 'This is no spreadsheet. Choose an Excel workbook (.xlsx) or a CSV file.';
const LOCKED =
  'This workbook is locked with a password. Open it in Excel, take the password off (File, Info), save it, and choose it again.';
const OLD =
  'This is a workbook of an old Excel (.xls). Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”, and choose that file.';

/** Why a file of that size is not even opened. */
export function sizeRefusal(size: number): string | undefined {
  if (size === 0) return 'This file is empty. Choose the one with your rows.';
  return size > MOST_BYTES
    ? 'This file is larger than 5 MB. Take out pictures, or part it into several files.'
    : undefined;
}

function cellsOf(bytes: Uint8Array, onProgress: (share: number) => void): CellRows | Promise<CellRows> {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes, onProgress);
  // Old workbooks and locked new ones have the same envelope.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SpokenError(has(bytes, Array.from('EncryptedPackage').join('\0')) ? LOCKED : OLD);
  if (has(bytes.subarray(0, 5), '%PDF-')) throw new SpokenError(NO_SPREADSHEET);
  return readCsv(bytes);
}

/**
 * The rows of a file, known by its bytes and not by its name, telling how much is done from 0 to 1; an Error says what is wrong
 * with it and what to do.
 */
export async function readSheet(bytes: Uint8Array, onProgress: (share: number) => void = () => {}): Promise<CellRows> {
  const refusal = sizeRefusal(bytes.length);
  if (refusal !== undefined) throw new SpokenError(refusal);
  const rows = await cellsOf(bytes, onProgress);
  onProgress(1);
  const filled = rows.filter((row) => !row.every(isBlank)).length;
  if (filled === 0) throw new SpokenError('There is nothing in this file. Choose the one with your rows.');
  if (filled === 1)
    throw new SpokenError(
      'This file has only one row. The first row names the columns, and your rows follow below it.',
    );
  if (filled > MOST_ROWS + 1) {
    throw new SpokenError(
      `This file has ${formatCount(filled - 1)} rows; ${formatCount(MOST_ROWS)} can come at a time. Part it into several files.`,
    );
  }
  return rows;
}
