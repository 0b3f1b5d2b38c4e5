import { isObject } from '@/journal/isObject';
import { recallWizard } from '@/store/onboarding/recallWizard';
import type { AppStore, RootState } from './store';
import { THEMES } from '@/store/session/looksSlice';
import { seenSlice } from '@/store/session/seenSlice';
import { selectSignIn, sessionFollowed, sessionSlice } from '@/store/session/sessionSlice';

const LOOKS_KEY = 'trackyard.browser';
/** Each by itself, so that a tab in which only a menu moved does not write its older state over another tab's. */
const SESSION_KEY = 'trackyard.session';
const WIZARD_KEY = 'trackyard.onboarding';
const SEEN_KEY = 'trackyard.seen';

type Remembered = Pick<RootState, 'session' | 'looks' | 'seen' | 'onboarding'>;
/** A part as it may come back: another version or another hand may have written it. */
type Read<Part extends keyof Remembered> = { [Name in keyof Remembered[Part]]?: unknown };

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

/** No field of a login takes in more. */
const LONGEST = 250;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= LONGEST;

function recallSession({ name, rememberedEmail, signIn, signIns }: Read<'session'>): Remembered['session'] {
  const fresh = sessionSlice.getInitialState();
  return {
    name: (isShort(name) && name) || fresh.name,
    rememberedEmail: isShort(rememberedEmail) ? rememberedEmail : fresh.rememberedEmail,
    signIns: isCount(signIns) ? signIns : fresh.signIns,
    ...(isCount(signIn) && { signIn }),
  };
}

const recallSeen = ({ upTo }: Read<'seen'>): Remembered['seen'] =>
  Number.isSafeInteger(upTo) ? { upTo: Number(upTo) } : seenSlice.getInitialState();

/** What this browser remembers of looks, session, what was seen, and wizard; nothing of what is unreadable or when storage is off. */
export function recall(): Partial<Remembered> {
  const { looks } = (read(LOOKS_KEY) ?? {}) as { looks?: Read<'looks'> };
  return {
    session: recallSession((read(SESSION_KEY) ?? {}) as Read<'session'>),
    ...(looks && {
      looks: {
        theme: THEMES.find((theme) => theme === looks.theme) ?? 'system',
        menuCollapsed: looks.menuCollapsed === true,
      },
    }),
    seen: recallSeen((read(SEEN_KEY) ?? {}) as Read<'seen'>),
    onboarding: recallWizard(read(WIZARD_KEY)),
  };
}

/** Where react-router keeps how far each page was scrolled; it writes into whatever it finds there. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** Forgets how far pages were scrolled when that is no record. */
export function recallScroll(): void {
  try {
    if (!isObject(JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}'))) sessionStorage.removeItem(SCROLL_KEY);
  } catch {
    // What is no JSON, or cannot be read, react-router passes over.
  }
}

/** Writes looks, session, what was seen, and wizard to this browser's storage whenever they change, and never anything else. */
export function remember(store: AppStore): () => void {
  let { session, looks, seen, onboarding } = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    if (now.onboarding !== onboarding) write(WIZARD_KEY, now.onboarding);
    if (now.session !== session) write(SESSION_KEY, now.session);
    if (now.looks !== looks) write(LOOKS_KEY, { looks: now.looks });
    if (now.seen !== seen) write(SEEN_KEY, now.seen);
    ({ session, looks, seen, onboarding } = now);
  });
}

/**
 * Keeps this tab's session that of the browser when another tab signs somebody in or out; `left` is told once whoever
 * was signed in here no longer is, as the screen still shows what was theirs.
 */
export function followSession(store: AppStore, left: () => void): void {
  const follow = () => {
    const before = selectSignIn(store.getState());
    const session = recallSession((read(SESSION_KEY) ?? {}) as Read<'session'>);
    store.dispatch(sessionFollowed(session));
    if (before !== undefined && before !== session.signIn) left();
  };
  addEventListener('storage', ({ key }) => {
    // Without a key all of the storage was cleared.
    if (key === SESSION_KEY || key === null) follow();
  });
  // A page that comes back from the browser's memory was told nothing while it lay there.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
