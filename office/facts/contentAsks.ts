import { CHUNK_BYTES } from '@/journal/adapters/nats/chunks';
import type { ContentAnswer, WholeContent } from '@/journal/adapters/nats/deskAnswers';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import { createLine } from '@/journal/kit/line';
import { objectIn, TOO_MUCH, UNREADABLE } from './asked';

const NOT_ITS_OWN: ContentAnswer = { refused: 'The content that was sent is not what its name was made of.' };
type Bytes = Uint8Array<ArrayBuffer>;
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const MOST_NAME = 200;
/** A part takes at least so much off what somebody may have kept: to keep and to find it again costs as much, however short it is. */
const LEAST_CHARGED = 64 * 1024;

/** What a request takes off the bytes that somebody may have kept. */
export const chargedFor = ([request]: readonly string[], bytes: number): number =>
  request === 'part' ? Math.max(LEAST_CHARGED, bytes) : bytes;

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '' && name.length <= MOST_NAME;
/** Bytes in more parts than these, half a gigabyte, are no text that a browser could read. */
const MOST_PARTS = 4_096;
/** The places of parts: each part is there once, so that nothing is longer than what was put. */
const isPlaces = (seqs: unknown): seqs is number[] =>
  Array.isArray(seqs) &&
  seqs.length <= MOST_PARTS &&
  seqs.every(Number.isSafeInteger) &&
  new Set(seqs).size === seqs.length;

/** The id under which the chunks of a person lie: nobody adds to another one's. */
const ownId = (by: string, id: string) => `${by}-${id}`;
const askedIn = (asked: Uint8Array): Partial<WholeContent> => objectIn(new TextDecoder().decode(asked)) ?? {};

type Objects = Pick<ReturnType<typeof objectsIn>, 'renew' | 'putChunk' | 'putWhole' | 'size'>;

/**
 * Does what people ask for about contents, which the desk alone puts: so a name holds what it was made of, and nobody fills the disk.
 * @param mayRead whether so many bytes may be read for that person
 */
export function contentAsks(objects: Objects, mayRead: (by: string, bytes: number) => boolean) {
  /** Of what is looked at whole one is in memory at a time. */
  const { inLine } = createLine();

  const known = async (by: string, asked: Bytes): Promise<ContentAnswer> => {
    const { name } = askedIn(asked);
    if (!isName(name)) return UNREADABLE;
    const size = await objects.size(name);
    if (size === undefined) return { missing: true };
    if (!mayRead(by, size)) return TOO_MUCH;
    return (await inLine(() => objects.renew(name))) ? { done: true } : { missing: true };
  };
  const part = async (by: string, asked: Bytes, id: string): Promise<ContentAnswer> =>
    ID.test(id) && asked.length > 0 && asked.length <= CHUNK_BYTES
      ? { seq: await objects.putChunk(ownId(by, id), asked) }
      : UNREADABLE;
  const whole = async (by: string, asked: Bytes): Promise<ContentAnswer> => {
    const { name, id, seqs } = askedIn(asked);
    if (!isName(name) || typeof id !== 'string' || !ID.test(id) || !isPlaces(seqs)) return UNREADABLE;
    if (!mayRead(by, seqs.length * CHUNK_BYTES)) return TOO_MUCH;
    const isOwn = await inLine(() => objects.putWhole(name, { id: ownId(by, id), seqs }));
    return isOwn ? { done: true } : NOT_ITS_OWN;
  };

  /** What becomes of a request such as `part` with an id. */
  return async ([request, id = '']: readonly string[], by: string, asked: Bytes): Promise<ContentAnswer> => {
    if (request === 'known') return known(by, asked);
    if (request === 'part') return part(by, asked, id);
    return request === 'whole' ? whole(by, asked) : UNREADABLE;
  };
}
