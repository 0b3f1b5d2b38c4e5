import { base64url, type Bytes } from '@/journal/kit/bytes';
import { JetStreamApiError } from '@nats-io/jetstream';
import { inOfficeWords } from './answers';
import type { Office } from './reader';

/** So many bytes a chunk has at most. */
export const CHUNK_BYTES = 128 * 1024;
/** So many chunks are on their way at a time. */
export const CHUNKS_AT_ONCE = 16;

/** Bytes in the chunks in which they are put. */
export const chunked = (bytes: Bytes): Bytes[] =>
  Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, chunk) =>
    bytes.subarray(chunk * CHUNK_BYTES, (chunk + 1) * CHUNK_BYTES),
  );

/** Bytes one after another. */
function joined(parts: readonly Bytes[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The text whose bytes were written as `base64url` does. */
export const textOfBase64url = (letters: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0),
  );

/** What tells bytes from others, by their SHA-256. */
export const digestIn = (sha256: Uint8Array): string => `SHA-256=${base64url(sha256)}`;

/** What tells bytes from others; empty where the browser cannot make it. */
export const digestOf = async (bytes: Bytes) => {
  if (!('subtle' in crypto)) return '';
  return digestIn(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/** Publishes; what fails is told in words. */
export const publish = async (office: Office, subject: string, content: string | Bytes) => {
  try {
    return await office.publish(subject, content);
  } catch (error) {
    throw inOfficeWords(error);
  }
};

/** Where bytes are that were put: the id of their chunks, the places of these, and what tells the bytes from others. */
interface Chunked {
  nuid: string;
  seqs: readonly number[];
  digest: string;
}

/** The chunks of a bucket: bytes of any length, in messages that a server takes. */
export function chunksIn(office: Office, stream: string, subjectOf: (id: string) => string) {
  const putOne = (id: string, chunk: Bytes) => publish(office, subjectOf(id), chunk);

  /** The chunks one after another, few of which are in memory at a time; undefined, and none after it, for one that is missing or another one's. */
  async function* each({ nuid, seqs }: Omit<Chunked, 'digest'>): AsyncGenerator<Bytes | undefined, undefined> {
    for (let next = 0; next < seqs.length; next += CHUNKS_AT_ONCE) {
      const queries = seqs.slice(next, next + CHUNKS_AT_ONCE).map((seq) => ({ seq }));
      for (const message of await office.findAll(stream, queries)) {
        const isOwn = message?.subject === subjectOf(nuid);
        yield isOwn ? new Uint8Array(message.data) : undefined;
        if (!isOwn) return;
      }
    }
  }

  return {
    /** Puts one; gives its place. */
    putOne,

    /** Puts all of it; gives the places of its chunks. */
    async put(id: string, bytes: Bytes): Promise<number[]> {
      const parts = chunked(bytes);
      const seqs: number[] = [];
      for (let next = 0; next < parts.length; next += CHUNKS_AT_ONCE) {
        const some = parts.slice(next, next + CHUNKS_AT_ONCE);
        seqs.push(...(await Promise.all(some.map((part) => putOne(id, part)))));
      }
      return seqs;
    },

    /** Removes those at these places; one that is gone already stays so. */
    async remove(seqs: readonly number[]): Promise<void> {
      for (let chunk = 0; chunk < seqs.length; chunk += CHUNKS_AT_ONCE)
        await Promise.all(
          seqs.slice(chunk, chunk + CHUNKS_AT_ONCE).map((seq) =>
            office.manager.streams.deleteMessage(stream, seq, false).catch((error: unknown) => {
              if (!(error instanceof JetStreamApiError)) throw error;
            }),
          ),
        );
    },

    each,

    /** The bytes put together again; undefined where some are missing, are another one's, or are not what was put. */
    async bytesOf({ nuid, seqs, digest }: Chunked): Promise<Bytes | undefined> {
      const parts: Bytes[] = [];
      for await (const part of each({ nuid, seqs })) {
        if (!part) return undefined;
        parts.push(part);
      }
      const bytes = joined(parts);
      const made = await digestOf(bytes);
      return made === '' || digest === '' || made === digest ? bytes : undefined;
    },
  };
}
