import { recallWizard } from '@/store/onboarding/recallWizard';
import type { AppStore, RootState } from '@/store/store';
import { THEMES } from './looksSlice';

const KEY = 'trackyard.browser';
/** By itself, so that a tab in which only a menu moved does not write its older draft over another tab's. */
const WIZARD_KEY = 'trackyard.onboarding';

type Remembered = Pick<RootState, 'session' | 'looks' | 'onboarding'>;
/** The same as it may come back: another version or another hand may have written it. */
type Read = { [Part in 'session' | 'looks']?: { [Name in keyof Remembered[Part]]?: unknown } };

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, parts: object) {
  try {
    localStorage.setItem(key, JSON.stringify(parts));
  } catch {
    // Storage may be full or switched off; looks are worth no message, and a draft lasts as long as the tab.
  }
}

/** What this browser remembers of looks, session and wizard; nothing of what is unreadable or when storage is off. */
export function recall(): Partial<Remembered> {
  const { session, looks } = (read(KEY) ?? {}) as Read;
  return {
    ...(typeof session?.name === 'string' && { session: { name: session.name } }),
    ...(looks && {
      looks: {
        theme: THEMES.find((theme) => theme === looks.theme) ?? 'system',
        menuCollapsed: looks.menuCollapsed === true,
      },
    }),
    onboarding: recallWizard(read(WIZARD_KEY)),
  };
}

/** Writes looks, session and wizard to this browser's storage whenever they change, and never anything else. */
export function remember(store: AppStore): () => void {
  let { session, looks, onboarding } = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    if (now.onboarding !== onboarding) write(WIZARD_KEY, now.onboarding);
    if (now.session !== session || now.looks !== looks) write(KEY, { session: now.session, looks: now.looks });
    ({ session, looks, onboarding } = now);
  });
}
