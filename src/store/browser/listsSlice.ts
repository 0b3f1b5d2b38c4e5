import { isObject } from '@/journal/kit/isObject';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageAt } from '@/paths';

/** A name for how a list is shown, as words of a query string. */
interface View {
  name: string;
  query: string;
}

/** The keys of the columns in order, and how close rows stand; what is not said is as it comes. */
interface Shape {
  columns?: readonly string[] | undefined;
  density?: 'comfortable' | 'compact' | undefined;
}

interface KeptList {
  shape: Shape;
  views: readonly View[];
}

type Lists = Readonly<Record<string, KeptList>>;

/** How much is kept: more than anybody makes, and less than storage holds. */
const MOST = { lists: 100, views: 100, columns: 60, name: 60, query: 20_000, key: 200 };

const NOTHING: KeptList = { shape: {}, views: [] };

const kept = (lists: Lists, list: string) => (Object.hasOwn(lists, list) && lists[list]) || NOTHING;

/** The list that was changed last stands last: of too many the first go. */
const withList = (lists: Lists, list: string, changed: KeptList): Lists => {
  const others = Object.entries(lists).filter(([name]) => name !== list);
  const { shape, views } = changed;
  const isPlain = views.length === 0 && !shape.columns?.length && !shape.density;
  return Object.fromEntries([...others, ...(isPlain ? [] : [[list, changed] as const])].slice(-MOST.lists));
};

/** How this browser shows its lists, and the views that were named: not a fact of the business. */
export const listsSlice = createSlice({
  name: 'lists',
  initialState: {} as Lists,
  reducers: {
    listShaped: (lists, { payload: { list, shape } }: PayloadAction<{ list: string; shape: Shape }>) =>
      withList(lists, list, { ...kept(lists, list), shape }),
    viewsKept: (lists, { payload: { list, views } }: PayloadAction<{ list: string; views: readonly View[] }>) =>
      withList(lists, list, { ...kept(lists, list), views: views.slice(-MOST.views) }),
    /** Another tab of the browser changed how a list is shown: they are the same in each of its tabs. */
    listsFollowed: (_lists, { payload }: PayloadAction<Lists>) => payload,
  },
  selectors: { selectLists: (lists): Lists => lists },
});

export const { listShaped, viewsKept, listsFollowed } = listsSlice.actions;
export const { selectLists } = listsSlice.selectors;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isShort = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most;

function recalledShape(value: unknown): Shape {
  const { columns, density } = fieldsOf(value);
  const keys = [...new Set(listOf(columns).filter((key) => isShort(key, MOST.key)))];
  return {
    ...(keys.length > 0 && { columns: keys.slice(0, MOST.columns) }),
    ...((density === 'comfortable' || density === 'compact') && { density }),
  };
}

function recalledViews(value: unknown): readonly View[] {
  const views = listOf(value).flatMap((view): [string, View][] => {
    const { name, query } = fieldsOf(view);
    return isShort(name, MOST.name) && isShort(query, MOST.query) ? [[name, { name, query }]] : [];
  });
  return [...new Map(views).values()].slice(-MOST.views);
}

/** A list of a page is named by the page's one address; one kept of another address of it is the same list. */
const nowNamed = (list: string) => list.replace(/^\S+/, pageAt);

/** How lists are shown as it comes back from this browser: another hand may have written it. */
export const recalledLists = (value: unknown): Lists => {
  const found = new Map<string, KeptList>();
  for (const [list, one] of Object.entries(fieldsOf(value))) {
    const { shape, views } = fieldsOf(one);
    const name = nowNamed(list);
    const same = found.get(name) ?? NOTHING;
    if (!isShort(list, MOST.key)) continue;
    found.set(name, {
      shape: { ...same.shape, ...recalledShape(shape) },
      views: recalledViews([...same.views, ...listOf(views)]),
    });
  }
  return Object.fromEntries([...found].slice(-MOST.lists));
};
