import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { takingTurns } from '@/journal/kit/takingTurns';
import { columnsOf } from '@/ui/columns';
import { savingWorkbook } from '@/ui/saveSheet';
import { sheetSteps } from '@/ui/tableSheet';
import { writingWorkbook } from '@/ui/workbookWriting';

const { count } = columnsOf<{ id: string; n: number }>();
const columns = [count('n', 'Number', ({ n }) => n)];
const rows = Array.from({ length: 1_200 }, (_, n) => ({ id: String(n), n }));

/** Stands in for the browser's workers: the program of the worker runs here, in a scope of its own. */
async function withWorker(breaks = false) {
  const page = new EventTarget();
  const scope = Object.assign(new EventTarget(), {
    postMessage: (data: unknown) => page.dispatchEvent(new MessageEvent('message', { data })),
  });
  const ended = vi.fn<() => void>();
  vi.stubGlobal('self', scope);
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = page.addEventListener.bind(page);
      terminate = ended;
      postMessage(data: unknown) {
        if (breaks) page.dispatchEvent(new Event('error'));
        else scope.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
      }
    },
  );
  vi.resetModules();
  await import('@/ui/writeWorker');
  return ended;
}
afterEach(() => vi.unstubAllGlobals());

test('a workbook is handed over in slices, and written with all rows of each sheet', async () => {
  const ended = await withWorker();
  const sheets = { First: runToEnd(sheetSteps(columns, rows)), None: runToEnd(sheetSteps(columns, [])) };
  const writing = writingWorkbook(sheets);
  const shares: number[] = [];
  let step = writing.next();
  while (!step.done) {
    shares.push(step.value);
    step = writing.next();
  }
  expect(shares.map((share) => Math.round(share * 1_200))).toEqual([500, 1_000, 1_200]);
  const book = await step.value;
  const parts = unzipSync(new Uint8Array(await book.arrayBuffer()));
  const sheet = (place: number) => strFromU8(parts[`xl/worksheets/sheet${place}.xml`] ?? new Uint8Array());
  expect([sheet(1).match(/<row /g)?.length, sheet(2).match(/<row /g)?.length]).toEqual([1_201, 1]);
  expect(sheet(1)).toContain('<v>1199</v>');
  expect(ended).toHaveBeenCalledOnce();
});

test('a worker that breaks is told of, and ended', async () => {
  const ended = await withWorker(true);
  const written = runToEnd(writingWorkbook({ First: runToEnd(sheetSteps(columns, rows)) }));
  await expect(written).rejects.toThrow('The workbook could not be written.');
  expect(ended).toHaveBeenCalledOnce();
});

test('a worker that breaks before anybody waits for the file is told to whoever waits, and to nobody else', async () => {
  await withWorker(true);
  const unhandled = vi.fn<() => void>();
  process.on('unhandledRejection', unhandled);
  const saving = savingWorkbook({ First: runToEnd(sheetSteps(columns, rows)) }, 'Registers');
  await expect(takingTurns(saving, () => {})).rejects.toThrow('The workbook could not be written.');
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
