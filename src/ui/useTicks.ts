import { useState } from 'react';
import type { Selection } from './selection';

/** The ticks of a list's rows, none at first; `nameOf` is what a row is called. */
export function useTicks<Row extends { id: number | string }>(nameOf: (row: Row) => string): Selection<Row> {
  const [chosen, onChange] = useState<ReadonlySet<Row['id']>>(() => new Set());
  return { chosen, onChange, nameOf };
}
