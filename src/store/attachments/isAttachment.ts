import type { Attachment } from './attachment';

/** Whether a value has what the state remembers of a file. */
export function isAttachment(value: unknown): value is Attachment {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, name, type, size } = value as { [Key in keyof Attachment]?: unknown };
  return [hash, name, type].every((text) => typeof text === 'string') && Number.isSafeInteger(size);
}
