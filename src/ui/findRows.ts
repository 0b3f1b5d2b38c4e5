import type { ReactNode } from 'react';
import type { Tone } from './Badge';
import { compareBy, valuesIn, type Column, type ColumnValue } from './column';
import { passing } from './filters';
import type { ListState, Sort } from './listState';
import { readFilters } from './listWords';
import { searched } from './searching';
import type { Selection } from './selection';

export interface FoundTableProps<Row extends { id: number | string }> {
  /** The table's accessible name. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What can be searched for; without it there is no search box, which looks through all columns, ignoring case. */
  searchHint?: string;
  /** What else of a row the search looks through. */
  alsoSearched?: (row: Row) => string;
  /** Parts of the rows by their names, of which a menu beside the search shows one alone. */
  parts?: Readonly<Record<string, (row: Row) => boolean>>;
  /** Lets rows be ticked, one by one or all that the search finds. */
  selection?: Selection<Row>;
  /** The colour of the stripe before a row. */
  stripe?: (row: Row) => Tone;
  /** Whether the amounts are added up under the list: of one that is searched they are, unless this says otherwise. */
  totals?: boolean;
  /** For what is not kept: it has no export. */
  unexported?: boolean;
  /** Said when there are no rows at all. */
  empty: ReactNode;
  /** The buttons that lead to the first row, in the place of the rows when there are none at all. */
  begin?: ReactNode;
  /** Said when the search finds none. */
  nothingFound?: string;
}

const sorted = <Row>(rows: readonly Row[], values: readonly ColumnValue<Row>[], sort: Sort | undefined) => {
  const value = sort && values.find(({ key }) => key === sort.key);
  const compare = value && compareBy(value);
  if (!compare) return rows;
  return rows.toSorted(sort.descending ? (a, b) => compare(b, a) : compare);
};

const partNamed = <Row extends { id: number | string }>(
  parts: FoundTableProps<Row>['parts'],
  name: string | undefined,
) => (parts && name !== undefined && Object.hasOwn(parts, name) ? parts[name] : undefined);

/** The rows that a list's state leaves, in their order, and those of them on its page. */
export function findRows<Row extends { id: number | string }>(
  { rows, columns, searchHint, parts }: FoundTableProps<Row>,
  list: ListState,
  searchText: (row: Row) => string,
) {
  const values = valuesIn(columns);
  const filters = searchHint === undefined ? {} : readFilters(list.params, list.prefix, values, rows);
  const part = partNamed(parts, list.show);
  const remaining = passing(part ? rows.filter(part) : rows, values, filters);
  const inOrder = sorted(remaining, values, list.sort);
  const found = searchHint === undefined ? inOrder : searched(inOrder, searchText, list.text);
  const page = Math.min(list.page, Math.max(1, Math.ceil(found.length / list.size)));
  const onPage = found.slice((page - 1) * list.size, page * list.size);
  const isNarrowed = part !== undefined || list.text.trim() !== '' || Object.keys(filters).length > 0;
  return {
    found,
    onPage,
    page,
    /** Whether some may be left out. */
    isNarrowed,
  };
}
