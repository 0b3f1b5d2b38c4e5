import { selectSignIn, sessionFollowed } from '@/store/browser/sessionSlice';
import { KEPT, readSession, SESSION_KEY, type Remembered } from './keptParts';
import type { AppStore } from './store';

/** All that this browser remembers; nothing of what is unreadable or when storage is off. */
export function recall(): Partial<Remembered> {
  const all: Partial<Remembered> = {};
  for (const kept of KEPT) Object.assign(all, kept.recall());
  return all;
}

/** Writes all that this browser remembers to its storage whenever it changes, and never anything else. */
export function remember(store: AppStore): () => void {
  let before = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    for (const kept of KEPT) kept.keep(before, now);
    before = now;
  });
}

/**
 * Keeps this tab's looks, drafts, lists, what was put off and what was opened those of the browser: a view that another tab named is there, and
 * is not written over; a draft that it submitted is offered no more.
 */
export function followKept(store: AppStore): void {
  const follow = (changed: string | null) => {
    for (const { key, followed } of KEPT)
      if (followed && (changed === key || changed === null)) store.dispatch(followed());
  };
  addEventListener('storage', ({ key }) => follow(key));
  // A page that comes back from the browser's memory was told nothing while it lay there.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow(null);
  });
}

/**
 * Keeps this tab's session that of the browser when another tab signs somebody in or out; `left` is told once whoever
 * was signed in here no longer is, as the screen still shows what was theirs.
 */
export function followSession(store: AppStore, left: () => void): void {
  const follow = () => {
    const before = selectSignIn(store.getState());
    const session = readSession();
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
