import { isObject } from '@/journal/kit/isObject';

/** What the state remembers of a chosen file; its bytes are kept beside the journal by their hash. Size in bytes. */
export interface Attachment {
  hash: string;
  name: string;
  /** By its bytes. */
  type: string;
  size: number;
}

/** The largest file that is kept, in bytes. */
export const ATTACHMENT_MAX_BYTES = 5 * 1024 * 1024;

const isText = (value: unknown, most: number) => typeof value === 'string' && value.length <= most;

/** Whether a value is what the state remembers of a file, and nothing else; some files of earlier days have no type. */
export function isAttachment(value: unknown): value is Attachment {
  if (!isObject(value) || Object.keys(value).length !== 4) return false;
  const { hash, name, type, size } = value;
  if (!isText(hash, 100) || !isText(name, 1000) || !isText(type, 200) || hash === '' || name === '') return false;
  return Number.isInteger(size) && Number(size) >= 0 && Number(size) <= ATTACHMENT_MAX_BYTES;
}
