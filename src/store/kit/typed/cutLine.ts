import { cleanLine } from './cleanText';

/** A text in one line of at most so many UTF-16 units, with no half of a character at its end. */
export const cutLine = (text: string, most: number): string =>
  cleanLine(text)
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');
