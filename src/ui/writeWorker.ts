import { workbookOf } from './sheetFiles';
import type { Sheet, SheetValue } from './tableSheet';

/** What the worker is told: that a sheet begins, more of its rows, or that it has them all. */
export type WriteTold = { name: string; columns: Sheet['columns'] } | { rows: Sheet['rows'] } | 'all';

/** What the worker answers once it has all: the workbook, or that it could not be written. */
export type WriteAnswer = { workbook: Blob } | 'failed';

const sheets: Record<string, Sheet> = {};
let rows: (readonly SheetValue[])[] = [];

/** With options, as a page's `postMessage` would need an origin, and a worker's has none. */
const answer = (said: WriteAnswer) => self.postMessage(said, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<WriteTold>) => {
  if (data === 'all') {
    void workbookOf(sheets).then(
      (workbook) => answer({ workbook }),
      () => answer('failed'),
    );
  } else if ('name' in data) {
    rows = [];
    sheets[data.name] = { columns: data.columns, rows };
  } else for (const row of data.rows) rows.push(row);
});
