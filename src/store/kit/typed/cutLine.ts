import { cleanLine } from './cleanText';

/** A text in one line of at most so many UTF-16 units, with no half of a character at its end. */
export function cutLine(text: string, most: number): string {
  const signs = Array.from(cleanLine(text));
  while (signs.join('').length > most) signs.pop();
  return signs.join('');
}
