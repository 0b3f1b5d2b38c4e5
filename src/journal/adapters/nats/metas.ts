import type { StoredMsg } from '@nats-io/jetstream';
import { base64url } from '@/journal/kit/bytes';
import { isObject } from '@/journal/kit/isObject';
import { textOfBase64url } from './chunks';
import type { Office } from './reader';

/** What stands about an object in its bucket, as in every object store of this engine, and where its chunks are. */
export interface Meta {
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

/** A name as a token of a subject. */
const letters = (name: string) => base64url(new TextEncoder().encode(name));

/** What stands about the objects of a bucket, each under a subject of its name; whoever may put one may put anything there. */
export function metasIn(office: Office, stream: string, bucket: string) {
  const subjectOf = (name: string) => `$O.${bucket}.M.${letters(name)}`;

  const metaIn = (message: StoredMsg): Meta | undefined => {
    try {
      const meta: unknown = message.json();
      return isMeta(meta) && subjectOf(meta.name) === message.subject ? meta : undefined;
    } catch {
      return undefined;
    }
  };

  /** All that was put under such subjects, the first one first; what is none of it is passed over. */
  async function* under(subject: string): AsyncGenerator<Meta, undefined> {
    let message = await office.find(stream, { next_by_subj: subject, seq: 1 });
    while (message) {
      const meta = metaIn(message);
      if (meta) yield meta;
      message = await office.find(stream, { next_by_subj: subject, seq: message.seq + 1 });
    }
    return undefined;
  }
  const firstUnder = async (subject: string): Promise<Meta | undefined> => (await under(subject).next()).value;

  return {
    subjectOf,
    /** The subject that tells that somebody has put an object, or of `*` who all has. */
    putterOf: (name: string, by: string) => `$O.${bucket}.P.${letters(name)}.${by}`,
    under,
    firstUnder,
    /** All that was ever put. */
    all: () => under(`$O.${bucket}.M.>`),
    /** The names under which something stands, by its subject alone. */
    async named(): Promise<string[]> {
      const subjects = await office.subjects(stream, `$O.${bucket}.M.>`);
      return subjects.map((subject) => textOfBase64url(subject.slice(`$O.${bucket}.M.`.length)));
    },
    /** The names that were last put before an instant (ISO). */
    async putBefore(before: string): Promise<string[]> {
      const subjects = await office.subjects(stream, `$O.${bucket}.M.>`);
      const lasts = await office.findAll(
        stream,
        subjects.map((subject) => ({ last_by_subj: subject })),
      );
      return lasts.flatMap((message) => {
        const meta = message && metaIn(message);
        return meta && meta.mtime < before ? [meta.name] : [];
      });
    },
    /** The last that was put of a name. */
    async last(name: string): Promise<Meta | undefined> {
      const message = await office.find(stream, { last_by_subj: subjectOf(name) });
      return (message && metaIn(message)) ?? firstUnder(subjectOf(name));
    },
  };
}
