import type { Bytes } from '@/journal/kit/bytes';
import { nuid } from '@nats-io/nats-core';
import { canBeOf, hexOf, isHash } from '@/journal/kit/hash';
import { chunksIn, digestIn, digestOf, publish } from './chunks';
import { metasIn, type Meta } from './metas';
import type { Office } from './reader';

/** Where the bytes of an object are: the id of its chunks, and the places of these. */
interface Placed {
  id: string;
  seqs: number[];
}

/** Makes a SHA-256 of bytes that come one after another. */
type Hashing = () => { update: (bytes: Bytes) => unknown; digest: () => Uint8Array };

type Chunks = ReturnType<typeof chunksIn>;
type Metas = ReturnType<typeof metasIn>;

/** Finds the first bytes under a name that it can have been made of: whoever may put something may put it under any name. */
const wholeIn = (chunks: Chunks, metas: Metas) => async (name: string) => {
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
};

/** Puts objects into a bucket. */
function putting(
  office: Office,
  bucket: string,
  { chunks, metas, whole }: { chunks: Chunks; metas: Metas; whole: ReturnType<typeof wholeIn> },
) {
  const tell = (meta: Omit<Meta, 'mtime'>) =>
    publish(office, metas.subjectOf(meta.name), JSON.stringify({ ...meta, mtime: new Date().toISOString() }));
  const describe = async (name: string, bytes: Bytes, { id, seqs }: Placed) =>
    tell({ name, bucket, nuid: id, size: bytes.length, chunks: seqs.length, digest: await digestOf(bytes), seqs });

  /** Tells of bytes that are there that they were put again; whether they are there. */
  const renew = async (name: string): Promise<boolean> => {
    const known = (await metas.last(name)) && (await whole(name));
    if (known) await tell(known.meta);
    return known !== undefined;
  };

  return {
    renew,

    /** Keeps the bytes under that name; where there are some already, only that they were put again. */
    put: async (name: string, bytes: Bytes): Promise<void> => {
      if (await renew(name)) return;
      const id = nuid.next();
      await describe(name, bytes, { id, seqs: await chunks.put(id, bytes) });
    },

    /** Keeps one chunk of bytes that are put chunk by chunk; gives its place. */
    putChunk: (id: string, chunk: Bytes): Promise<number> => chunks.putOne(id, chunk),

    /** Keeps under that name the bytes whose chunks are at these places; false where it is not made of them. Few of them are in memory at a time. */
    putWhole: async (name: string, { id, seqs }: Placed, hashing: Hashing): Promise<boolean> => {
      const hash = hashing();
      let size = 0;
      for await (const part of chunks.each({ nuid: id, seqs })) {
        if (!part) return false;
        hash.update(part);
        size += part.length;
      }
      const sha256 = hash.digest();
      if (isHash(name) && hexOf(sha256) !== name) return false;
      if (!(await renew(name)))
        await tell({ name, bucket, nuid: id, size, chunks: seqs.length, digest: digestIn(sha256), seqs });
      return true;
    },
  };
}

/** A bucket of the object store. Nothing in it is ever written over: who put a name first, with what it was made of, has put it. */
/**
 * @param ownerOf who a person is, in one text that is nobody else's, though they had the same name
 */
export function objectsIn(
  office: Office,
  bucket: string,
  ownerOf: (by: string) => Promise<string> = (by) => Promise.resolve(by),
) {
  const stream = `OBJ_${bucket}`;
  const chunks = chunksIn(office, stream, (id) => `$O.${bucket}.C.${id}`);
  const metas = metasIn(office, stream, bucket);
  const whole = wholeIn(chunks, metas);

  const putNote = async (name: string, by: string): Promise<string | undefined> =>
    (await office.find(stream, { last_by_subj: metas.putterOf(name, await ownerOf(by)) }))?.string();

  return {
    ...putting(office, bucket, { chunks, metas, whole }),

    get: async (name: string): Promise<Bytes | undefined> => (await whole(name))?.bytes,

    /** How many bytes there are under a name, as was noted with them; undefined where there are none. */
    size: async (name: string): Promise<number | undefined> => (await metas.last(name))?.size,

    /** Its first bytes, which tell of what type it is; undefined where they are gone. */
    async beginning(name: string): Promise<Bytes | undefined> {
      const meta = await metas.last(name);
      return meta && (await chunks.each({ nuid: meta.nuid, seqs: meta.seqs.slice(0, 1) }).next()).value;
    },

    /** What was noted as a person had put all of its bytes; undefined where they have not. */
    putNote,

    /** Whether it is noted of anybody that they have. */
    isPutByAnybody: async (name: string): Promise<boolean> =>
      (await office.find(stream, { next_by_subj: metas.putterOf(name, '*'), seq: 1 })) !== null,

    /** Notes that a person has, with what its bytes are. */
    async notePutBy(name: string, by: string, note: string): Promise<void> {
      if ((await putNote(name, by)) !== note) await publish(office, metas.putterOf(name, await ownerOf(by)), note);
    },

    /** The names of those that there are. */
    listed: (): Promise<string[]> => metas.named(),

    /** The names of those that were last put before an instant (ISO). */
    putBefore: (before: string): Promise<string[]> => metas.putBefore(before),

    /** When one was last put, as an ISO instant. */
    putAt: async (name: string) => (await metas.last(name))?.mtime,

    /** Removes one for good; only the office's own programs may. */
    async remove(name: string) {
      const subject = metas.subjectOf(name);
      // What somebody put under a name that is not its own may tell of the chunks of others.
      const meta = isHash(name) ? (await whole(name))?.meta : await metas.firstUnder(subject);
      for (const filter of [subject, metas.putterOf(name, '*')]) await office.manager.streams.purge(stream, { filter });
      if (meta) await chunks.remove(meta.seqs);
    },
  };
}
