import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptParts } from '@/journal/adapters/nats/wholeReading';

/** The parts of a feed as files in a folder: a browser has its database for them. */
export function keptIn(folder: string): KeptParts {
  mkdirSync(folder, { recursive: true });
  return {
    get: (hashes) =>
      Promise.resolve(
        new Map(
          hashes
            .filter((hash) => existsSync(join(folder, hash)))
            .map((hash) => [hash, new Uint8Array(readFileSync(join(folder, hash)))]),
        ),
      ),
    keep(_hashes, fetched) {
      for (const [hash, bytes] of fetched) writeFileSync(join(folder, hash), bytes);
    },
  };
}
