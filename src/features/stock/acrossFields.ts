/** Fields of a row as one text, with and without spaces between them: a search finds what stands in several. */
export const acrossFields = (...fields: readonly string[]): string => `${fields.join('')}\n${fields.join(' ')}`;
