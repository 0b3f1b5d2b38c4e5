import type { Sheet } from './tableSheet';
import type { WriteAnswer, WriteTold } from './writeWorker';

/** How many rows the worker is told at once, so that the page is not kept. */
const AT_ONCE = 500;

/** Has sheets written as a workbook, each under its name, beside the page, which stays free. Tells how much of them is handed over, from 0 to 1. */
export function* writingWorkbook(sheets: Readonly<Record<string, Sheet>>): Generator<number, Promise<Blob>> {
  const worker = new Worker(new URL('writeWorker.ts', import.meta.url), { type: 'module' });
  // With options, as a window's would need an origin.
  const tell = (told: WriteTold) => worker.postMessage(told, { transfer: [] });
  const written = new Promise<Blob>((resolve, reject) => {
    const fail = () => reject(new Error('The workbook could not be written.'));
    worker.addEventListener('message', ({ data }: MessageEvent<WriteAnswer>) =>
      data === 'failed' ? fail() : resolve(data.workbook),
    );
    worker.addEventListener('error', fail);
  }).finally(() => worker.terminate());
  // Whoever waits for it is told; it may fail before they do.
  written.catch(() => {});
  const all = Object.values(sheets).reduce((sum, { rows }) => sum + rows.length, 0);
  let told = 0;
  for (const [name, { columns, rows }] of Object.entries(sheets)) {
    tell({ name, columns });
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const some = rows.slice(from, from + AT_ONCE);
      tell({ rows: some });
      told += some.length;
      yield told / all;
    }
  }
  tell('all');
  return written;
}
