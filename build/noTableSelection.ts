const nobody: ReadonlySet<never> = new Set();

/**
 * In the place of antd's selection of table rows, with its menus and its trees, which no page uses: DataTable has a
 * column of its own for that. It leaves the columns as they are, and no row is selected.
 */
export default () => [<Columns>(columns: Columns) => columns, nobody] as const;

// What Table gives out beside it.
export const SELECTION_COLUMN = {};
export const SELECTION_ALL = 'SELECT_ALL';
export const SELECTION_INVERT = 'SELECT_INVERT';
export const SELECTION_NONE = 'SELECT_NONE';
