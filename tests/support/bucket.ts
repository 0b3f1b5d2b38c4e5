// A bucket of an office in memory, which breaks where it is told to, as a machine does that dies.
import type { Bytes } from '@/journal/kit/bytes';
/** How many more things are done before all fails; none fails while it is Infinity. */
export interface Fate {
  steps: number;
}

export const DEAD = new Error('The machine is dead.');

/** A bucket of that fate: what it holds, how often something was put, and what the office's adapter may do with it. */
export function memoryBucket(fate: Fate = { steps: Number.POSITIVE_INFINITY }) {
  const kept = new Map<string, { bytes: Bytes; at: string }>();
  const puts: string[] = [];
  const step = async () => {
    await Promise.resolve();
    if (fate.steps <= 0) throw DEAD;
    fate.steps -= 1;
  };
  return {
    kept,
    puts,
    async get(name: string): Promise<Bytes | undefined> {
      await step();
      return kept.get(name)?.bytes;
    },
    async put(name: string, bytes: Bytes) {
      await step();
      puts.push(name);
      kept.set(name, { bytes: kept.get(name)?.bytes ?? bytes.slice(), at: new Date().toISOString() });
    },
    async listed() {
      await step();
      return [...kept.keys()];
    },
    async putAt(name: string) {
      await step();
      return kept.get(name)?.at;
    },
    async remove(name: string) {
      await step();
      kept.delete(name);
    },
  };
}
