// Sheets as files, and what an import makes of them.
import { fileTableOf, matchHeadings } from '@/store/kit/sheets/headings';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { validatorFor } from '@/store/kit/sheets/validating';
import { runToEnd } from '@/journal/kit/runToEnd';
import { readSheet } from '@/store/kit/sheets/readSheet';
import type { Mended } from '@/store/kit/sheets/describedRow';
import { sheetFile, type SheetFormat } from '@/ui/sheetFiles';
import type { Sheet } from '@/ui/tableSheet';

export const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What an import makes of a file beside the records that are there. */
export async function validated<Draft extends object, Known extends object>(
  importable: Importable<Draft, Known>,
  known: readonly Known[],
  bytes: Uint8Array,
  mended: Mended = {},
): Promise<ValidatedRow<Draft, Known>[]> {
  const table = fileTableOf(await readSheet(bytes), importable);
  return runToEnd(validatorFor(importable, known)(table, matchHeadings(table.headings, importable.columns), mended));
}

/** A sheet as the bytes of its file. */
export const bytesOfSheet = async (sheet: Sheet, format: SheetFormat) =>
  new Uint8Array(await (await sheetFile(sheet, format, 'Rows')).arrayBuffer());

/** Each row in short: its validation, and why a cell cannot be, with its column. */
export const inShort = <Draft extends object, Known extends object>(rows: readonly ValidatedRow<Draft, Known>[]) =>
  rows.map(({ validation, reasons }) =>
    [validation, ...Object.entries(reasons).map(([column, reason]) => `${column}: ${reason}`)].join(' '),
  );
