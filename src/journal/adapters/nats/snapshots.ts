import type { Snapshot } from '@/journal/port/port';
import type { objectsIn } from './objects';

const packed = async (text: string) =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

const unpacked = (bytes: Uint8Array<ArrayBuffer>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

const KEPT = 2;

/** The snapshots of an office, by their place: only its clerk keeps them, everybody reads them. */
export function snapshotsIn(objects: ReturnType<typeof objectsIn>) {
  const read = async (seq: number): Promise<Snapshot[]> => {
    const bytes = await objects.get(String(seq));
    try {
      return bytes ? [JSON.parse(await unpacked(bytes)) as Snapshot] : [];
    } catch {
      // What was cut off says nothing; the one before it, or all entries, say the same.
      return [];
    }
  };
  const places = async () => (await objects.names()).map(Number).toSorted((a, b) => b - a);

  return {
    /** The newest first, without those at hidden places. */
    async newest(limit: number, hidden: ReadonlySet<number>): Promise<Snapshot[]> {
      const found: Snapshot[] = [];
      for (const seq of (await places()).filter((place) => !hidden.has(place))) {
        if (found.length >= limit) break;
        found.push(...(await read(seq)));
      }
      return found;
    },

    /** Whether there is one at that place. */
    has: async (seq: number) => (await places()).includes(seq),

    /** Keeps one that is newer than all there are, and once it was read back drops all but the newest two. */
    async keep({ checked: _own, ...snapshot }: Snapshot) {
      const known = await places();
      if (known.some((seq) => seq >= snapshot.seq)) return;
      await objects.put(String(snapshot.seq), await packed(JSON.stringify(snapshot)));
      const [back] = await read(snapshot.seq);
      if (!back) throw new Error('The snapshot could not be read back.');
      for (const seq of known.slice(KEPT - 1)) await objects.remove(String(seq));
    },
  };
}
