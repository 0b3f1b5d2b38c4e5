import { useMemo, type ReactNode } from 'react';
import { listShaped, selectLists, viewsKept } from '@/store/browser/listsSlice';
import { ListMemoryContext, type ListMemory } from '@/ui/listMemory';
import { useAppSelector, useAppStore } from './hooks';

/** Lets the lists below it remember in this browser how they are shown. */
export function ListMemoryProvider({ children }: { children: ReactNode }) {
  const store = useAppStore();
  const lists = useAppSelector(selectLists);
  const memory = useMemo(
    (): ListMemory => ({
      lists,
      keepShape: (list, shape) => void store.dispatch(listShaped({ list, shape })),
      changeViews: (list, change) => {
        const now = selectLists(store.getState())[list]?.views ?? [];
        store.dispatch(viewsKept({ list, views: change(now) }));
      },
    }),
    [store, lists],
  );
  return <ListMemoryContext value={memory}>{children}</ListMemoryContext>;
}
