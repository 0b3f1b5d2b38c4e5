import { valuesIn, type Column } from './column';
import { ColumnsPanel } from './ColumnsPanel';
import { FilterPanel } from './FilterPanel';
import type { Filters } from './filters';
import type { View } from './listMemory';
import type { Density } from './listShape';
import type { ListState } from './listState';
import { PastePanel } from './PastePanel';
import type { Selection } from './selection';
import type { PanelName } from './TableButtons';
import { ViewPanel } from './ViewPanel';

export interface TablePanelsProps<Row extends { id: number | string }> {
  open: PanelName;
  onOpen: (panel: PanelName | undefined) => void;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  list: ListState;
  filters: Filters;
  density: Density;
  selection: Selection<Row> | undefined;
  /** The view to be renamed or deleted. */
  view: View | undefined;
  /** What is shown, as a view says it. */
  query: string;
}

/** What was opened above a table's rows. */
export default function TablePanels<Row extends { id: number | string }>(props: TablePanelsProps<Row>) {
  const { open, onOpen, columns, rows, list, filters, density, selection, view, query } = props;
  const onClose = () => onOpen(undefined);
  if (open === 'filter') {
    return (
      <FilterPanel
        values={valuesIn(columns)}
        rows={rows}
        filters={filters}
        onChange={list.setFilter}
        onClose={onClose}
      />
    );
  }
  if (open === 'columns') {
    return (
      <ColumnsPanel
        columns={columns}
        shape={list.shape}
        density={density}
        onChange={list.setShape}
        onSave={() => onOpen('save')}
        onClose={onClose}
      />
    );
  }
  if (open === 'paste')
    return selection && <PastePanel columns={columns} rows={rows} selection={selection} onClose={onClose} />;
  return (
    <ViewPanel
      key={open === 'view' ? view?.name : open}
      views={list.views}
      view={open === 'view' ? view : undefined}
      query={query}
      onChange={list.changeViews}
      onClose={onClose}
    />
  );
}
