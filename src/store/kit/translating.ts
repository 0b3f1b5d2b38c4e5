import type { WordTable } from './language';

/**
 * A sentence or a name in two languages, with holes where values stand in it: `{1}` of any value, `{1#}` of digits alone, `{1!}` of a
 * state that is named in the table, `{1*}` of a sentence that is in it.
 */
export type Sentence = readonly [said: string, meant: string];

const HOLE = /\{(\d)([#!*]?)\}/;
/** What may stand in a hole, by its mark: a value goes on over no end of a sentence. */
const IN_HOLE: Readonly<Record<string, string>> = { '': String.raw`((?:(?!\. ).)+)`, '#': String.raw`(\d+)` };
const ANYTHING = '(.+)';

const filled = (words: string | ((...values: never[]) => string)) =>
  typeof words === 'string' ? words : words(...(['{1}', '{2}', '{3}', '{4}'] as never[]));

/** The sentences of a table of words, said in English and meant in Hindi; not what only words a value, or makes another one of it. */
export const sentencesOf = (table: WordTable): Sentence[] =>
  Object.values(table)
    .map(({ en, hi }) => [filled(en), filled(hi)] as const)
    .filter(([said, meant]) => literalOf(said).length > 0 && !/undefined|NaN/.test(`${said} ${meant}`));

/** The text between the holes: the longer it is, the surer it is the sentence that was meant. */
const literalOf = (said: string) => said.replaceAll(new RegExp(HOLE, 'g'), '');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A sentence as it is read: its text, and by their numbers the holes in it. */
function reading([said, meant]: Sentence) {
  // Between two texts stand the number and the mark of a hole.
  const [first = '', ...rest] = said.split(HOLE);
  const holes: { number: string; mark: string }[] = [];
  let pattern = escaped(first);
  for (let place = 0; place < rest.length; place += 3) {
    const [number = '', mark = '', text = ''] = rest.slice(place, place + 3);
    holes.push({ number, mark });
    pattern += `${IN_HOLE[mark] ?? ANYTHING}${escaped(text)}`;
  }
  return { pattern: new RegExp(`^${pattern}$`), holes, meant };
}

/** Which of two sentences is tried first: one around another sentence, then the longer. */
const surest = ([one]: Sentence, [other]: Sentence) =>
  Number(other.includes('*}')) - Number(one.includes('*}')) || literalOf(other).length - literalOf(one).length;

const readingsOf = (sentences: readonly Sentence[]) => sentences.toSorted(surest).map((sentence) => reading(sentence));

/** What a sentence can be made of. */
interface Spoken {
  sentences: readonly Sentence[];
  /** What may stand in any hole in the place of a value: a record, a day. */
  names: readonly Sentence[];
  /** What may stand in the hole of a state. */
  states: readonly Sentence[];
}

/**
 * Says sentences of one language in another, for what others have worded. Gives undefined for a text that is none of them, or that
 * has in the place of a state or of a sentence what is none: half in one language and half in the other nobody reads.
 */
export function translating({ sentences, names, states }: Spoken): (text: string) => string | undefined {
  const readings = { '*': readingsOf(sentences), '!': readingsOf(states), '': readingsOf(names) };

  const inHole = (value: string, mark: string): string | undefined => {
    if (mark === '#') return value;
    return translated(value, mark === '*' || mark === '!' ? mark : '') ?? (mark === '' ? value : undefined);
  };
  const translated = (text: string, kind: keyof typeof readings): string | undefined => {
    for (const { pattern, holes, meant } of readings[kind]) {
      const found = pattern.exec(text);
      if (!found) continue;
      const values = holes.map(({ number, mark }, place) => [number, inHole(found[place + 1] ?? '', mark)] as const);
      if (values.some(([, value]) => value === undefined)) continue;
      const byNumber = new Map(values);
      return meant.replaceAll(new RegExp(HOLE, 'g'), (_hole, number: string) => byNumber.get(number) ?? '');
    }
    return undefined;
  };
  return (text) => translated(text, '*');
}
