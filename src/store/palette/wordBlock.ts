import { plain } from '@/store/kit/typed/typedNumbers';

/** What something is found by: numbers and codes, which match but for spaces and case, and names, in which one typo is forgiven. */
export interface Words {
  identifiers: readonly string[];
  names: readonly string[];
}

/** Texts of many rows in one, in which a search runs at the speed of the machine; a row begins at its start. */
interface Texts {
  text: string;
  starts: readonly number[];
}

/** So many rows that one of them is indexed anew in no time, and few enough blocks that a search goes through all. */
export const BLOCK_SIZE = 500;

/** The index of up to so many rows. */
export interface WordBlock {
  identifiers: Texts;
  /** The names with their spaces left out. */
  joined: Texts;
  names: Texts;
  /** Each word of the names once, with the rows that have it. */
  words: ReadonlyMap<string, readonly number[]>;
}

/** A name in small letters, its words parted by one space each. */
export const spelt = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

function textsOf(rows: readonly (readonly string[])[]): Texts {
  let length = 0;
  const starts: number[] = [];
  const parts = rows.map((texts) => {
    const part = `\n${[...new Set(texts)].join('\n')}\n`;
    starts.push(length);
    length += part.length;
    return part;
  });
  return { text: parts.join(''), starts };
}

/** Indexes rows by their words. */
export function wordBlock(rows: readonly Words[]): WordBlock {
  const names = rows.map((row) => [...new Set(row.names)].map(spelt).filter(Boolean));
  const words = new Map<string, number[]>();
  for (const [row, own] of names.entries()) {
    for (const word of new Set(own.flatMap((name) => name.split(' ')))) {
      const having = words.get(word);
      if (having) having.push(row);
      else words.set(word, [row]);
    }
  }
  return {
    identifiers: textsOf(rows.map(({ identifiers }) => identifiers.map(plain).filter(Boolean))),
    joined: textsOf(names.map((own) => own.map(plain))),
    // The space before a name makes its first word one like the others.
    names: textsOf(names.map((own) => own.map((name) => ` ${name}`))),
    words,
  };
}

/** The row that a place in the texts belongs to. */
export function rowAt({ starts }: Texts, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
