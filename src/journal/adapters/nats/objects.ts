import type { StoredMsg } from '@nats-io/jetstream';
import { nuid } from '@nats-io/nats-core';
import { isObject } from '@/journal/kit/isObject';
import { base64url, chunksIn, chunksOf, digestOf, publish } from './chunks';
import type { Office } from './reader';

type Bytes = Uint8Array<ArrayBuffer>;

/** What stands about an object in its bucket, as in every object store of this engine, and where its chunks are. */
interface Meta {
  name: string;
  bucket: string;
  nuid: string;
  size: number;
  chunks: number;
  digest: string;
  /** ISO instant of the last time that it was put. */
  mtime: string;
  /** The places of its chunks in the stream: what others put under the same subject does not count. */
  seqs: number[];
}

const isMeta = (value: unknown): value is Meta =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.nuid === 'string' &&
  typeof value.mtime === 'string' &&
  Array.isArray(value.seqs) &&
  value.seqs.every((seq) => Number.isSafeInteger(seq));

const metaIn = (message: StoredMsg): Meta | undefined => {
  try {
    const meta: unknown = message.json();
    return isMeta(meta) ? meta : undefined;
  } catch {
    return undefined;
  }
};

/** A bucket of the object store. Nothing in it is ever written over: who put a name first has put it. */
export function objectsIn(office: Office, bucket: string) {
  const stream = `OBJ_${bucket}`;
  const metaSubject = (name: string) => `$O.${bucket}.M.${base64url(new TextEncoder().encode(name))}`;
  const chunkSubject = (id: string) => `$O.${bucket}.C.${id}`;
  const chunks = chunksIn(office, stream, chunkSubject);

  /** The first that was put under a subject; what is none of it is passed over. */
  const firstAt = async (subject: string): Promise<Meta | undefined> => {
    let message = await office.find(stream, { next_by_subj: subject, seq: 1 });
    while (message && !metaIn(message))
      message = await office.find(stream, { next_by_subj: subject, seq: message.seq + 1 });
    return message ? metaIn(message) : undefined;
  };
  const last = async (name: string) => {
    const message = await office.find(stream, { last_by_subj: metaSubject(name) });
    return (message && metaIn(message)) ?? firstAt(metaSubject(name));
  };

  return {
    /** Keeps the bytes under that name; where there are some already, only that they were put again. */
    async put(name: string, bytes: Bytes) {
      const known = await last(name);
      const id = nuid.next();
      const meta = known ?? {
        name,
        bucket,
        nuid: id,
        size: bytes.length,
        chunks: chunksOf(bytes),
        digest: await digestOf(bytes),
        seqs: await chunks.put(id, bytes),
      };
      await publish(office, metaSubject(name), JSON.stringify({ ...meta, mtime: new Date().toISOString() }));
    },

    async get(name: string): Promise<Bytes | undefined> {
      const meta = await firstAt(metaSubject(name));
      return meta && chunks.bytesOf(meta);
    },

    /** The names of those that there are. */
    async names(): Promise<string[]> {
      const subjects = await office.subjects(stream, `$O.${bucket}.M.>`);
      const metas = await Promise.all(subjects.map(firstAt));
      return metas.flatMap((meta) => (meta ? [meta.name] : []));
    },

    /** When one was last put, as an ISO instant. */
    putAt: async (name: string) => (await last(name))?.mtime,

    /** Removes one for good; only the office's own programs may. */
    async remove(name: string) {
      const meta = await firstAt(metaSubject(name));
      if (!meta) return;
      await office.manager.streams.purge(stream, { filter: metaSubject(name) });
      await office.manager.streams.purge(stream, { filter: chunkSubject(meta.nuid) });
    },
  };
}
