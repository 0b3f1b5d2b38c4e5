import { inPlainWords } from '@/journal/kit/plainWords';
import type { ReadRows } from './readRows';
import { readSheet } from './readSheet';

/** What the worker is asked: the bytes of a file, and which of its sheets. */
export interface ReadQuestion {
  bytes: Uint8Array;
  sheet: number;
}

/** What the worker answers to the bytes of a file: how much of it is read, from 0 to 1, and at last its rows or why there are none. */
export type ReadAnswer = { share: number } | ReadRows | { reason: string };

const UNREADABLE =
  'This file cannot be read. Open it in a spreadsheet program, save it as .xlsx or CSV, and choose that file.';

/** With options, as a page's `postMessage` would need an origin, and a worker's has none. */
const answer = (said: ReadAnswer) => self.postMessage(said, { transfer: [] });

self.addEventListener('message', ({ data: { bytes, sheet } }: MessageEvent<ReadQuestion>) => {
  void readSheet(bytes, (share) => answer({ share }), sheet).then(answer, (error: unknown) =>
    answer({ reason: inPlainWords(error, UNREADABLE) }),
  );
});
