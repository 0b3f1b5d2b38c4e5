// A browser whose tabs share local storage and hear its changes.
import { vi } from 'vitest';
import { officeSession } from '@/office/officeSession';

type Listener = (event: { key?: string | null; persisted?: boolean }) => void;

/** A browser whose tabs share one storage and tell one another what changes in it, as browsers do. */
export function openBrowser() {
  const kept = new Map<string, string>();
  const listening: { tab: object; type: string; hear: Listener }[] = [];

  const storage = (texts: Map<string, string>, changed: (key: string) => void = () => {}): Storage => ({
    length: texts.size,
    clear: () => texts.clear(),
    key: () => null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
      changed(key);
    },
    removeItem: (key) => {
      if (texts.delete(key)) changed(key);
    },
  });

  /** A tab with its own storage, which it may have from one that was closed; it follows the browser's session when told to. */
  const openTab = ({ own = new Map<string, string>(), business = 'business-1' } = {}) => {
    const tab = {};
    const tellOthers = (key: string) => {
      for (const one of listening) if (one.tab !== tab && one.type === 'storage') one.hear({ key });
    };
    const session = officeSession(business, { browser: () => storage(kept, tellOthers), tab: () => storage(own) });
    const left = vi.fn<() => void>();
    const follow = () => {
      vi.stubGlobal('addEventListener', (type: string, hear: Listener) => listening.push({ tab, type, hear }));
      vi.stubGlobal('removeEventListener', (_type: string, hear: Listener) => {
        listening.splice(
          listening.findIndex((one) => one.hear === hear),
          1,
        );
      });
      return session.follow(left);
    };
    const hear = (type: string, event: Parameters<Listener>[0]) => {
      for (const one of listening) if (one.tab === tab && one.type === type) one.hear(event);
    };
    return { ...session, own, left, follow, hear };
  };

  return { kept, openTab, listening };
}
