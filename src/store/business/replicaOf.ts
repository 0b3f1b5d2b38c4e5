import type { Replica } from '@/journal/replica';
import type { AppStore } from './store';

const replicas = new WeakMap<AppStore, Replica | undefined>();

/** The replica that keeps a store equal to a journal, for whoever reads what waits in it; none where the store is without. */
export function replicaOf(store: AppStore): Replica | undefined {
  if (!replicas.has(store))
    replicas.set(
      store,
      store.dispatch((_dispatch, _getState, replica) => replica),
    );
  return replicas.get(store);
}
