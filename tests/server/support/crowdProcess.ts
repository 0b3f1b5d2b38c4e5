// The process in which a crowd of stores works, asked by messages.
import { crowd, type Crowd } from './crowd';

/** What the tests ask of a process of many stores. */
export interface Asked {
  of: number;
  name: keyof Crowd;
  given: unknown[];
}

/** What it answers, in whatever order. */
export interface Described {
  of: number;
  answer?: unknown;
  error?: string;
}

const tell = (told: Described) => void process.send?.(told);

async function answer({ of, name, given }: Asked) {
  try {
    const ask = crowd[name] as (...all: unknown[]) => Promise<unknown>;
    tell({ of, answer: await ask(...given) });
  } catch (error) {
    tell({ of, error: error instanceof Error ? (error.stack ?? error.message) : 'It failed.' });
  }
}

process.on('message', (asked) => void answer(asked as Asked));
// Whoever asks is gone.
process.once('disconnect', () => process.exit());
