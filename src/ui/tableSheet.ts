import { compareBy, valuesIn, type Column, type ColumnKind } from './column';

/** What stands in a cell of a sheet: a day is a Date at midnight UTC, as sheets know no time zones. */
export type SheetValue = string | number | Date | undefined;

/** The rows of a table as a sheet. */
export interface Sheet {
  columns: readonly { title: string; kind: ColumnKind }[];
  rows: readonly (readonly SheetValue[])[];
}

const DAY = /^\d{4}-\d\d-\d\d/;

const sheetValue = (kind: ColumnKind, value: string | number | undefined): SheetValue => {
  if (kind !== 'date' || typeof value !== 'string' || !DAY.test(value)) return value;
  // As it is shown here, without a zone of its own.
  const at = new Date(`${value.slice(0, 16)}${value.includes('T') ? '' : 'T00:00'}Z`);
  return Number.isNaN(at.getTime()) ? value : at;
};

/** The rows as they are seen: their columns in that order, each with what else its cell shows, but for what can be done with a row. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const exported = valuesIn(columns).filter((one) => compareBy(one) !== undefined);
  return {
    columns: exported.map(({ title, kind }) => ({ title, kind })),
    rows: rows.map((row) => exported.map(({ kind, value }) => sheetValue(kind, value(row)))),
  };
}
