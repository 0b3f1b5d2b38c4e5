import type { AppStore, RootState } from '@/store/store';
import { THEMES } from './looksSlice';

const KEY = 'trackyard.browser';

type Remembered = Pick<RootState, 'session' | 'looks'>;
/** The same as it may come back: another version or another hand may have written it. */
type Read = { [Part in keyof Remembered]?: { [Name in keyof Remembered[Part]]?: unknown } };

/** What this browser remembers of looks and session; nothing when it is unreadable or storage is switched off. */
export function recall(): Partial<Remembered> {
  try {
    const { session, looks } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Read;
    return {
      ...(typeof session?.name === 'string' && { session: { name: session.name } }),
      ...(looks && {
        looks: {
          theme: THEMES.find((theme) => theme === looks.theme) ?? 'system',
          menuCollapsed: looks.menuCollapsed === true,
        },
      }),
    };
  } catch {
    return {};
  }
}

/** Writes looks and session to this browser's storage whenever they change, and never anything else. */
export function remember(store: AppStore): () => void {
  let { session, looks } = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    if (now.session === session && now.looks === looks) return;
    ({ session, looks } = now);
    try {
      localStorage.setItem(KEY, JSON.stringify({ session, looks } satisfies Remembered));
    } catch {
      // Storage may be full or switched off; looks are worth no message.
    }
  });
}
