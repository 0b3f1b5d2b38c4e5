import type { Configuration } from '@zip.js/zip.js/lib/zip-core-custom.js';

/** As many files as a zip file may have: the list of more takes more memory than a phone has. */
export const MOST_FILES = 100_000;

/**
 * Compression is the browser's own, without a worker, of which the page's policy allows none but its own files. What a chunk of
 * this size is unpacked to, which may be a thousand times as long, fits into memory before it is counted.
 */
export const CONFIGURATION: Configuration = { useWebWorkers: false, chunkSize: 128 * 1024 };
