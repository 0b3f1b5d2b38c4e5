/** How many bytes at the beginning of a file tell its type. */
export const TYPE_BYTES = 32;

const startsWith =
  (signature: string, at = 0) =>
  (text: string) =>
    text.startsWith(signature, at);
/** Of the family of MP4: the first brand that it names says what is in it. */
const ofBrand =
  (...brands: string[]) =>
  (text: string) =>
    text.startsWith('ftyp', 4) && brands.includes(text.slice(8, 12));

/** The types that are kept, each with how its files begin; none of them can hold a program that a browser runs for us. */
const TYPES: readonly (readonly [type: string, is: (text: string) => boolean])[] = [
  ['application/pdf', startsWith('%PDF-')],
  ['image/png', startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', startsWith('\xff\xd8\xff')],
  ['image/gif', (text) => /^GIF8[79]a/.test(text)],
  ['image/webp', (text) => text.startsWith('RIFF') && text.startsWith('WEBP', 8)],
  ['image/avif', ofBrand('avif', 'avis')],
  ['image/heic', ofBrand('heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1')],
  ['image/bmp', (text) => text.startsWith('BM') && text.startsWith('\0\0\0\0', 6)],
  ['image/tiff', (text) => text.startsWith('II*\0') || text.startsWith('MM\0*')],
];

/** What a file picker offers. */
export const ATTACHMENT_TYPES = TYPES.map(([type]) => type).join();

/** The images that a document shows, on paper and as a PDF file. */
const DRAWN = ['image/png', 'image/jpeg'];

/** What a file picker offers for an image that documents show. */
export const DRAWN_TYPES = DRAWN.join();

/** Whether documents show files of that type, by its bytes. */
export const isDrawn = (type: string) => DRAWN.includes(type);

/** Those that hardly any browser shows by itself: it would save them, under a name of its own. */
const UNSHOWN = ['image/heic', 'image/tiff'];

/** Whether a browser shows files of that type, by its bytes. */
export const isShown = (type: string) => type !== '' && !UNSHOWN.includes(type);

/** The type of a file by its first bytes, whatever its name or its sender say; undefined when it is none that is kept. */
export function typeOfBytes(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, TYPE_BYTES));
  return TYPES.find(([, is]) => is(text))?.[0];
}
