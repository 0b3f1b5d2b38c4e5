/** Bytes that are shared with no other thread. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as text of letters that a subject may have. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_');

/** A text as bytes that are packed by gzip. */
export const packedText = async (text: string): Promise<Bytes> =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

/** Bytes that were packed by gzip, as text; rejects where they were not. */
export const unpackedText = (bytes: Bytes): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
