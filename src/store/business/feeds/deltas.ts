import type { Reducer } from '@reduxjs/toolkit';
import { equal } from '@/journal/kit/equal';
import { nouns, type Business, type BusinessDelta } from '@/store/business/business';
import type { TableDelta } from '@/store/business/tableDelta';
import { runToEnd } from '@/journal/kit/runToEnd';
import type { Numbered, Table } from '@/store/kit/table';
import { differences, originOf, type Changes } from '@/store/kit/tableChanges';

/** The identities in their order after rows came and went: by their numbers, those that come last. */
function idsAfter(ids: readonly string[], { rows, gone = [] }: TableDelta, numberOf: (id: string) => number): string[] {
  const known = new Set(ids);
  const left = new Set(gone);
  const stay = gone.length === 0 ? [...ids] : ids.filter((id) => !left.has(id));
  const come = rows.filter(({ id }) => !known.has(id)).toSorted((one, other) => one.number - other.number);
  if (come.length === 0) return stay;
  const last = stay.at(-1);
  const isOrdered = last === undefined || numberOf(last) < (come[0]?.number ?? 0);
  const all = [...stay, ...come.map(({ id }) => id)];
  return isOrdered ? all : all.toSorted((one, other) => numberOf(one) - numberOf(other));
}

/** What takes in what became of a table. */
export const applyingDelta =
  (delta: TableDelta): Reducer<Table<Numbered>> =>
  (table) => {
    if (!table) throw new Error('There is no table that this could be told of.');
    const { rows, gone = [], ids, lastNumber } = delta;
    const was = table.ids;
    for (const row of rows) table.entities[row.id] = row;
    table.ids = ids ? [...ids] : idsAfter(was, delta, (id) => table.entities[id]?.number ?? 0);
    for (const id of gone) delete table.entities[id];
    table.lastNumber = lastNumber;
    return table;
  };

/** A table of the rows that are told, and no others. */
export const tableOfDelta = ({ rows, ids, lastNumber, lastSerials }: TableDelta): Table<Numbered> =>
  Object.freeze({
    ids: ids ? [...ids] : rows.map(({ id }) => id),
    entities: Object.fromEntries(rows.map((row) => [row.id, row])),
    lastNumber,
    ...(lastSerials && { lastSerials }),
  });

/** What became of the rows of a table, as it was told with it, or else by comparing them. */
export function changesOf(before: Table<Numbered>, after: Table<Numbered>): Changes<Numbered> | undefined {
  const origin = originOf(after);
  return origin?.from.deref() === before ? origin.changes.slice(0, origin.count) : runToEnd(differences(before, after));
}

/** All rows of a table, as there are none before. */
const wholeTable = ({ ids, entities, lastNumber, lastSerials }: Table<Numbered>): TableDelta => {
  const rows = ids.flatMap((id) => entities[id] ?? []);
  return { rows, lastNumber, ...(lastSerials && { lastSerials }) };
};

/** What became of a table, for whoever has what was there before; undefined where so much did that it is sooner told anew. */
function tableDelta(before: Table<Numbered>, after: Table<Numbered>): TableDelta | undefined {
  const changes = changesOf(before, after);
  if (!changes) return undefined;
  const touched = new Set(changes.map(({ id }) => id));
  const rows = [...touched].flatMap((id) => {
    const row = after.entities[id];
    return row && row !== before.entities[id] ? [row] : [];
  });
  const gone = [...touched].filter((id) => before.entities[id] && !after.entities[id]);
  const delta = { rows, ...(gone.length > 0 && { gone }), lastNumber: after.lastNumber };
  const ids =
    before.ids === after.ids ? after.ids : idsAfter(before.ids, delta, (id) => after.entities[id]?.number ?? 0);
  return equal(ids, after.ids) ? delta : { ...delta, ids: after.ids };
}

/** All of a business, for whoever has nothing of it. */
export function wholeBusiness(business: Business): BusinessDelta {
  const tables = nouns.map(({ reducerPath: noun }) => [noun, wholeTable(business[noun] as Table<Numbered>)]);
  return { whole: true, origin: business.origin, tables: Object.fromEntries(tables) as BusinessDelta['tables'] };
}

/** What became of a business, as far as it was cut down to what somebody may read before and after. */
export function deltaBetween(before: Business, after: Business): BusinessDelta {
  if (before.origin.id !== after.origin.id) return wholeBusiness(after);
  const tables: [string, TableDelta][] = [];
  for (const { reducerPath: noun } of nouns) {
    const [was, is] = [before[noun] as Table<Numbered>, after[noun] as Table<Numbered>];
    if (was === is) continue;
    const delta = equal(was.lastSerials, is.lastSerials) ? tableDelta(was, is) : undefined;
    if (!delta) return wholeBusiness(after);
    tables.push([noun, delta]);
  }
  return {
    tables: Object.fromEntries(tables) as BusinessDelta['tables'],
    ...(!equal(before.origin, after.origin) && { origin: after.origin }),
  };
}

/** Whether anything became of what a reader may read. */
export const hasChanges = ({ tables, origin }: BusinessDelta): boolean =>
  origin !== undefined || Object.keys(tables).length > 0;
