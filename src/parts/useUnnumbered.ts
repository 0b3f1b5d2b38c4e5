import { useMemo, useSyncExternalStore } from 'react';
import { readUnnumbered } from '@/store/billing/papers/numbering';
import { useAppStore } from './hooks';

/** The documents, by their identities, whose numbers are not confirmed yet and not shown; always up to date. */
export function useUnnumbered(): ReadonlySet<string> {
  const store = useAppStore();
  const read = () => store.dispatch(readUnnumbered());
  const ids = useSyncExternalStore((onChange) => store.subscribe(onChange), read, read);
  return useMemo(() => new Set(ids.split('\n')), [ids]);
}
