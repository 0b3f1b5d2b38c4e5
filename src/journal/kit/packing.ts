type Bytes = Uint8Array<ArrayBuffer>;

/** A text as packed bytes, by gzip. */
export const packedText = async (text: string): Promise<Bytes> =>
  new Uint8Array(
    await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  );

/** Packed bytes as text; rejects where they are none. */
export const unpackedText = (bytes: Bytes): Promise<string> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
