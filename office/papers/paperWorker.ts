// A thread that writes papers as PDF files and ends: the desk answers meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { SpokenError } from '@/journal/kit/plainWords';
import { paperFiles } from './paperFiles';
import type { AskedPapers, WrittenPapers } from './paperWriter';

const { papers, logos } = workerData as AskedPapers;

const written = await paperFiles(papers, logos).then(
  (files): WrittenPapers => ({ files }),
  (error: unknown): WrittenPapers => {
    if (error instanceof SpokenError) return { refused: error.message };
    throw error;
  },
);
// The bytes are copied, as they may lie in memory that is shared with other things.
parentPort?.postMessage(written, []);
