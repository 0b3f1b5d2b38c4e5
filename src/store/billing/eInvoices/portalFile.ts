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

interface PortalFile {
  name: string;
  documents: Inv01[];
}

/** Whether documents are of another GST number than our company's, so that whoever uploads them must know as whom to sign in. */
export const areOfBranch = (documents: readonly Inv01[], own: string): boolean =>
  documents.some(({ SellerDtls }) => SellerDtls.Gstin !== own);

/**
 * The files in which documents go to the portal on an ISO day: each is of one GST number, as the portal takes the documents of whoever is
 * signed in, and has that in its name where not all are of our company's own; where there are several it has its place too.
 */
export function namedFiles(
  today: string,
  documents: readonly Inv01[],
  own: string,
  mostBytes = MOST_BYTES,
): PortalFile[] {
  const sellers = [...new Set(documents.map(({ SellerDtls }) => SellerDtls.Gstin))];
  return sellers.flatMap((gstin) => {
    const files = portalFiles(
      documents.filter(({ SellerDtls }) => SellerDtls.Gstin === gstin),
      mostBytes,
    );
    const whose = areOfBranch(documents, own) ? ` ${gstin}` : '';
    return files.map((file, place) => ({
      name: `e-invoices ${today}${whose}${files.length > 1 ? ` ${place + 1}` : ''}.json`,
      documents: file,
    }));
  });
}
