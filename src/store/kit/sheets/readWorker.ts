import { inPlainWords } from '@/journal/kit/plainWords';
import type { CellRows } from './cell';
import { readSheet } from './readSheet';

/** What the worker answers to the bytes of a file: how much of it is read, from 0 to 1, and at last its rows or why there are none. */
export type ReadAnswer = { share: number } | { rows: CellRows } | { reason: string };

const UNREADABLE =
  'This file cannot be read. Open it in a spreadsheet program, save it as .xlsx or CSV, and choose that file.';

/** With options, as a page's `postMessage` would need an origin, and a worker's has none. */
const answer = (said: ReadAnswer) => self.postMessage(said, { transfer: [] });

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  void readSheet(data, (share) => answer({ share })).then(
    (rows) => answer({ rows }),
    (error: unknown) => answer({ reason: inPlainWords(error, UNREADABLE) }),
  );
});
