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

/** The rows as they are seen: their columns in that order, each with what else its cell shows, but for what can be done with a row. Tells how much is done, from 0 to 1. */
export function* sheetSteps<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Generator<number, Sheet> {
  const exported = valuesIn(columns).filter((one) => compareBy(one) !== undefined);
  const cells: SheetValue[][] = [];
  for (const row of rows) {
    cells.push(exported.map(({ kind, value }) => sheetValue(kind, value(row))));
    yield cells.length / rows.length;
  }
  return { columns: exported.map(({ title, kind }) => ({ title, kind })), rows: cells };
}

/** The same at once. */
export function sheetOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet {
  const steps = sheetSteps(columns, rows);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
