import type { Inv01 } from './inv01';

/** The portal’s own limit is told as 2 MB, one registrar’s as 1 MB: a file stays below the less of both. */
const MOST_BYTES = 1_000_000;

const bytesOf = (document: Inv01): number => new TextEncoder().encode(JSON.stringify(document)).length + 1;

/** Documents as the files that the portal takes, each an array of less than `mostBytes`. */
export function portalFiles(documents: readonly Inv01[], mostBytes = MOST_BYTES): Inv01[][] {
  const files: Inv01[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const document of documents) {
    const more = bytesOf(document);
    if (bytes + more > mostBytes) {
      files.push([]);
      bytes = 2;
    }
    files.at(-1)?.push(document);
    bytes += more;
  }
  return files;
}

/** What a file is called, by the ISO day of its making; of several files with its place. */
export const portalFileName = (today: string, place?: number): string =>
  `e-invoices ${today}${place === undefined ? '' : ` ${place}`}.json`;
