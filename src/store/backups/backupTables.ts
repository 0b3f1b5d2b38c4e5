import { freeze } from '@reduxjs/toolkit';
import { formatCount } from '@/format';
import type { LeftOut } from '@/journal/port/model';
import { isRecord } from '@/journal/kit/isObject';
import type { Fields } from '@/store/business/checked/outside';
import { isIdentity } from '@/store/kit/identity';
import { damaged } from './backupParts';

/** The tables of a backup while they are read, with their identities in the order of the file. */
export type Tables = ReadonlyMap<string, { ids: string[]; entities: Fields }>;

/** A table without rows, and with what the manifest tells of it besides their count. */
export const emptyTable = (summary: Fields): { ids: string[]; entities: Fields } => {
  const table = { ...summary, ids: [], entities: {} };
  Reflect.deleteProperty(table, 'rows');
  return table;
};

/** Puts the rows of a part behind those that are in its table already. */
export function addRows(
  table: { ids: string[]; entities: Fields },
  text: string,
  { name, most }: { name: string; most: number },
) {
  for (const line of text.split('\n')) {
    let row: unknown;
    try {
      row = JSON.parse(line);
    } catch {
      // Answered below, with what is JSON of another kind.
    }
    if (!isRecord(row) || !isIdentity(row.id)) throw damaged(`${name} holds something that is no row`);
    if (table.ids.length >= most) throw damaged(`${name} holds more rows than it says`);
    table.ids.push(row.id);
    // Row by row, so that the store need not do it with all of them at once; of two that have one identity the first.
    table.entities[row.id] ??= freeze(row, true);
  }
}

/** What does not fit, each with the row of the file that it is: of two with one identity the later one. */
export const withRows = (leftOut: readonly LeftOut[], tables: Tables): LeftOut[] =>
  leftOut.map((one) => {
    const row = (tables.get(one.table)?.ids.lastIndexOf(one.id) ?? -1) + 1;
    return row === 0 ? one : { ...one, reason: `${one.reason} It is row ${formatCount(row)} of ${one.table}.` };
  });
