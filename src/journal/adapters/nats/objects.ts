import type { StoredMsg } from '@nats-io/jetstream';
import { nuid } from '@nats-io/nats-core';
import { isObject } from '@/journal/isObject';
import { inOfficeWords } from './answers';
import type { Office } from './reader';

type Bytes = Uint8Array<ArrayBuffer>;

const CHUNK_BYTES = 128 * 1024;
const CHUNKS_AT_ONCE = 16;

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

const base64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

const isMeta = (value: unknown): value is Meta =>
  isObject(value) &&
  typeof value.name === 'string' &&
  typeof value.nuid === 'string' &&
  typeof value.mtime === 'string' &&
  Array.isArray(value.seqs) &&
  value.seqs.every((seq) => Number.isSafeInteger(seq));

const digestOf = async (bytes: Bytes) => {
  if (!('subtle' in crypto)) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `SHA-256=${base64url(digest)}`;
};

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

  const publish = async (subject: string, content: string | Bytes) => {
    try {
      return await office.publish(subject, content);
    } catch (error) {
      throw inOfficeWords(error);
    }
  };

  /** The first that was put under a subject; what is none of it is passed over. */
  const firstAt = async (subject: string): Promise<Meta | undefined> => {
    let message = await office.find(stream, { next_by_subj: subject, seq: 1 });
    for (; message; message = await office.find(stream, { next_by_subj: subject, seq: message.seq + 1 })) {
      const meta = metaIn(message);
      if (meta) return meta;
    }
    return undefined;
  };
  const last = async (name: string) => {
    const message = await office.find(stream, { last_by_subj: metaSubject(name) });
    return (message && metaIn(message)) ?? firstAt(metaSubject(name));
  };

  const bytesOf = async ({ seqs, digest }: Meta): Promise<Bytes | undefined> => {
    const parts: Bytes[] = [];
    for (const message of await office.findAll(
      stream,
      seqs.map((seq) => ({ seq })),
    )) {
      if (!message) return undefined;
      parts.push(new Uint8Array(message.data));
    }
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    const made = await digestOf(bytes);
    return made === '' || digest === '' || made === digest ? bytes : undefined;
  };

  const putChunks = async (id: string, bytes: Bytes) => {
    const starts = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, chunk) => chunk * CHUNK_BYTES);
    const seqs: number[] = [];
    for (let chunk = 0; chunk < starts.length; chunk += CHUNKS_AT_ONCE) {
      const some = starts
        .slice(chunk, chunk + CHUNKS_AT_ONCE)
        .map((start) => bytes.subarray(start, start + CHUNK_BYTES));
      seqs.push(...(await Promise.all(some.map((part) => publish(chunkSubject(id), part)))));
    }
    return seqs;
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
        chunks: Math.ceil(bytes.length / CHUNK_BYTES),
        digest: await digestOf(bytes),
        seqs: await putChunks(id, bytes),
      };
      await publish(metaSubject(name), JSON.stringify({ ...meta, mtime: new Date().toISOString() }));
    },

    async get(name: string): Promise<Bytes | undefined> {
      const meta = await firstAt(metaSubject(name));
      return meta && bytesOf(meta);
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
