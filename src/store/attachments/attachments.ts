import { hashOf } from '@/journal/hash';
import { messageOf } from '@/journal/messageOf';
import type { Contents } from '@/journal/port';
import type { Replica } from '@/journal/replica';
import { welcome, type Attachment } from './attachment';
import { typeOfBytes } from './attachmentType';

const contentsOf = (replica: Replica | undefined): Contents => {
  if (!replica) throw new Error('There is no journal that could keep a file.');
  return replica.contents();
};

/**
 * Keeps a file's bytes beside the journal (D11), and gives what the state remembers of it. An Error says in a sentence,
 * with the file's name, why it is not kept.
 */
export const keepAttachment =
  (file: File) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Attachment> => {
    await welcome(file);
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const hash = await hashOf(bytes);
      await contentsOf(replica).put(hash, bytes);
      return { hash, name: file.name, type: typeOfBytes(bytes) ?? '', size: file.size };
    } catch (error) {
      throw new Error(`${file.name} could not be kept: ${messageOf(error)}`, { cause: error });
    }
  };

/**
 * The bytes of a kept attachment, of the type that they show; without a type when it is none that we keep, whatever the
 * attachment says. An Error where they are not there.
 */
export const readAttachment =
  ({ hash, name }: Attachment) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Blob> => {
    const [bytes] = await contentsOf(replica).get([hash]);
    if (!bytes) throw new Error(`This browser no longer has the file ${name}.`);
    return new Blob([bytes], { type: typeOfBytes(bytes) ?? '' });
  };
