import type { Numbered, Table } from '@/store/kit/table';
import { listedText } from '@/store/kit/words';
import type { ChangesKnown } from './changedRows';
import type { Choices, IsChosen } from './choices';

/** So many rows one answer has at most, and where nothing is said. */
export const MOST_ROWS = 500;
const ROWS = 100;
/** So much is told of a name that nobody knows. */
const LONGEST_NAME = 40;
/** A message between the office's programs holds twice as much. */
const MOST_BYTES = 500_000;

/** Which rows are asked for. */
export interface PageAsked<Row> {
  /** Those after the one of this number. */
  after: number;
  limit: number;
  isChosen: IsChosen<Row>;
}

/** Some rows, and what is asked for the next; null where there is none. */
export interface ApiPage {
  items: object[];
  next: string | null;
  /** Where the journal was read to: the changedSince of the next reading. */
  asOf: string;
}

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number >= least && number <= most ? number : undefined;
};

/** What is wrong with the names in a query, in a sentence. */
function wrongNames(given: readonly string[], known: readonly string[]): string | undefined {
  const unknown = given.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return `There is no parameter ${unknown.slice(0, LONGEST_NAME)}: only ${listedText(known)}.`;
  const twice = given.find((name, place) => given.indexOf(name) !== place);
  return twice && `${twice} stands there twice: give it once.`;
}

/** Whether a row is one of those that the choices in a query ask for; else what is wrong with one, in a sentence. */
function chosenBy<Row>(words: URLSearchParams, choices: Choices<Row>): IsChosen<Row> | string {
  const asked: IsChosen<Row>[] = [];
  for (const [name, { is, chooses }] of Object.entries(choices)) {
    const text = words.get(name);
    const chosen = text === null ? () => true : chooses(text);
    if (!chosen) return `${name} is ${is}.`;
    asked.push(chosen);
  }
  return (row, wasChanged) => asked.every((isChosen) => isChosen(row, wasChanged));
}

/** Which rows a query asks for, as its parameters and these choices say; else what is wrong with it, in a sentence. */
export function pageAsked<Row>(query: string, choices: Choices<Row>): PageAsked<Row> | string {
  const words = new URLSearchParams(query);
  const wrong = wrongNames([...words.keys()], ['limit', 'cursor', ...Object.keys(choices)]);
  if (wrong !== undefined) return wrong;
  const limit = wholeIn(words.get('limit') ?? String(ROWS), 1, MOST_ROWS);
  if (limit === undefined) return `limit is a whole number from 1 to ${MOST_ROWS}.`;
  const after = wholeIn(words.get('cursor') ?? '0', 0, Number.MAX_SAFE_INTEGER);
  if (after === undefined) return 'cursor is the next of an answer before, as it was.';
  const isChosen = chosenBy(words, choices);
  return typeof isChosen === 'string' ? isChosen : { after, limit, isChosen };
}

/** The rows of a table that are asked for, in the order of their numbers, each as it is told; fewer where they are long. */
export function pageOf<Row extends Numbered>(
  { ids, entities }: Table<Row>,
  { after, limit, isChosen }: PageAsked<Row>,
  { asOf, wasChanged }: ChangesKnown,
  tell: (row: Row) => object,
): ApiPage {
  const items: object[] = [];
  let bytes = 0;
  let last = after;
  for (const id of ids) {
    const row = entities[id];
    if (!row || row.number <= after || !isChosen(row, wasChanged)) continue;
    if (items.length === limit || bytes >= MOST_BYTES) return { items, next: String(last), asOf };
    const item = tell(row);
    bytes += Buffer.byteLength(JSON.stringify(item));
    items.push(item);
    last = row.number;
  }
  return { items, next: null, asOf };
}
