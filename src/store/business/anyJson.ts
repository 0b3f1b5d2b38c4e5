import { isObject } from '@/journal/isObject';
import type { Fields } from './checked/outside';

/** The fields of a value; none where it has none. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Those items of a value that have fields. */
export const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject).map(fieldsOf) : []);

/** The rows of a table, in whatever order. */
export const rowsOf = (table: unknown): Fields[] => listOf(Object.values(fieldsOf(fieldsOf(table).entities)));

/** A text; empty where the value is none. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** A count; none where the value is none. */
export const countOf = (value: unknown) => (typeof value === 'number' && value > 0 ? value : 0);

/** The identities of a table's rows: those of its list in their order, then those that only have a row. */
export function idsOf(table: unknown): string[] {
  const { ids, entities } = fieldsOf(table);
  const all = Object.keys(fieldsOf(entities));
  const known = new Set(all);
  const listed = Array.isArray(ids)
    ? (ids as unknown[]).filter((id): id is string => typeof id === 'string' && known.has(id))
    : [];
  return [...new Set([...listed, ...all])];
}

/** The row of a table under an identity, whatever it is. */
export const rowUnder = (table: unknown, id: string): unknown => {
  const entities = fieldsOf(fieldsOf(table).entities);
  return Object.hasOwn(entities, id) ? entities[id] : undefined;
};

/** The highest number that a table has given. */
export const lastNumberOf = (table: unknown): number =>
  rowsOf(table).reduce((last, { number }) => Math.max(last, countOf(number)), countOf(fieldsOf(table).lastNumber));

/** A table with other rows, each under the identity that it has; the same where it has none. */
export function withRows(table: unknown, rowFrom: (row: Fields) => Fields): unknown {
  const { entities } = fieldsOf(table);
  if (!isObject(entities)) return table;
  const rows = Object.entries(entities).map(([id, row]) => [
    id,
    isObject(row) && !Array.isArray(row) ? rowFrom(row) : row,
  ]);
  return { ...fieldsOf(table), entities: Object.fromEntries(rows) as Fields };
}

/** A table with further rows, numbered on from its last one. */
export function withMore(table: unknown, more: readonly Fields[]): Fields {
  const last = lastNumberOf(table);
  const { ids, entities } = fieldsOf(table);
  const rows = more.map((row, place) => [textOf(row.id), { ...row, number: last + place + 1 }] as const);
  return {
    ...fieldsOf(table),
    ids: [...(Array.isArray(ids) ? (ids as unknown[]) : []), ...rows.map(([id]) => id)],
    entities: { ...fieldsOf(entities), ...Object.fromEntries(rows) },
    lastNumber: last + rows.length,
  };
}
