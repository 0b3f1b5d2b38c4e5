import type { Business } from '@/store/business/business';
import type { Numbered } from '@/store/kit/table';
import { bestMatches, type Query } from './matching';
import { BLOCK_SIZE, wordBlock, type WordBlock, type Words } from './wordBlock';

/** What the palette does itself, at whatever address. */
export type Act = 'light' | 'dark' | 'system' | 'help' | 'undo' | 'logout';

/** A thing to choose: what it is called, what else tells it from others, and where it leads: nowhere if it is done at once. */
export interface Choice {
  title: string;
  detail: string;
  to: string;
  act?: Act;
}

/** How the records of a noun are found, and what is offered for one. */
export interface Findable<Row extends Numbered> {
  /** What they are called together. */
  kind: string;
  /** The screen that its choices lead to, by which it is known who has them. */
  place: string;
  rows: (business: Business) => readonly Row[];
  words: (row: Row) => Words;
  choice: (row: Row, business: Business) => Choice;
}

export interface FoundRecord {
  rank: number;
  choice: Choice;
}

/** A record that was found, with its identity. */
export interface FoundRow extends FoundRecord {
  id: string;
}

/** The index of one noun's records. */
export interface NounIndex {
  kind: string;
  place: string;
  /** Brings the index up to the business; after each piece of work it yields, so that others can have a turn. */
  follow: (business: Business) => Generator<void>;
  /** The best `most` of what was indexed. */
  find: (query: Query, most: number) => FoundRow[];
}

interface RowBlock<Row> {
  rows: readonly Row[];
  words: WordBlock;
}

/** Rows in blocks by their numbers, so that a row that goes leaves the other blocks as they are. */
function inBlocks<Row extends Numbered>(rows: readonly Row[]): ReadonlyMap<number, Row[]> {
  const blocks = new Map<number, Row[]>();
  for (const row of rows) {
    const key = Math.floor(row.number / BLOCK_SIZE);
    const block = blocks.get(key);
    if (block) block.push(row);
    else blocks.set(key, [row]);
  }
  return blocks;
}

const sameRows = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((row, index) => row === other[index]);

/** An index of one noun, which makes anew only the blocks of which a row is another one. */
export function nounIndex<Row extends Numbered>({
  kind,
  place,
  rows: rowsOf,
  words,
  choice,
}: Findable<Row>): NounIndex {
  let at: readonly Row[] | undefined;
  let of: Business | undefined;
  let known: ReadonlyMap<number, RowBlock<Row>> = new Map();
  return {
    kind,
    place,
    *follow(business) {
      of = business;
      const all = rowsOf(business);
      if (all === at) return;
      const blocks = new Map<number, RowBlock<Row>>();
      for (const [key, rows] of inBlocks(all)) {
        const before = known.get(key);
        if (before && sameRows(before.rows, rows)) blocks.set(key, before);
        else {
          blocks.set(key, { rows, words: wordBlock(rows.map(words)) });
          yield;
        }
      }
      known = blocks;
      at = all;
    },
    find(query, most) {
      const blocks = [...known.values()];
      return bestMatches(
        blocks.map((block) => block.words),
        query,
        most,
      ).flatMap(({ block, row, rank }) => {
        const found = blocks[block]?.rows[row];
        return found && of ? [{ id: found.id, rank, choice: choice(found, of) }] : [];
      });
    },
  };
}

/** The index of all records of a business. */
export type RecordIndex = readonly NounIndex[];

/** Brings an index up to a business, piece by piece. */
export function* followed(index: RecordIndex, business: Business): Generator<void> {
  for (const noun of index) yield* noun.follow(business);
}

/** Brings an index up to a business in one go. */
export function bringUp(index: RecordIndex, business: Business): void {
  const pieces = followed(index, business);
  while (!pieces.next().done);
}
