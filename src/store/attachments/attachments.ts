import { hashOf } from '@/journal/hash';
import type { Contents } from '@/journal/port';
import type { Replica } from '@/journal/replica';
import type { Attachment } from './attachment';

const contentsOf = (replica: Replica | undefined): Contents => {
  if (!replica) throw new Error('There is no journal that could keep a file.');
  return replica.contents();
};

/** Keeps a file's bytes beside the journal (D11), and gives what the state remembers of it; rejects when that fails. */
export const keepAttachment =
  (file: File) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Attachment> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const hash = await hashOf(bytes);
    await contentsOf(replica).put(hash, bytes);
    return { hash, name: file.name, type: file.type, size: file.size };
  };

/** The bytes of a kept attachment; an Error where they are not there. */
export const readAttachment =
  ({ hash, name, type }: Attachment) =>
  async (_dispatch: unknown, _getState: unknown, replica: Replica | undefined): Promise<Blob> => {
    const [bytes] = await contentsOf(replica).get([hash]);
    if (!bytes) throw new Error(`This browser no longer has the file ${name}.`);
    return new Blob([bytes], { type });
  };
