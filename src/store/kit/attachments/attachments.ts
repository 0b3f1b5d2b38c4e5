import { hashOf } from '@/journal/kit/hash';
import { inPlainWords, SpokenError, TRY_AGAIN } from '@/journal/kit/plainWords';
import type { Replica, ReplicaThunk } from '@/journal/replica';
import { cleanLine } from '@/store/kit/typed/cleanText';
import type { Attachment } from './attachment';
import { typeOfBytes } from './attachmentType';
import { bytesOf, welcome } from './welcome';

const keeper = (replica: Replica | undefined): Replica => {
  if (!replica) throw new Error('There is no journal that could keep a file.');
  return replica;
};

async function taken(file: File): Promise<{ attachment: Attachment; bytes: Uint8Array<ArrayBuffer> }> {
  await welcome(file);
  const bytes = await bytesOf(file);
  const name = cleanLine(file.name) || 'Unnamed';
  const attachment = { hash: await hashOf(bytes), name, type: typeOfBytes(bytes) ?? '', size: bytes.length };
  return { attachment, bytes };
}

/**
 * Takes a file whose bytes will be kept together with the fact that names it, and gives what the state remembers of
 * it. An Error says in a sentence, with the file's name, why it is not taken.
 */
export const attached =
  (file: File): ReplicaThunk<Promise<Attachment>> =>
  async (_dispatch, _getState, replica) => {
    const { attachment, bytes } = await taken(file);
    keeper(replica).stage(attachment.hash, bytes);
    return attachment;
  };

/** The same for a draft that outlasts the page: the bytes are kept at once, and together with the fact all the same. */
export const keepAttachment =
  (file: File): ReplicaThunk<Promise<Attachment>> =>
  async (_dispatch, _getState, replica) => {
    const { attachment, bytes } = await taken(file);
    try {
      await keeper(replica).contents().put(attachment.hash, bytes);
    } catch (error) {
      throw new SpokenError(`${file.name} could not be kept. ${inPlainWords(error, TRY_AGAIN)}`, { cause: error });
    }
    keeper(replica).stage(attachment.hash, bytes);
    return attachment;
  };

/**
 * The bytes of a kept attachment, of the type that they show; without a type when it is none that we keep, whatever the
 * attachment says. An Error where they are not there.
 */
export const readAttachment =
  ({ hash, name }: Attachment): ReplicaThunk<Promise<Blob>> =>
  async (_dispatch, _getState, replica) => {
    const [bytes] = await keeper(replica).contents().get([hash]);
    if (!bytes) throw new SpokenError(`This browser no longer has the file ${name}.`);
    return new Blob([bytes], { type: typeOfBytes(bytes) ?? '' });
  };
