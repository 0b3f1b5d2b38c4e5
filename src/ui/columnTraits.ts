import type { CardPart, Column, ColumnKind, ColumnValue } from './column';

/** What a column may be besides its kind: each takes a column, and gives it with that. */
export const columnTraits = <Row>() => ({
  /** A column whose cell shows more than one value: the others by what each is. */
  describing: (column: Column<Row>, ...further: readonly ColumnValue<Row>[]): Column<Row> => ({ ...column, further }),

  /** A value that no cell shows: it stands in the file that is exported, so that an import finds it there. */
  onlyExported: (kind: ColumnKind, key: string, title: string, value: ColumnValue<Row>['value']): ColumnValue<Row> => ({
    key,
    title,
    kind,
    value,
    unsearched: true,
    filtered: false,
  }),

  /** One of many columns that holds long names, and has room for two words in a line. */
  roomy: (column: Column<Row>): Column<Row> => ({ ...column, isLong: true }),

  /** One of many columns, whose cell takes two lines where the screen is too narrow for all of them. */
  wrapping: (column: Column<Row>): Column<Row> => ({ ...column, wraps: true }),

  /** A column whose cell is something else on a phone's card than its kind says. */
  onCard: (card: CardPart, column: Column<Row>): Column<Row> => ({ ...column, card }),

  /** The column that names the rows, where that is not the first. */
  naming: (column: Column<Row>): Column<Row> => ({ ...column, isKey: true }),

  /** Amounts that say nothing when they are added up, such as prices of one and balances of a day. */
  untotalled: (column: Column<Row>): Column<Row> => ({ ...column, total: undefined }),
});
