import { indexedDbOutbox } from '@/journal/adapters/indexedDbOutbox';
import { leftInLocalStorage } from '@/journal/adapters/leftBehind';
import { memoryOutbox } from '@/journal/adapters/memoryOutbox';
import type { LeftBehind, Outbox } from '@/journal/port';

/** Where what a person says in an office waits in this browser; a browser without storage keeps it as long as the page. */
export function officeOutbox(name: () => string): { outbox: Outbox; leftBehind: LeftBehind } {
  let opened: Promise<Outbox> | undefined;
  let left: LeftBehind | undefined;
  const box = () => (opened ??= indexedDbOutbox(name()).catch(() => memoryOutbox()));
  const lain = () => (left ??= leftInLocalStorage(name()));
  return {
    outbox: {
      all: async () => (await box()).all(),
      put: async (drafts) => (await box()).put(drafts),
      take: async (ids) => (await box()).take(ids),
      close: async () => (await box()).close(),
    },
    leftBehind: {
      all: () => lain().all(),
      leave: (drafts) => lain().leave(drafts),
      take: (ids) => lain().take(ids),
    },
  };
}
