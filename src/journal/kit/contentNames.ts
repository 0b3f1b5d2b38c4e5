/** Where a text of JSON names contents: a fact by `hash`, an entry by `bulk`, what was set aside by `apart`. */
const NAME = /"(?:hash|bulk|apart)":"([^"\\]+)"/g;
/** Where it names a payload that travels apart, which may name others. */
const BULK = /"bulk":"([^"\\]+)"/g;

const namedBy = (text: string, where: RegExp) => Array.from(text.matchAll(where), ([, name = '']) => name);

/** The contents that a text of JSON names, by their hashes. */
export const namesIn = (text: string): string[] => namedBy(text, NAME);

/** Those of them that are payloads of facts. */
export const bulksIn = (text: string): string[] => namedBy(text, BULK);
