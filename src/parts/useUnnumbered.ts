import { useSyncExternalStore } from 'react';
import type { Draft } from '@/journal/port/port';
import { unnumberedIn } from '@/store/billing/papers/numbering';
import { replicaOf } from '@/store/business/replicaOf';
import { useAppStore } from './hooks';

const NONE: readonly Draft[] = [];
const none = () => NONE;

/** The documents, by their identities, whose numbers are not confirmed yet and not shown; always up to date. */
export function useUnnumbered(): ReadonlySet<string> {
  const store = useAppStore();
  const read = replicaOf(store)?.unplaced ?? none;
  return unnumberedIn(useSyncExternalStore((onChange) => store.subscribe(onChange), read, read));
}
