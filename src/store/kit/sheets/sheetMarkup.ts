import { formatCount } from '@/format';
import { SpokenError } from '@/journal/kit/plainWords';
import { MOST_ROWS } from './readRows';
import { checkArea, MOST_CELL_LETTERS, MOST_CELLS, tooLong, tooManyCells } from './sheetLimits';

/** Further down no list stands whose rows are counted in thousands. */
const LAST_ROW = 100_000;
/** Many times what a spreadsheet writes into a tag. */
const MOST_TAG_LETTERS = 10_000;
/** Of a letter up to six are written, as in `&quot;`. */
const MOST_TEXT_LETTERS = MOST_CELL_LETTERS * 6;
/** Begins what is put in the place of a cell that its spreadsheet could not work out: readers take such cells for empty. */
export const BROKEN = '\uE000';

export const DAMAGED =
  'This workbook is damaged and cannot be read. Open it in Excel, save it again, and choose the new file.';

const WANTED = new Map<string, RegExp>();

/** An attribute of a tag, by a name or the pattern of one. */
export function attribute(tag: string, name: string): string | undefined {
  const wanted = WANTED.get(name) ?? new RegExp(`\\s${name}=["']([^"']*)["']`);
  WANTED.set(name, wanted);
  return wanted.exec(tag)?.[1];
}

/**
 * Refuses markup whose tags or texts are so long that readers, which look through a tag's attributes again and again, would
 * not come to an end.
 */
export function checkMarkup(xml: string): void {
  let isTag = false;
  let begun = -1;
  for (let at = 0; at < xml.length; at += 1) {
    const letter = xml.charCodeAt(at);
    if (letter !== 0x3c && letter !== 0x3e) continue;
    checkRun(isTag, at - begun - 1);
    isTag = letter === 0x3c;
    begun = at;
  }
  checkRun(isTag, xml.length - begun - 1);
}

function checkRun(isTag: boolean, length: number) {
  if (isTag && length > MOST_TAG_LETTERS)
    throw new SpokenError(
      `This workbook has a tag of more than ${formatCount(MOST_TAG_LETTERS)} letters, which no spreadsheet writes. Open it in Excel, save it again, and choose the new file.`,
    );
  if (length > MOST_TEXT_LETTERS) throw tooLong();
}

interface CellMarkup {
  whole: string;
  prefix: string;
  tag: string;
  inner: string;
}

const CELL_TAGS = /<(\/?)((?:\w+:)?)c(?=[\s/>])([^<>]*)(>?)/g;

/** The cells of a sheet one by one, each tag looked at once: what is never closed is damaged. */
function* cellsIn(xml: string): Generator<CellMarkup> {
  let open: { at: number; inside: number; prefix: string; tag: string } | undefined;
  let count = 0;
  for (const { 0: found, 1: slash, 2: prefix = '', 3: tag = '', 4: closed, index } of xml.matchAll(CELL_TAGS)) {
    if (closed === '') throw new SpokenError(DAMAGED);
    const end = index + found.length;
    if (slash === '/') {
      if (!open || open.prefix !== prefix) throw new SpokenError(DAMAGED);
      yield { whole: xml.slice(open.at, end), prefix, tag: open.tag, inner: xml.slice(open.inside, index) };
      open = undefined;
      continue;
    }
    if (open) throw new SpokenError(DAMAGED);
    count += 1;
    if (count > MOST_CELLS) throw tooManyCells();
    // A cell that is closed in its own tag has nothing in it.
    if (!tag.endsWith('/')) open = { at: index, inside: end, prefix, tag };
  }
  if (open) throw new SpokenError(DAMAGED);
}

/** A cell as its reader takes it: what is broken is a text that says so; undefined where nothing stands. */
function readable({ whole, prefix, tag, inner }: CellMarkup, address: string): string | undefined {
  const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)<\/(?:\w+:)?v>/.exec(inner)?.[1];
  const isText = attribute(tag, 't') === 'inlineStr';
  const isFormula = /<(?:\w+:)?f[\s/>]/.test(inner);
  if (value === undefined && !isText && !isFormula) return undefined;
  const isError = attribute(tag, 't') === 'e';
  if (!isError && !(isFormula && value === undefined && !isText)) return whole;
  const said = isError ? (value ?? '') : '';
  return `<${prefix}c r="${address}" t="inlineStr"><${prefix}is><${prefix}t>${BROKEN}${said}</${prefix}t></${prefix}is></${prefix}c>`;
}

const columnOf = (letters: string) =>
  Array.from(letters).reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);

/** A sheet's XML of nothing but the cells in which something stands, bounded in rows and columns. */
export function preparedSheet(xml: string): string {
  const rows: string[] = [];
  let row = 0;
  let columns = 0;
  for (const cell of cellsIn(/<(?:\w+:)?sheetData[\s>][^]*/.exec(xml)?.[0] ?? '')) {
    const address = attribute(cell.tag, 'r') ?? '';
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d+)$/.exec(address) ?? [];
    if (digits === '') throw new SpokenError(DAMAGED);
    // Three letters stand for a column that no list has.
    const kept = letters.length > 2 ? undefined : readable(cell, address);
    if (kept === undefined) continue;
    const own = Number(digits);
    if (own > LAST_ROW) {
      throw new SpokenError(
        `There is something below row ${formatCount(LAST_ROW)} of the sheet, and ${formatCount(MOST_ROWS)} rows can come at a time. Copy those that you need into a new one.`,
      );
    }
    columns = Math.max(columns, columnOf(letters));
    checkArea(own, columns);
    if (own !== row) rows.push(`${rows.length > 0 ? '</row>' : ''}<row r="${own}">`);
    row = own;
    rows.push(kept);
  }
  return `<worksheet><sheetData>${rows.join('')}${rows.length > 0 ? '</row>' : ''}</sheetData></worksheet>`;
}
