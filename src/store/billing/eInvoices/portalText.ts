/** A text as the e-invoice portal takes it: in one line, without the two signs that it refuses, of at most so many characters. */
export const portalText = (text: string, most: number): string =>
  text
    .replaceAll(/\s*\n\s*/g, ', ')
    .replaceAll(/["\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
