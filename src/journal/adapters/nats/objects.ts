import { nuid } from '@nats-io/nats-core';
import { canBeOf, isHash } from '@/journal/kit/hash';
import { chunksIn, chunksOf, digestOf, publish } from './chunks';
import { metasIn, type Meta } from './metas';
import type { Office } from './reader';

type Bytes = Uint8Array<ArrayBuffer>;

/** A bucket of the object store. Nothing in it is ever written over: who put a name first, with what it was made of, has put it. */
export function objectsIn(office: Office, bucket: string) {
  const stream = `OBJ_${bucket}`;
  const chunks = chunksIn(office, stream, (id) => `$O.${bucket}.C.${id}`);
  const metas = metasIn(office, stream, bucket);

  /** The first bytes under a name that it can have been made of: whoever may put something may put it under any name. */
  async function whole(name: string): Promise<{ meta: Meta; bytes: Bytes } | undefined> {
    const seen = new Set<string>();
    for await (const meta of metas.under(metas.subjectOf(name))) {
      const places = meta.seqs.join(' ');
      // One that was put again names the same chunks.
      if (seen.has(places)) continue;
      seen.add(places);
      const bytes = await chunks.bytesOf(meta);
      if (bytes && (await canBeOf(name, bytes))) return { meta, bytes };
    }
    return undefined;
  }

  return {
    /** Keeps the bytes under that name; where there are some already, only that they were put again. */
    async put(name: string, bytes: Bytes) {
      const known = (await metas.last(name)) && (await whole(name));
      const id = nuid.next();
      const meta = known?.meta ?? {
        name,
        bucket,
        nuid: id,
        size: bytes.length,
        chunks: chunksOf(bytes),
        digest: await digestOf(bytes),
        seqs: await chunks.put(id, bytes),
      };
      await publish(office, metas.subjectOf(name), JSON.stringify({ ...meta, mtime: new Date().toISOString() }));
    },

    get: async (name: string): Promise<Bytes | undefined> => (await whole(name))?.bytes,

    /** The names of those that there are. */
    names: async (): Promise<string[]> => (await metas.firsts()).map(({ name }) => name),

    /** When one was last put, as an ISO instant. */
    putAt: async (name: string) => (await metas.last(name))?.mtime,

    /** Removes one for good; only the office's own programs may. */
    async remove(name: string) {
      const subject = metas.subjectOf(name);
      // What somebody put under a name that is not its own may tell of the chunks of others.
      const meta = isHash(name) ? (await whole(name))?.meta : await metas.firstUnder(subject);
      await office.manager.streams.purge(stream, { filter: subject });
      if (meta) await chunks.remove(meta.seqs);
    },
  };
}
