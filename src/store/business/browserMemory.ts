import { recallWizard } from '@/store/clients/onboarding/recallWizard';
import type { AppStore, RootState } from './store';
import { draftsAfter, draftsFollowed, recalledDrafts } from '@/store/browser/draftsSlice';
import { listsFollowed, recalledLists } from '@/store/browser/listsSlice';
import { looksFollowed, recalledLooks } from '@/store/browser/looksSlice';
import { openedFollowed, recalledOpened } from '@/store/browser/openedSlice';
import { isNoticed, seenSlice } from '@/store/browser/seenSlice';
import { recalledSnoozed, snoozedFollowed } from '@/store/browser/snoozedSlice';
import { selectSignIn, sessionFollowed, sessionSlice } from '@/store/browser/sessionSlice';

const LOOKS_KEY = 'trackyard.browser';
/** Each by itself, so that a tab in which only a menu moved does not write its older state over another tab's. */
const SESSION_KEY = 'trackyard.session';
const WIZARD_KEY = 'trackyard.onboarding';
const SEEN_KEY = 'trackyard.seen';
const NOTICED_KEY = 'trackyard.noticed';
const DRAFTS_KEY = 'trackyard.drafts';
const LISTS_KEY = 'trackyard.lists';
const SNOOZED_KEY = 'trackyard.snoozed';
const OPENED_KEY = 'trackyard.opened';

type Remembered = Pick<
  RootState,
  'session' | 'looks' | 'seen' | 'drafts' | 'lists' | 'snoozed' | 'opened' | 'onboarding'
>;
/** A part as it may come back: another version or another hand may have written it. */
type Read<Part extends keyof Remembered> = { [Name in keyof Remembered[Part]]?: unknown };

/** Of the browser, or of one tab, which has it back after a reload. */
type Storages = 'localStorage' | 'sessionStorage';

function read(key: string, storage: Storages = 'localStorage'): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, parts: object, storage: Storages = 'localStorage') {
  try {
    globalThis[storage].setItem(key, JSON.stringify(parts));
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

/** What was looked at, by the browser; and what this tab said itself, by the tab. */
const recallSeen = ({ upTo, noticed, ownTo }: Read<'seen'>): Remembered['seen'] => ({
  ...seenSlice.getInitialState(),
  ...(isCount(upTo) && { upTo }),
  ...(isCount(ownTo) && { ownTo }),
  ...(Array.isArray(noticed) && { noticed: noticed.filter(isNoticed) }),
});

/** How this browser shows the product. */
const readLooks = () => recalledLooks(((read(LOOKS_KEY) ?? {}) as { looks?: Read<'looks'> }).looks ?? {});

/** All that this browser remembers; nothing of what is unreadable or when storage is off. */
export function recall(): Partial<Remembered> {
  return {
    session: recallSession((read(SESSION_KEY) ?? {}) as Read<'session'>),
    looks: readLooks(),
    seen: recallSeen(
      Object.assign({}, read(SEEN_KEY), read(NOTICED_KEY), read(SEEN_KEY, 'sessionStorage')) as Read<'seen'>,
    ),
    drafts: recalledDrafts(read(DRAFTS_KEY)),
    lists: recalledLists(read(LISTS_KEY)),
    snoozed: recalledSnoozed(read(SNOOZED_KEY)),
    opened: recalledOpened(read(OPENED_KEY)),
    onboarding: recallWizard(read(WIZARD_KEY)),
  };
}

/** Writes all that this browser remembers to its storage whenever it changes, and never anything else. */
export function remember(store: AppStore): () => void {
  let { session, looks, seen, drafts, lists, snoozed, opened, onboarding } = store.getState();
  return store.subscribe(() => {
    const now = store.getState();
    if (now.onboarding !== onboarding) write(WIZARD_KEY, now.onboarding);
    // Nothing else changes both at once, and it takes away what was typed in tabs that this one was not told of, too.
    const isSignOut = now.session !== session && now.drafts !== drafts;
    if (now.session !== session) write(SESSION_KEY, now.session);
    if (now.looks !== looks) write(LOOKS_KEY, { looks: now.looks });
    if (now.seen.upTo !== seen.upTo) write(SEEN_KEY, { upTo: now.seen.upTo });
    if (now.seen.noticed !== seen.noticed) write(NOTICED_KEY, { noticed: now.seen.noticed });
    if (now.seen.ownTo !== seen.ownTo) write(SEEN_KEY, { ownTo: now.seen.ownTo }, 'sessionStorage');
    if (now.drafts !== drafts)
      write(DRAFTS_KEY, isSignOut ? {} : draftsAfter(recalledDrafts(read(DRAFTS_KEY)), drafts, now.drafts));
    if (now.lists !== lists) write(LISTS_KEY, now.lists);
    if (now.snoozed !== snoozed) write(SNOOZED_KEY, now.snoozed);
    if (now.opened !== opened) write(OPENED_KEY, now.opened);
    ({ session, looks, seen, drafts, lists, snoozed, opened, onboarding } = now);
  });
}

/**
 * Keeps this tab's looks, drafts, lists, what was put off and what was opened those of the browser: a view that another tab named is there, and
 * is not written over; a draft that it submitted is offered no more.
 */
export function followKept(store: AppStore): void {
  const follow = (key: string | null) => {
    if (key === LOOKS_KEY || key === null) store.dispatch(looksFollowed(readLooks()));
    if (key === OPENED_KEY || key === null) store.dispatch(openedFollowed(recalledOpened(read(OPENED_KEY))));
    if (key === LISTS_KEY || key === null) store.dispatch(listsFollowed(recalledLists(read(LISTS_KEY))));
    if (key === SNOOZED_KEY || key === null) store.dispatch(snoozedFollowed(recalledSnoozed(read(SNOOZED_KEY))));
    if (key === DRAFTS_KEY || key === null) store.dispatch(draftsFollowed(recalledDrafts(read(DRAFTS_KEY))));
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
