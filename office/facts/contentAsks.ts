import { createHash } from 'node:crypto';
import type { Bytes } from '@/journal/kit/bytes';
import { isHash } from '@/journal/kit/hash';
import { CHUNK_BYTES } from '@/journal/adapters/nats/chunks';
import type { AskedContent, ContentAnswer, WholeContent } from '@/journal/adapters/nats/deskAnswers';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import type { Role } from '@/store/kit/roles';
import { objectIn } from './asked';
import { TOO_MUCH, UNREADABLE } from '../sharedRefusals';
import { mostOf, TOO_LARGE } from './largeFacts';
import { readsOf, type Quotas } from './quotas';
import { describedBytes } from './describedFiles';
import { createTurns } from './turns';

const NOT_ITS_OWN: ContentAnswer = { refused: 'The content that was sent is not what its name was made of.' };
const ID = /^[A-Za-z0-9_-]{1,40}$/;
/** A part takes at least so much off what somebody may have kept: to keep and to find it again costs as much, however short it is. */
const LEAST_CHARGED = 64 * 1024;

const isName = (name: unknown): name is string => typeof name === 'string' && isHash(name);
/** Bytes in more parts than these are refused: of an installer, whose photos have 5 MB each, 25 MB; of an admin, who brings a whole business, half a gigabyte, more than which is no text that a browser could read. */
const MOST_PARTS: Readonly<Record<Role, number>> = {
  admin: 4_096,
  stock: 1_600,
  sales: 1_600,
  care: 1_600,
  installer: 200,
};
const TOO_LONG: ContentAnswer = {
  refused: 'This file is larger than the office takes from you. Choose a smaller one, or do it in smaller parts.',
};
/** The places of parts: each part is there once, so that nothing is longer than what was put. */
const isPlaces = (seqs: unknown): seqs is number[] =>
  Array.isArray(seqs) &&
  seqs.length <= MOST_PARTS.admin &&
  seqs.every(Number.isSafeInteger) &&
  new Set(seqs).size === seqs.length;

/** Why bytes of which somebody tells the length, and of which type the fact is whose payload they are, are not even to be sent. */
function refusedLength(role: Role, bytes: unknown, type: unknown): ContentAnswer | undefined {
  if (typeof bytes !== 'number') return undefined;
  if (typeof type === 'string' && bytes > mostOf(role, type)) return TOO_LARGE;
  return bytes > MOST_PARTS[role] * CHUNK_BYTES ? TOO_LONG : undefined;
}

/** The id under which the chunks of a person lie: nobody adds to another one's. */
const ownId = (by: string, id: string) => `${by}-${id}`;
const askedIn = (asked: Uint8Array): Partial<AskedContent & WholeContent> =>
  objectIn(new TextDecoder().decode(asked)) ?? {};

type Objects = Pick<
  ReturnType<typeof objectsIn>,
  'renew' | 'putChunk' | 'putWhole' | 'size' | 'beginning' | 'putNote' | 'notePutBy'
>;

/** Does what people ask for about contents, which the desk alone puts: so a name holds what it was made of, and nobody fills the disk. */
export function contentAsks(objects: Objects, quotas: Pick<Quotas, 'take'>) {
  const mayRead = (by: string, bytes: number) => quotas.take('reads', by, readsOf(bytes));
  const mayPut = (by: string, request: string | undefined, bytes: number) =>
    request === 'part'
      ? quotas.take('contents', by, Math.max(LEAST_CHARGED, bytes))
      : // To look for what is there, and to put parts together, reads all of it.
        quotas.take('facts', by, 1) && quotas.take('contents', by, bytes);
  /** Of what is looked at whole one is in memory at a time. */
  const { inTurn } = createTurns();

  /** With what they are, so that whoever names a thousand photos does not have each read. */
  const notePut = async (name: string, by: string) =>
    objects.notePutBy(name, by, describedBytes(await objects.size(name), await objects.beginning(name)) ?? '');

  const known = async (by: string, role: Role, asked: Bytes): Promise<ContentAnswer> => {
    const { name, bytes, type } = askedIn(asked);
    if (!isName(name)) return UNREADABLE;
    const size = await objects.size(name);
    // Whoever knows a name alone has nothing of it: they put the bytes, and only then may name them.
    if (size === undefined || (role !== 'admin' && (await objects.putNote(name, by)) === undefined))
      return refusedLength(role, bytes, type) ?? { missing: true };
    if (!mayRead(by, size)) return TOO_MUCH;
    if (!(await inTurn(by, () => objects.renew(name)))) return { missing: true };
    await notePut(name, by);
    return { done: true };
  };
  const part = async (by: string, asked: Bytes, id: string): Promise<ContentAnswer> =>
    ID.test(id) && asked.length > 0 && asked.length <= CHUNK_BYTES
      ? { seq: await objects.putChunk(ownId(by, id), asked) }
      : UNREADABLE;
  const whole = async (by: string, role: Role, asked: Bytes): Promise<ContentAnswer> => {
    const { name, id, seqs } = askedIn(asked);
    if (!isName(name) || typeof id !== 'string' || !ID.test(id) || !isPlaces(seqs)) return UNREADABLE;
    if (seqs.length > MOST_PARTS[role]) return TOO_LONG;
    if (!mayRead(by, seqs.length * CHUNK_BYTES)) return TOO_MUCH;
    const isOwn = await inTurn(by, () =>
      objects.putWhole(name, { id: ownId(by, id), seqs }, () => createHash('sha256')),
    );
    if (!isOwn) return NOT_ITS_OWN;
    await notePut(name, by);
    return { done: true };
  };

  /** What becomes of a request such as `part` with an id. */
  return async (
    [request, id = '']: readonly string[],
    by: string,
    role: Role,
    asked: Bytes,
  ): Promise<ContentAnswer> => {
    if (!mayPut(by, request, asked.length)) return TOO_MUCH;
    if (request === 'known') return known(by, role, asked);
    if (request === 'part') return part(by, asked, id);
    return request === 'whole' ? whole(by, role, asked) : UNREADABLE;
  };
}
