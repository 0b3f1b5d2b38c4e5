import type { ColumnValue } from './column';
import { printFilter, readFilter, type Filter, type Filters } from './filters';

/** What a list's words in the query string are, but for its page: together they say what a view shows. */
const WORDS: readonly string[] = ['q', 'show', 'sort', 'cols', 'density'];
const PAGE_WORDS: readonly string[] = ['page', 'size'];
const FILTER = 'f.';
/** The tab that a list stands in, where it is of those that a view keeps: no view at all is so in any tab. */
const TAB = 'tab';

/** By words of the query string what stays of what each says. */
export type KnownWords = Readonly<Record<string, (said: readonly string[]) => readonly string[]>>;

/** The word that a column is filtered by. */
export const filterWord = (key: string): string => `${FILTER}${key}`;

/** Where a list's words stand in the query string. */
export interface ListPlace {
  /** What they begin with. */
  prefix: string;
  /** Other words that say which rows the list has, as filters above it do. */
  also: readonly string[];
}

const isViewWord = (word: string, { also }: ListPlace) =>
  WORDS.includes(word) || word.startsWith(FILTER) || also.includes(word);

/** The filters that the query string sets on columns; nonsense, and what is of no column, is passed over. */
export const readFilters = <Row>(
  params: URLSearchParams,
  prefix: string,
  columns: readonly ColumnValue<Row>[],
  rows: readonly Row[],
): Filters =>
  Object.fromEntries(
    columns.flatMap((column): [string, Filter][] => {
      const filter = readFilter(column, params.getAll(prefix + filterWord(column.key)), rows);
      return filter ? [[column.key, filter]] : [];
    }),
  );

/** For the word of each column's filter what stays of what it says, without nonsense. */
export const knownWords = <Row>(columns: readonly ColumnValue<Row>[], rows: readonly Row[]): KnownWords =>
  Object.fromEntries(
    columns.map((column) => [
      filterWord(column.key),
      (said) => {
        const filter = readFilter(column, said, rows);
        return filter ? printFilter(filter) : [];
      },
    ]),
  );

const isPlainWord = (word: string, place: ListPlace) => !isViewWord(word, place) || word === TAB;

/** Whether the query string says nothing of a list, but for its page and its tab. */
export const isPlain = (params: URLSearchParams, place: ListPlace): boolean =>
  [...params].every(
    ([word, value]) =>
      value === '' || !word.startsWith(place.prefix) || isPlainWord(word.slice(place.prefix.length), place),
  );

/** The words of one list in a query string, those of its page aside, in a fixed order: equal for what shows the same. */
export function viewQuery(params: URLSearchParams, place: ListPlace): string {
  const { prefix } = place;
  const own = [...params]
    .filter(([word, value]) => word.startsWith(prefix) && isViewWord(word.slice(prefix.length), place) && value !== '')
    .map(([word, value]) => [word.slice(prefix.length), value]);
  const query = new URLSearchParams(own);
  query.sort();
  return query.toString();
}

/** The query string with the words of one list as a view has them, on its first page; all other words stay, and without a view the tab. */
export function withView(params: URLSearchParams, place: ListPlace, query: string): string {
  const { prefix } = place;
  const isKept = (word: string) => (query === '' ? isPlainWord(word, place) : !isViewWord(word, place));
  const next = new URLSearchParams(
    [...params].filter(([word]) => {
      const own = word.startsWith(prefix) ? word.slice(prefix.length) : '';
      return isKept(own) && !PAGE_WORDS.includes(own);
    }),
  );
  for (const [word, value] of new URLSearchParams(query))
    if (isViewWord(word, place)) next.append(prefix + word, value);
  return next.toString();
}
