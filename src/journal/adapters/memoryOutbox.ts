import type { Draft, Outbox } from '@/journal/port';

/** An outbox that lasts as long as the page, also when it is closed: for tests, and when the browser offers no storage. */
export function memoryOutbox(): Outbox {
  const waiting = new Map<string, Draft>();

  return {
    async all() {
      await Promise.resolve();
      return structuredClone([...waiting.values()]);
    },
    async put(drafts) {
      const copies = structuredClone(drafts);
      await Promise.resolve();
      for (const draft of copies) if (!waiting.has(draft.id)) waiting.set(draft.id, draft);
    },
    async take(ids) {
      await Promise.resolve();
      for (const id of ids) waiting.delete(id);
    },
    close: () => Promise.resolve(),
  };
}
