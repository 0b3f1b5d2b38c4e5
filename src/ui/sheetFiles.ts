import Papa from 'papaparse';
import type { CellObject, SheetData } from 'write-excel-file/universal';
import type { ColumnKind } from './column';
import type { Sheet, SheetValue } from './tableSheet';

export type SheetFormat = 'xlsx' | 'csv';

/** What a spreadsheet takes for a formula; with apostrophes before it, it was one that was written so. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/** What begins a formula within a text in a spreadsheet that parts cells, or rows, there: one that parts at semicolons or tabs knows nothing of the quotes around. */
const FORMULA_WITHIN = /([;\t\r\n]"*)(?='*[=+\-@])/g;
const PARTED_ELSEWHERE = /[;\t]/;
// A spreadsheet cannot hold them at all.
// oxlint-disable-next-line no-control-regex -- That they are control characters is what this is about.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const isMidnight = (at: Date) => at.toISOString().endsWith('T00:00:00.000Z');
const dayAndTime = (at: Date) =>
  at
    .toISOString()
    .slice(0, isMidnight(at) ? 10 : 16)
    .replace('T', ' ');

function csvValue(value: SheetValue): string | number {
  if (value instanceof Date) return dayAndTime(value);
  return typeof value === 'string' ? value.replaceAll(FORMULA_WITHIN, "$1'") : (value ?? '');
}

/**
 * The sheet as CSV for any spreadsheet program: UTF-8 with its mark, days as `YYYY-MM-DD`, numbers bare. A text that a program
 * would take for a formula has an apostrophe before it, also where a program would part it in two, as many do at semicolons, and then at line ends.
 */
export function csvOf({ columns, rows }: Sheet): Blob {
  const data = rows.map((row) => row.map(csvValue));
  const text = Papa.unparse(
    { fields: columns.map(({ title }) => title), data },
    {
      newline: '\r\n',
      escapeFormulae: FORMULA,
      quotes: (value: unknown) => typeof value === 'string' && PARTED_ELSEWHERE.test(value),
    },
  );
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/** Lakhs and crores, which spreadsheets do not group by themselves. */
const RUPEES = '[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00';

const excelCell = (kind: ColumnKind, value: SheetValue): CellObject | null => {
  if (value === undefined || value === '') return null;
  if (value instanceof Date)
    return { value, type: Date, format: isMidnight(value) ? 'dd mmm yyyy' : 'dd mmm yyyy hh:mm' };
  if (typeof value === 'number') return { value, type: Number, ...(kind === 'money' && { format: RUPEES }) };
  return { value: value.replaceAll(CONTROLS, ''), type: String, ...(kind === 'identifier' && { format: '@' }) };
};

const WIDEST = 60;
const DAY_WIDTH = 18;

/** How many characters wide a column is, so that what stands in it can be read. */
const widthOf = (title: string, values: readonly SheetValue[]): number => {
  const lengths = values.map((value) => (value instanceof Date ? DAY_WIDTH : String(value ?? '').length));
  return (
    2 +
    Math.min(
      WIDEST,
      lengths.reduce((longest, length) => Math.max(longest, length), title.length),
    )
  );
};

/** A sheet as one of a workbook: identifiers as text, days as days, amounts as numbers. */
function excelSheet({ columns, rows }: Sheet, name: string) {
  const heading = columns.map(({ title }): CellObject => ({ value: title, type: String, fontWeight: 'bold' }));
  const data: SheetData = [
    heading,
    ...rows.map((row) => row.map((value, place) => excelCell(columns[place]?.kind ?? 'text', value))),
  ];
  return {
    data,
    sheet: name.replaceAll(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: columns.map(({ title }, place) => ({
      width: widthOf(
        title,
        rows.map((row) => row[place]),
      ),
    })),
    stickyRowsCount: 1,
  };
}

/** Sheets as a workbook, each under its name. */
export async function workbookOf(sheets: Readonly<Record<string, Sheet>>): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  return writeExcelFile(Object.entries(sheets).map(([name, sheet]) => excelSheet(sheet, name))).toBlob();
}

/** The sheet as a workbook of that name. */
export const xlsxOf = (sheet: Sheet, name: string): Promise<Blob> => workbookOf({ [name]: sheet });

/** The sheet as a file of a format. */
export const sheetFile = (sheet: Sheet, format: SheetFormat, name: string): Promise<Blob> =>
  format === 'csv' ? Promise.resolve(csvOf(sheet)) : xlsxOf(sheet, name);
