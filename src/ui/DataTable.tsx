import { Suspense, useDeferredValue, useState } from 'react';
import { searchTextBy, valuesIn, type Column } from './column';
import styles from './DataTable.module.css';
import { FilterChips } from './FilterChips';
import type { FoundTableProps } from './findRows';
import { FoundRows } from './FoundRows';
import { lazyWhenIdle } from './lazyWhenIdle';
import { shapedColumns } from './listShape';
import { useListState, type Sort } from './listState';
import { knownWords, readFilters } from './listWords';
import type { PanelName } from './TableButtons';
import type TablePanelsType from './TablePanels';
import { TableTools } from './TableTools';
import { useLatest } from './useLatest';
import { ViewTabs } from './ViewTabs';

export interface DataTableProps<Row extends { id: number | string }> extends FoundTableProps<Row> {
  /** What its words in the query string begin with, for a table that shares the address with another. */
  name?: string;
  /** Words of the query string of filters beside the table, or the tab that it stands in, which a view keeps with its own. */
  alsoKept?: readonly string[];
  /** Whether a filter beside the table leaves rows out: none here is then not none at all, and the tools stay. */
  narrowed?: boolean;
  /** A sorting that a switch beside the search turns on and off. */
  sortSwitch?: { label: string; sort: Sort };
  /** For many columns: they stand closer together, unless somebody chose otherwise, and their headings wrap. */
  dense?: boolean;
}

// A lazy component forgets that it goes with rows of any type.
const TablePanels = lazyWhenIdle(() => import('./TablePanels')) as typeof TablePanelsType;

/** What stays of a list's filters once something changes. Of its own, as what is made of columns before a hook is made anew at each rendering. */
const useKnownWords = <Row extends { id: number | string }>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  isSearched: boolean,
) => useLatest(isSearched ? knownWords(valuesIn(columns), rows) : {});

/** The only table: searched, filtered, sorted, shaped and paged by what the query string says; without rows it has no tools, but says how the first one comes. */
export function DataTable<Row extends { id: number | string }>(props: DataTableProps<Row>) {
  const { name, alsoKept, label, columns, rows, searchHint, parts, sortSwitch, selection, dense, narrowed } = props;
  const isSearched = searchHint !== undefined;
  const isEmpty = rows.length === 0 && !narrowed;
  const list = useListState(useKnownWords(columns, rows, isSearched), name, alsoKept);
  // A key shows in the search box at once; the rows follow as a component of their own, when there is time.
  const found = useDeferredValue(list);
  const [open, setOpen] = useState<PanelName>();
  const [changed, setChanged] = useState<string>();
  const values = valuesIn(columns);
  // A short table, or one in a dialog, is only read: what an address says of columns is not for it.
  const isShaped = name === undefined && (isSearched || dense === true);
  const filters = isSearched ? readFilters(list.params, list.prefix, values, rows) : {};
  const density = (isShaped ? list.shape.density : undefined) ?? (dense ? 'compact' : 'comfortable');
  const query = list.ownQuery({ ...list.shape, density });
  // Two names for the same are both shown.
  const shownViews = list.isPlain ? [] : list.views.filter((view) => view.query === query);
  const buttons = {
    open,
    filter: isSearched,
    columns: isShaped,
    paste: selection !== undefined,
    isFiltered: Object.keys(filters).length > 0,
    onOpen: setOpen,
  };
  return (
    <div className={styles.dataTable}>
      {isShaped && list.views.length > 0 && (
        <ViewTabs
          label={label}
          list={list}
          shown={shownViews}
          onChange={(view) => {
            setChanged(view.name);
            setOpen('view');
          }}
        />
      )}
      {!isEmpty && (searchHint ?? parts ?? sortSwitch) && (
        <TableTools list={list} searchHint={searchHint} parts={Object.keys(parts ?? {})} sortSwitch={sortSwitch} />
      )}
      <FoundRows
        {...props}
        list={found}
        searchText={searchTextBy(columns, props.alsoSearched)}
        shown={isShaped ? shapedColumns(columns, found.shape.columns) : columns}
        density={density}
        buttons={isEmpty ? undefined : buttons}
      >
        <FilterChips
          values={values}
          filters={filters}
          list={found}
          onSave={shownViews.length > 0 ? undefined : () => setOpen('save')}
        />
        <Suspense>
          {open && !isEmpty && (
            <TablePanels
              {...{ open, columns, rows, list, filters, density, selection, query }}
              view={list.views.find((view) => view.name === changed)}
              onOpen={setOpen}
            />
          )}
        </Suspense>
      </FoundRows>
    </div>
  );
}
