const none: readonly never[] = [];
const nothing = {};

/**
 * In the place of antd's filters of table columns, which no page uses: DataTable filters its rows itself. It leaves the
 * columns as they are, and nothing is filtered.
 */
export default () => [<Columns>(columns: Columns) => columns, none, nothing] as const;

/** The rows as they are. */
export const getFilterData = <Rows>(rows: Rows) => rows;
