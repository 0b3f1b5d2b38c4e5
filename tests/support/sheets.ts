import { matchHeadings, sheetTableOf } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import { judgeFor, type JudgedRow } from '@/store/kit/sheets/judging';
import { wholeWork } from '@/store/kit/wholeWork';
import { readSheet } from '@/store/kit/sheets/readSheet';
import type { Mended } from '@/store/kit/sheets/toldRow';
import { sheetFile, type SheetFormat } from '@/ui/sheetFiles';
import type { Sheet } from '@/ui/tableSheet';

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What an import makes of a file beside the records that are there. */
export async function judged<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
  bytes: Uint8Array,
  mended: Mended = {},
): Promise<JudgedRow<Draft, Known>[]> {
  const table = sheetTableOf(await readSheet(bytes), importable.columns);
  return wholeWork(judgeFor(importable, known)(table, matchHeadings(table.headings, importable.columns), mended));
}

/** A sheet as the bytes of its file. */
export const bytesOfSheet = async (sheet: Sheet, format: SheetFormat) =>
  new Uint8Array(await (await sheetFile(sheet, format, 'Rows')).arrayBuffer());

/** Each row in short: its verdict, and why a cell cannot be, with its column. */
export const inShort = <Draft extends object, Known extends object>(rows: readonly JudgedRow<Draft, Known>[]) =>
  rows.map(({ verdict, reasons }) =>
    [verdict, ...Object.entries(reasons).map(([column, reason]) => `${column}: ${reason}`)].join(' '),
  );
