import { SpokenError } from '@/journal/kit/plainWords';
import { ATTACHMENT_MAX_BYTES } from './attachment';
import { TYPE_BYTES, typeOfBytes } from './attachmentType';

const MB = 1024 * 1024;

/** The bytes of a file up to that place; an Error says what to do when the device gives them no more. */
export async function bytesOf(file: File, end = file.size): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(0, end).arrayBuffer());
  } catch (error) {
    throw new SpokenError(`${file.name} cannot be read: it may have been moved or changed. Choose it again.`, {
      cause: error,
    });
  }
}

async function refusal(file: File): Promise<string | undefined> {
  if (file.size === 0) return `${file.name} is empty.`;
  if (!typeOfBytes(await bytesOf(file, TYPE_BYTES))) return `${file.name} is not a PDF or an image.`;
  if (file.size <= ATTACHMENT_MAX_BYTES) return undefined;
  // Rounded up, so that one byte too many does not read as 5 MB.
  return `${file.name} is too large with ${Math.ceil((file.size / MB) * 10) / 10} MB.`;
}

/** The file, if it can be attached: a PDF or an image by its bytes, up to 5 MB. An Error says why not, and what can. */
export async function welcome(file: File): Promise<File> {
  const reason = await refusal(file);
  if (reason) throw new SpokenError(`${reason} Choose a PDF or an image of at most 5 MB.`);
  return file;
}
