// Not uFuzzy or MiniSearch: at the same speed they find less of what the palette's tests ask for (bench/README.md has the figures).
import { plain, plateText } from '@/store/kit/typed/typedNumbers';
import { pastedMobile } from '@/store/kit/typed/mobile';
import { rowAt, spelt, type WordBlock } from './wordBlock';
import { begunIn, NOT_BEGUN, WITH_TYPO } from './wordBeginnings';

/** How well something matches: the less the better. */
export const RANK = { whole: 0, name: 1, nameBegins: 2, begins: 3, word: 4, holds: 5, everyWord: 6, typo: 7 } as const;

export interface Match {
  block: number;
  row: number;
  rank: number;
}

/** What is looked for, in the forms in which it is compared. */
export interface Query {
  identifier: string;
  name: string;
  words: readonly string[];
}

export function queryOf(typed: string): Query {
  const name = spelt(typed);
  const mobile = pastedMobile(typed);
  return {
    identifier: /^\d{10}$/.test(mobile) ? mobile : plain(plateText(typed)),
    name,
    words: name.split(' ').filter(Boolean),
  };
}

/** Beyond so many places a text is too common for all of them to be weighed. */
const COMMON = 64;

/** The matches of one search, each row with its best rank. */
function collection() {
  const best = new Map<string, Match>();
  const add = (match: Match) => {
    const key = `${match.block}/${match.row}`;
    const known = best.get(key);
    if (!known || match.rank < known.rank) best.set(key, match);
  };
  return { add, size: () => best.size, all: () => [...best.values()] };
}

type Collection = ReturnType<typeof collection>;

interface Looking {
  of: 'identifiers' | 'joined' | 'names';
  /** What stands before it where a text begins with it. */
  before: string;
  wanted: string;
  /** `within` where it may stand anywhere, and not only at the beginning. */
  ranks: { whole: number; begins: number; within?: number };
}

/** Goes through the places where a text stands, until `add` wants no more; tells whether it saw all. */
function throughPlaces(
  blocks: readonly WordBlock[],
  of: Looking['of'],
  wanted: string,
  add: (block: number, place: number) => boolean,
) {
  for (const [index, block] of blocks.entries()) {
    const { text } = block[of];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
      if (!add(index, at)) return false;
    }
  }
  return true;
}

/** Collects the rows in whose texts something stands: all, or of very many the `most` best. */
function lookFor(blocks: readonly WordBlock[], { of, before, wanted, ranks }: Looking, into: Collection, most: number) {
  const weigh = (index: number, place: number, lead: number) => {
    const texts = blocks[index]?.[of];
    if (!texts) return;
    const { text } = texts;
    const begins = text.slice(place + lead - before.length, place + lead) === before;
    const whole = begins && text[place + lead + wanted.length] === '\n';
    const rank = whole ? ranks.whole : begins ? ranks.begins : (ranks.within ?? ranks.begins);
    into.add({ block: index, row: rowAt(texts, place + lead), rank });
  };
  // The last character before it, a space, is what makes it a word of a name.
  const word = before.slice(1);
  let places = 0;
  // A single character stands inside of nearly everything.
  const few = ranks.within !== undefined && (wanted.length > 1 || word !== '');
  const sawAll =
    few &&
    throughPlaces(blocks, of, word + wanted, (index, place) => {
      weigh(index, place, word.length);
      return (places += 1) < COMMON;
    });
  if (sawAll) return;
  const upTo = (text: string) => {
    let found = 0;
    throughPlaces(blocks, of, text, (index, place) => {
      weigh(index, place, before.length);
      return (found += 1) < most;
    });
  };
  upTo(`${before}${wanted}\n`);
  upTo(before + wanted);
}

/** Collects rows whose names begin every word in any order, one of them with a typo perhaps. */
function lookForWords(blocks: readonly WordBlock[], words: readonly string[], into: Collection) {
  for (const [index, block] of blocks.entries()) {
    const begun = words.map((word) => begunIn(block, word));
    for (const row of block.names.starts.keys()) {
      const how = begun.map((rows) => rows[row]);
      const typos = how.filter((one) => one === WITH_TYPO).length;
      if (how.includes(NOT_BEGUN) || typos > 1) continue;
      into.add({ block: index, row, rank: typos === 0 ? RANK.everyWord : RANK.typo });
      if (into.size() >= COMMON) return;
    }
  }
}

/** The best `most` rows for what is looked for, in the order of how well they match, then their own. */
export function bestMatches(blocks: readonly WordBlock[], { identifier, name, words }: Query, most: number): Match[] {
  const found = collection();
  if (identifier !== '') {
    const ranks = { whole: RANK.whole, begins: RANK.begins, within: RANK.holds };
    lookFor(blocks, { of: 'identifiers', before: '\n', wanted: identifier, ranks }, found, most);
    // Words of a name begin where they begin: nobody who types "gst" means "opening stock".
    const { whole, begins } = ranks;
    lookFor(blocks, { of: 'joined', before: '\n', wanted: identifier, ranks: { whole, begins } }, found, most);
  }
  if (name !== '') {
    const ranks = { whole: RANK.name, begins: RANK.nameBegins, within: RANK.word };
    lookFor(blocks, { of: 'names', before: '\n ', wanted: name, ranks }, found, most);
    if (found.size() === 0) lookForWords(blocks, words, found);
  }
  return found
    .all()
    .toSorted((a, b) => a.rank - b.rank || a.block - b.block || a.row - b.row)
    .slice(0, most);
}
