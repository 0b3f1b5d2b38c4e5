/** Where a text of JSON names contents: a fact by `hash`, an entry by `bulk`. */
const NAME = /"(?:hash|bulk)":"([^"\\]+)"/g;

/** The contents that a text of JSON names, by their hashes. */
export const namesIn = (text: string): string[] => Array.from(text.matchAll(NAME), ([, name = '']) => name);
