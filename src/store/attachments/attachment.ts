/** What the state remembers of a chosen file (D11); its bytes are kept beside the journal by their hash. Size in bytes. */
export interface Attachment {
  hash: string;
  name: string;
  type: string;
  size: number;
}

const MB = 1024 * 1024;

/** The largest file that is kept, in bytes (D11). */
export const ATTACHMENT_MAX_BYTES = 5 * MB;

/** Judges a file to which the browser gives no type; a given type is believed over the name. */
const WELCOME_NAME = /\.(?:pdf|png|jpe?g|gif|webp|avif|bmp|tiff?|heic|heif|svg)$/i;

const isPdfOrImage = ({ type, name }: { type: string; name: string }) =>
  type === '' ? WELCOME_NAME.test(name) : type === 'application/pdf' || type.startsWith('image/');

/** Why a file cannot be attached, and what can; undefined when it is welcome: a PDF or an image up to 5 MB (D11). */
export function attachmentRefusal(file: { type: string; size: number; name: string }): string | undefined {
  const cure = 'Choose a PDF or an image of at most 5 MB.';
  if (!isPdfOrImage(file)) return `${file.name} is not a PDF or an image. ${cure}`;
  if (file.size === 0) return `${file.name} is empty. ${cure}`;
  if (file.size <= ATTACHMENT_MAX_BYTES) return undefined;
  // Rounded up, so that one byte too many does not read as 5 MB.
  return `${file.name} is too large with ${Math.ceil((file.size / MB) * 10) / 10} MB. ${cure}`;
}
