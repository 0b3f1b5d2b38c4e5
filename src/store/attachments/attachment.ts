/** What the state remembers of a chosen file (D11); its bytes are kept beside the journal by their hash. Size in bytes. */
export interface Attachment {
  hash: string;
  name: string;
  /** By its bytes. */
  type: string;
  size: number;
}

/** A megabyte, as sizes of files are told in. */
export const MB = 1024 * 1024;

/** The largest file that is kept, in bytes (D11). */
export const ATTACHMENT_MAX_BYTES = 5 * MB;
