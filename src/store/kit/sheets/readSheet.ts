import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import { isBlank, type CellRows } from './cell';
import { readJson } from './readJson';
import { readCsv } from './readCsv';
import { MOST_ROWS, type ReadRows } from './readRows';
import { readXlsx } from './readXlsx';
import { checkLetters, NO_SPREADSHEET } from './sheetLimits';

const MOST_BYTES = 5 * 1_048_576;

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte);
const has = (bytes: Uint8Array, text: string) => new TextDecoder('latin1').decode(bytes).includes(text);

const LOCKED =
  'This workbook is locked with a password. Open it in Excel, take the password off (File, Info), save it, and choose it again.';
const PICTURE = 'This is a picture, and nothing is read from pictures. Choose an Excel workbook (.xlsx) or a CSV file.';
const WEB_PAGE =
  'This is a web page or an XML file, which some programs save under the name of a spreadsheet. Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”, and choose that file.';
const OLD =
  'This is a workbook of an old Excel (.xls). Open it in Excel, choose Save As and “Excel Workbook (.xlsx)”, and choose that file.';

/** How the pictures begin that people choose by mistake: PNG, JPEG, GIF and WebP. */
const PICTURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
];

/** How much of a file tells what it is. */
const TELLING_BYTES = 512;

/** Whether a text file begins with the tag of a page, in whatever encoding. */
const isMarkup = (bytes: Uint8Array) =>
  /^[^<\w,;"']*<(?:!doctype|!--|\?xml|html|head|meta|body|style|table|div)\b/i.test(
    new TextDecoder('latin1').decode(bytes.subarray(0, TELLING_BYTES)).replaceAll('\0', ''),
  );

/** Whether a file is of JSON: it begins with a record, or a list of records. */
const isJson = (bytes: Uint8Array) =>
  /^[^\w\s{[]*\s*(?:\{\s*["}]|\[\s*[{\]])/.test(new TextDecoder('latin1').decode(bytes.subarray(0, TELLING_BYTES)));

/** Why a file of that size is not even opened. */
export function sizeRefusal(size: number): string | undefined {
  if (size === 0) return 'This file is empty. Choose the one with your rows.';
  return size > MOST_BYTES
    ? 'This file is larger than 5 MB. Take out pictures, or split it into several files.'
    : undefined;
}

function readRows(bytes: Uint8Array, onProgress: (share: number) => void, sheet: number): ReadRows | Promise<ReadRows> {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes, onProgress, sheet);
  // Old workbooks and locked new ones have the same envelope.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new SpokenError(has(bytes, Array.from('EncryptedPackage').join('\0')) ? LOCKED : OLD);
  if (has(bytes.subarray(0, 5), '%PDF-')) throw new SpokenError(NO_SPREADSHEET);
  if (PICTURES.some((first) => startsWith(bytes, ...first))) throw new SpokenError(PICTURE);
  if (isMarkup(bytes)) throw new SpokenError(WEB_PAGE);
  if (isJson(bytes)) return { rows: readJson(bytes), sheets: [], sheet: 0 };
  return { rows: readCsv(bytes), sheets: [], sheet: 0 };
}

/** Why a file's rows cannot be taken: there are none, or too many. */
function rowsRefusal(rows: CellRows): string | undefined {
  const filled = rows.filter((row) => !row.every(isBlank)).length;
  if (filled === 0) return 'There is nothing in this file. Choose the one with your rows.';
  return filled > MOST_ROWS + 1
    ? `This file has ${formatCount(filled - 1)} rows; ${formatCount(MOST_ROWS)} can come at a time. Split it into several files.`
    : undefined;
}

/**
 * The rows of a file, known by its bytes and not by its name, telling how much is done from 0 to 1; an Error says what is wrong
 * with it and what to do. Of a workbook they are those of one sheet, by its place among those that can be seen; where there are
 * others, it may as well be empty or a note.
 */
export async function readSheet(
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => {},
  sheet = 0,
): Promise<ReadRows> {
  const refusal = sizeRefusal(bytes.length);
  if (refusal !== undefined) throw new SpokenError(refusal);
  const read = await readRows(bytes, onProgress, sheet);
  checkLetters(read.rows);
  onProgress(1);
  const reason = rowsRefusal(read.rows);
  if (reason !== undefined && !(read.sheets.length > 1 && read.rows.length <= MOST_ROWS)) throw new SpokenError(reason);
  return read;
}
