import { JetStreamApiError } from '@nats-io/jetstream';
import { inOfficeWords } from './answers';
import type { Office } from './reader';

type Bytes = Uint8Array<ArrayBuffer>;

const CHUNK_BYTES = 128 * 1024;
const CHUNKS_AT_ONCE = 16;

/** In how many chunks bytes are put. */
export const chunksOf = (bytes: Bytes) => Math.ceil(bytes.length / CHUNK_BYTES);

/** Bytes as text of letters that a subject may have. */
export const base64url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** What tells bytes from others; empty where the browser cannot make it. */
export const digestOf = async (bytes: Bytes) => {
  if (!('subtle' in crypto)) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `SHA-256=${base64url(digest)}`;
};

/** Publishes; what fails is told in words. */
export const publish = async (office: Office, subject: string, content: string | Bytes) => {
  try {
    return await office.publish(subject, content);
  } catch (error) {
    throw inOfficeWords(error);
  }
};

/** The chunks of a bucket: bytes of any length, in messages that a server takes. */
export function chunksIn(office: Office, stream: string, subjectOf: (id: string) => string) {
  return {
    /** Puts all of it; gives the places of its chunks. */
    async put(id: string, bytes: Bytes): Promise<number[]> {
      const starts = Array.from({ length: chunksOf(bytes) }, (_, chunk) => chunk * CHUNK_BYTES);
      const seqs: number[] = [];
      for (let chunk = 0; chunk < starts.length; chunk += CHUNKS_AT_ONCE) {
        const some = starts
          .slice(chunk, chunk + CHUNKS_AT_ONCE)
          .map((start) => bytes.subarray(start, start + CHUNK_BYTES));
        seqs.push(...(await Promise.all(some.map((part) => publish(office, subjectOf(id), part)))));
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

    /** The bytes put together again; undefined where some are missing, or are not what was put. */
    async bytesOf({ seqs, digest }: { seqs: readonly number[]; digest: string }): Promise<Bytes | undefined> {
      const messages = await office.findAll(
        stream,
        seqs.map((seq) => ({ seq })),
      );
      const parts = messages.flatMap((message) => (message ? [new Uint8Array(message.data)] : []));
      if (parts.length < messages.length) return undefined;
      const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
      const made = await digestOf(bytes);
      return made === '' || digest === '' || made === digest ? bytes : undefined;
    },
  };
}
