import type { ContentAnswer, WholeContent } from '@/journal/adapters/nats/deskAnswers';
import type { objectsIn } from '@/journal/adapters/nats/objects';
import { objectIn, UNREADABLE } from './asked';

const NOT_ITS_OWN: ContentAnswer = { refused: 'The content that was sent is not what its name was made of.' };
type Bytes = Uint8Array<ArrayBuffer>;
const ID = /^[A-Za-z0-9_-]{1,40}$/;
const MOST_NAME = 200;

const isName = (name: unknown): name is string => typeof name === 'string' && name !== '' && name.length <= MOST_NAME;
const isPlaces = (seqs: unknown): seqs is number[] => Array.isArray(seqs) && seqs.every(Number.isSafeInteger);

/** The id under which the chunks of a person lie: nobody adds to another one's. */
const ownId = (by: string, id: string) => `${by}-${id}`;
const askedIn = (asked: Uint8Array): Partial<WholeContent> => objectIn(new TextDecoder().decode(asked)) ?? {};

/** Does what people ask for about contents, which the desk alone puts: so a name holds what it was made of, and nobody fills the disk. */
export function contentAsks(objects: Pick<ReturnType<typeof objectsIn>, 'renew' | 'putChunk' | 'putWhole'>) {
  const known = async (asked: Bytes): Promise<ContentAnswer> => {
    const { name } = askedIn(asked);
    if (!isName(name)) return UNREADABLE;
    return (await objects.renew(name)) ? { done: true } : { missing: true };
  };
  const part = async (by: string, asked: Bytes, id: string): Promise<ContentAnswer> =>
    ID.test(id) ? { seq: await objects.putChunk(ownId(by, id), asked) } : UNREADABLE;
  const whole = async (by: string, asked: Bytes): Promise<ContentAnswer> => {
    const { name, id, seqs } = askedIn(asked);
    if (!isName(name) || typeof id !== 'string' || !ID.test(id) || !isPlaces(seqs)) return UNREADABLE;
    return (await objects.putWhole(name, { id: ownId(by, id), seqs })) ? { done: true } : NOT_ITS_OWN;
  };

  /** What becomes of a request such as `part` with an id. */
  return async ([request, id = '']: readonly string[], by: string, asked: Bytes): Promise<ContentAnswer> => {
    if (request === 'known') return known(asked);
    if (request === 'part') return part(by, asked, id);
    return request === 'whole' ? whole(by, asked) : UNREADABLE;
  };
}
