import { useEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useListMemory } from './listMemory';
import { printShape, readShape, type ListShape } from './listShape';
import { filterWord, isPlain, viewQuery, type KnownWords, type ListPlace } from './listWords';
import { pageAt } from '@/paths';
import { MOST_TYPED } from './mostTyped';
import { OWN_WRITE, useQueryString, type WordChange } from './queryString';

const WRITE_AFTER_MS = 200;
/** What nobody types or sees, such as a NUL: an address may hold it, and no row does. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
export const PAGE_SIZES = [20, 50, 100];

export interface Sort {
  key: string;
  descending: boolean;
}

const readSort = (text: string | null): Sort | undefined =>
  text ? { key: text.replace(/^-/, ''), descending: text.startsWith('-') } : undefined;

/** What is typed into a search, beside what the address says, which comes after it; another address takes its place. */
function useTypedText(said: string) {
  const location = useLocation();
  const state: unknown = location.state;
  const navigation = useNavigationType();
  const [text, setText] = useState(said);
  const [seen, setSeen] = useState(location.key);
  if (location.key !== seen) {
    setSeen(location.key);
    // The echo of our own write must not take back what was typed since.
    if (navigation === NavigationType.Pop || state !== OWN_WRITE) setText(said);
  }
  return [text, setText] as const;
}

/** Does work a moment after the last rendering: browsers refuse a new address at every keystroke of a fast typist. */
function useWhenStill(work: () => void) {
  useEffect(() => {
    const timer = setTimeout(work, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });
}

type Changes = Record<string, WordChange>;
type Known = Readonly<RefObject<KnownWords>>;

/** How the filters of columns are changed: what becomes of one does so to what stays of it without nonsense. */
const filterChanges = (known: Known, write: (changes: Changes) => void) => ({
  setFilter: (key: string, change: WordChange) => {
    const word = filterWord(key);
    const stays = known.current[word];
    const ofKnown = typeof change === 'function' && stays ? (said: readonly string[]) => change(stays(said)) : change;
    write({ [word]: ofKnown, page: undefined });
  },
  clearFilters: (keys: readonly string[]) =>
    write({ ...Object.fromEntries(keys.map((key) => [filterWord(key), undefined])), page: undefined }),
});

/** How the order, the shown part and the page of a list are changed. */
const orderChanges = (write: (changes: Changes) => void) => ({
  setSort: (sort: Sort | undefined) =>
    write({ sort: sort && `${sort.descending ? '-' : ''}${sort.key}`, page: undefined }),
  setShow: (show: string | undefined) => write({ show, page: undefined }),
  setPage: (page: number, size: number) =>
    write({ page: page > 1 ? String(page) : undefined, size: size === 20 ? undefined : String(size) }),
});

const pageOf = (word: string | null) => (/^[1-9]\d*$/.test(word ?? '') ? Number(word) : 1);

/**
 * A list's search text, shown part, filters, sorting, page and page size, kept in the query string: `q`, `show`,
 * `f.<column>`, `sort`, `page`, `size`; with a name of its own, `<name>.q` and so on, for a list beside another. Its shape
 * is what the query string says (`cols`, `density`), or else what this browser remembers. `also` are other words of the
 * query string that say which rows it has; `known` tells what stays of its filters' words once something changes.
 */
export function useListState(known: Known, name?: string, also: readonly string[] = []) {
  const { params, write: writeWords } = useQueryString();
  const location = useLocation();
  const prefix = name ? `${name}.` : '';
  const place: ListPlace = { prefix, also };
  const memory = useListMemory(pageAt(location.pathname) + (name ? ` ${name}` : ''));
  const read = (word: string) => params.get(prefix + word);
  const q = (read('q') ?? '').replaceAll(UNSEEN, '').slice(0, MOST_TYPED.line);
  const [text, setText] = useTypedText(q);

  const write = (changes: Changes) =>
    writeWords(
      Object.fromEntries(
        Object.entries({ q: text, ...known.current, ...changes }).map(([word, value]) => [prefix + word, value]),
      ),
    );
  const writeText = () => {
    // Nothing typed, nothing written: while a link's address waits to be rendered, `q` here is the one before.
    if (text !== q) write({ page: undefined });
  };

  useWhenStill(writeText);

  const linked = readShape(read('cols'), read('density'));
  const shape = { ...memory.shape, ...linked };
  const isLinked = Object.keys(linked).length > 0;

  /** What a view of the list as it is has to say: also how it looks, whatever the browser that shows it remembers. */
  const ownQuery = (looks: ListShape) => {
    const now = new URLSearchParams(params);
    for (const [word, value] of Object.entries({ q: text, ...printShape(looks) })) now.set(prefix + word, value ?? '');
    return viewQuery(now, place);
  };

  return {
    params,
    /** What its words in the query string begin with: by itself, as what reads it stays the same while somebody types. */
    prefix,
    place,
    isPlain: isPlain(params, place),
    views: memory.views,
    changeViews: memory.changeViews,
    shape,
    ownQuery,
    /** A link's looks are changed in the address, the browser's own in its memory. */
    setShape: (chosen: ListShape) => (isLinked ? write(printShape(chosen)) : memory.keepShape(chosen)),
    ...filterChanges(known, write),
    ...orderChanges(write),
    text,
    setText,
    writeText,
    sort: readSort(read('sort')),
    page: pageOf(read('page')),
    /** The name of the part of the rows that is asked for. */
    show: read('show') ?? undefined,
    size: PAGE_SIZES.find((size) => String(size) === read('size')) ?? 20,
  };
}

export type ListState = ReturnType<typeof useListState>;
