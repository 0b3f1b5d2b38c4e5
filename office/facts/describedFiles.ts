import { isAttachment, type Attachment } from '@/store/kit/attachments/attachment';
import { typeOfBytes } from '@/store/kit/attachments/attachmentType';

/** All files that a value names. */
export const filesIn = (value: unknown): Attachment[] => {
  if (isAttachment(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(filesIn) : [];
};

/** What is told of the bytes of a file, as one text. */
export const describedFile = ({ type, size }: Pick<Attachment, 'type' | 'size'>): string => `${size} ${type}`;

/** The same of bytes of such a length that begin so; undefined where they are no file. */
export function describedBytes(size: number | undefined, beginning: Uint8Array | undefined): string | undefined {
  const type = beginning && typeOfBytes(beginning);
  return size === undefined || type === undefined ? undefined : describedFile({ type, size });
}
