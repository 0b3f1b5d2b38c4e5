import { createHash } from 'node:crypto';

/** What tells the service worker that a file changed whose name did not. */
export const revisionOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
