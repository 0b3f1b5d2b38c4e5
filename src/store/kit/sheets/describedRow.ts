import { formatCount } from '@/format';
import { cleanLine, comparedName } from '@/store/kit/typed/cleanText';
import type { Cell } from './cell';
import { cellText, type CellText } from './cellText';
import type { Mapping, SheetTable } from './headings';
import type { ImportColumn, Mark } from './importable';

/** What was typed in the place of a cell, by `mendedKey`. */
export type Mended = Readonly<Partial<Record<string, string>>>;

export const mendedKey = (line: number, column: string): string => `${line}.${column}`;

/** What a row of a file tells, by column. */
export interface DescribedRow {
  line: number;
  texts: Readonly<Record<string, string>>;
  /** Why a cell cannot be taken for what it says. */
  refused: Readonly<Record<string, string>>;
  /** The columns of cells that their spreadsheet damaged: they do not say what somebody typed. */
  damaged: readonly string[];
  /** What it says of its record: not what is in no column of the file, nor what it may leave out and does. */
  given: Readonly<Record<string, string>>;
  /** What it is known by, the best first. */
  marks: readonly string[];
}

/** A value by which rows and records are known, as it is looked up. */
const markOf = <Draft extends object>({ column, compared }: Mark<Draft>, value: unknown): string | undefined => {
  const plain = compared(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  return plain === '' ? undefined : `${column} ${plain}`;
};

/** The same of all that a row or a record says. */
export const markIn = <Draft extends object>(mark: Mark<Draft>, of: object): string | undefined => {
  const values = of as Readonly<Partial<Record<string, unknown>>>;
  return markOf(mark, mark.whole ? mark.whole(values) : values[mark.column]);
};

/** So many words a message names. */
const MOST_WORDS = 8;

/** What may stand in a column of words: all, or of many those that begin as what stands there does. */
function whatCanBe(words: readonly string[], typed: string): string {
  const [sign = ''] = comparedName(typed);
  const alike = words.filter((word) => comparedName(word).startsWith(sign));
  const named = words.length <= MOST_WORDS ? words : (alike.length > 0 ? alike : words).slice(0, MOST_WORDS);
  const others = words.length - named.length;
  const more = others === 1 ? ', or one other' : `, or one of ${formatCount(others)} others`;
  return `This can be ${named.join(', ')}${others > 0 ? more : ''}.`;
}

/** What people write where there is nothing to say. */
const DASH = /^[-\u2010-\u2014]+$/;

/** Reads the cells of a column: of the words that it may hold the one that is meant. */
function reading<Draft extends object>({
  kind,
  words,
  cleaned,
  optional = false,
}: ImportColumn<Draft>): (cell: Cell, isMended: boolean) => CellText {
  const meant = words && new Map(words.map((word) => [comparedName(word), word]));
  return (cell, isMended) => {
    const read = cellText(kind, cell, isMended);
    if (read.reason !== undefined || read.text.trim() === '') return read;
    if (optional && DASH.test(read.text.trim())) return { text: '' };
    if (!meant) return { text: cleaned?.(read.text) ?? read.text };
    const word = meant.get(comparedName(read.text));
    return word === undefined ? { ...read, reason: whatCanBe(words, read.text) } : { text: word };
  };
}

const mendedLines = (mended: Mended) => new Set(Object.keys(mended).map((key) => Number.parseInt(key, 10)));

/** Reads the rows of files; what a row tells is remembered, as all are asked again with each cell that is mended. */
export function describingRows<Draft extends object>(
  columns: readonly ImportColumn<Draft>[],
  knownBy: readonly Mark<Draft>[],
) {
  const remembered = new WeakMap<Mapping, WeakMap<SheetTable['rows'][number], DescribedRow>>();

  const readers = columns.map((column) => ({ ...column, read: reading(column) }));

  function describe({ line, cells }: SheetTable['rows'][number], mapping: Mapping, mended: Mended): DescribedRow {
    const texts: Record<string, string> = {};
    const refused: Record<string, string> = {};
    const damaged: string[] = [];
    const given: Record<string, string> = {};
    for (const { key, optional = false, read } of readers) {
      const place = mapping[key];
      const typed = mended[mendedKey(line, key)];
      const {
        text,
        reason,
        isDamaged = false,
      } = read(typed ?? (place === undefined ? undefined : cells[place]), typed !== undefined);
      texts[key] = text;
      if (reason !== undefined) refused[key] = reason;
      if (isDamaged) damaged.push(key);
      if ((place !== undefined || typed !== undefined) && !(optional && cleanLine(text) === '')) given[key] = text;
    }
    for (const { key, proposed } of readers) {
      const text = (texts[key] ?? '').trim() === '' ? proposed?.(texts)?.text : undefined;
      if (text === undefined) continue;
      texts[key] = text;
      given[key] = text;
    }
    return { line, texts, refused, damaged, given, marks: knownBy.flatMap((mark) => markIn(mark, texts) ?? []) };
  }

  return (mapping: Mapping, mended: Mended) => {
    const known = remembered.get(mapping) ?? new WeakMap<SheetTable['rows'][number], DescribedRow>();
    remembered.set(mapping, known);
    const lines = mendedLines(mended);
    return (row: SheetTable['rows'][number]): DescribedRow => {
      if (lines.has(row.line)) return describe(row, mapping, mended);
      const found = known.get(row) ?? describe(row, mapping, {});
      known.set(row, found);
      return found;
    };
  };
}
