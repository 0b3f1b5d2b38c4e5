import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SpokenError } from '@/journal/kit/plainWords';
import type { Logos } from '@/parts/paper/pdfBlocks';
import type { Paper } from '@/store/billing/papers/paper';
import type { PaperFile, WritePapers } from './paperFiles';

const LONGEST_MS = 60_000;
/** What a file of some hundred pages takes, and no more of the machine's memory. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 512 };

/** What the thread is given. */
export interface AskedPapers {
  papers: readonly Paper[];
  logos: Logos;
}

/** What it answers: the files, or why they cannot be. */
export type WrittenPapers = { files: readonly PaperFile[] } | { refused: string };

/**
 * Writes papers in a thread of their own, as that keeps a processor busy for a while.
 * @param program the path of the thread's program
 */
export const paperWriter =
  (program: string): WritePapers =>
  async (papers, logos) => {
    const workerData: AskedPapers = { papers, logos };
    // The secret of the office is not for a thread that reads what clients wrote.
    const worker = new Worker(program, { workerData, resourceLimits: MOST_MEMORY, env: {} });
    const ended = new AbortController();
    worker.once('exit', () => ended.abort());
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(LONGEST_MS)]);
    try {
      // Rejects with what the thread dies of.
      const [written] = (await once(worker, 'message', { signal })) as [WrittenPapers];
      if ('refused' in written) throw new SpokenError(written.refused);
      return written.files;
    } finally {
      await worker.terminate();
    }
  };
