import { createContext, use } from 'react';
import type { ListShape } from './listShape';

/** A name for how a list is shown: its search, filters, sorting, columns and density, as words of a query string. */
export interface View {
  name: string;
  query: string;
}

/** What is remembered of one list. */
interface KeptList {
  shape: ListShape;
  views: readonly View[];
}

/** What becomes of the views that there are now, whichever tab named them. */
export type ViewsChange = (now: readonly View[]) => readonly View[];

/** Where it is remembered how lists are shown. */
export interface ListMemory {
  /** What is remembered of each list that has anything to it, by its address. */
  lists: Readonly<Record<string, KeptList>>;
  keepShape: (list: string, shape: ListShape) => void;
  changeViews: (list: string, change: ViewsChange) => void;
}

const NOTHING: KeptList = { shape: {}, views: [] };

/** By itself, nothing is remembered. */
export const ListMemoryContext = createContext<ListMemory>({ lists: {}, keepShape: () => {}, changeViews: () => {} });

/** What is remembered of a list, and how to remember otherwise. */
export function useListMemory(list: string) {
  const { lists, keepShape, changeViews } = use(ListMemoryContext);
  const { shape, views } = (Object.hasOwn(lists, list) ? lists[list] : undefined) ?? NOTHING;
  return {
    shape,
    views,
    keepShape: (chosen: ListShape) => keepShape(list, chosen),
    changeViews: (change: ViewsChange) => changeViews(list, change),
  };
}
