import type { Numbered } from '@/store/kit/table';

/** What became of a table: the rows that came or changed, and the identities of those that went. */
export interface TableDelta {
  rows: readonly Numbered[];
  gone?: readonly string[];
  /** All identities in their order, where that does not follow from the numbers. */
  ids?: readonly string[];
  lastNumber: number;
  lastSerials?: Readonly<Record<string, number>>;
}
