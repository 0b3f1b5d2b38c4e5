import type { WordTable } from './language';

/** A sentence in two languages, with `{1}`, `{2}` where values stand in it. */
export type Sentence = readonly [said: string, meant: string];

const HOLES = ['{1}', '{2}', '{3}', '{4}'];
const HOLE = /\{(\d)\}/;

const filled = (words: string | ((...values: never[]) => string)) =>
  typeof words === 'string' ? words : words(...(HOLES as never[]));

/** The sentences of a table of words, said in English and meant in Hindi; not what only words a value. */
export const sentencesOf = (table: WordTable): Sentence[] =>
  Object.values(table)
    .map(({ en, hi }) => [filled(en), filled(hi)] as const)
    .filter(([said]) => literal(said).length > 0);

/** A sentence without the values in it: the longer it is, the surer it is the one that was meant. */
const literal = (said: string) =>
  said
    .split(HOLE)
    .filter((_part, place) => place % 2 === 0)
    .join('');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What reads a sentence: the values in it, by the numbers of their places. */
function reading(said: string) {
  const parts = said.split(HOLE);
  const numbers = parts.filter((_part, place) => place % 2 === 1);
  const pattern = new RegExp(`^${parts.map((part, place) => (place % 2 === 0 ? escaped(part) : '(.+)')).join('')}$`);
  return (text: string): ReadonlyMap<string, string> | undefined => {
    const found = pattern.exec(text);
    return found ? new Map(numbers.map((number, place) => [number, found[place + 1] ?? ''])) : undefined;
  };
}

/** The surest ones first, each with what reads it. */
const readersOf = (sentences: readonly Sentence[]) =>
  sentences
    .toSorted(([one], [other]) => literal(other).length - literal(one).length)
    .map(([said, meant]) => ({ read: reading(said), meant }));

/**
 * Says sentences of one language in another, for what others have worded: the values in a sentence, which may be sentences or
 * names themselves, each by itself. Gives undefined for a text that no sentence and no name is.
 */
export function translating(
  sentences: readonly Sentence[],
  names: readonly Sentence[],
): (text: string) => string | undefined {
  // A name ends with whatever it is given, the rest of a sentence as well: so sentences come first.
  const readers = [...readersOf(sentences), ...readersOf(names)];
  const translated = (text: string): string | undefined => {
    for (const { read, meant } of readers) {
      const values = read(text);
      if (!values) continue;
      return meant.replaceAll(new RegExp(HOLE, 'g'), (_hole, number: string) => {
        const value = values.get(number) ?? '';
        return translated(value) ?? value;
      });
    }
    return undefined;
  };
  return translated;
}
