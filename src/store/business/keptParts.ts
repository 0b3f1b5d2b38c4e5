import type { UnknownAction } from '@reduxjs/toolkit';
import { recallWizard } from '@/store/clients/onboarding/recallWizard';
import type { RootState } from './store';
import { draftsAfter, draftsFollowed, recalledDrafts } from '@/store/browser/draftsSlice';
import { listsFollowed, recalledLists } from '@/store/browser/listsSlice';
import { looksFollowed, recalledLooks } from '@/store/browser/looksSlice';
import { openedFollowed, recalledOpened } from '@/store/browser/openedSlice';
import { isNoticed, seenSlice } from '@/store/browser/seenSlice';
import { recalledSnoozed, snoozedFollowed } from '@/store/browser/snoozedSlice';
import { sessionSlice } from '@/store/browser/sessionSlice';

export const SESSION_KEY = 'trackyard.session';
const SEEN_KEY = 'trackyard.seen';
const NOTICED_KEY = 'trackyard.noticed';
const DRAFTS_KEY = 'trackyard.drafts';

export type Remembered = Pick<
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

/** The session of this browser. */
export const readSession = () => recallSession((read(SESSION_KEY) ?? {}) as Read<'session'>);

/** What was looked at, by the browser; and what this tab said itself, by the tab. */
const recallSeen = ({ upTo, noticed, ownTo }: Read<'seen'>): Remembered['seen'] => ({
  ...seenSlice.getInitialState(),
  ...(isCount(upTo) && { upTo }),
  ...(isCount(ownTo) && { ownTo }),
  ...(Array.isArray(noticed) && { noticed: noticed.filter(isNoticed) }),
});

/** A part of the state that outlives the page. */
interface KeptPart {
  /** Under which key it stands, so that a tab that changed something else does not write its older state over another tab's. */
  key: string;
  recall: () => Partial<Remembered>;
  keep: (before: Remembered, now: Remembered) => void;
  /** What another tab kept, as this tab hears it; without it the part is not followed. */
  followed?: () => UnknownAction;
}

/** A part that stands under its key as it is. */
function part<Name extends keyof Remembered>(
  name: Name,
  key: string,
  recalled: (kept: unknown) => Remembered[Name],
  followed?: (kept: Remembered[Name]) => UnknownAction,
): KeptPart {
  const recall = () => recalled(read(key));
  return {
    key,
    recall: () => ({ [name]: recall() }),
    keep: (before, now) => {
      if (now[name] !== before[name]) write(key, now[name]);
    },
    ...(followed && { followed: () => followed(recall()) }),
  };
}

const recallDrafts = () => recalledDrafts(read(DRAFTS_KEY));
const looks = part(
  'looks',
  'trackyard.browser',
  (kept) => recalledLooks((kept as { looks?: Read<'looks'> } | null)?.looks ?? {}),
  looksFollowed,
);

/** All parts that this browser, or one of its tabs, keeps. */
export const KEPT: readonly KeptPart[] = [
  part('onboarding', 'trackyard.onboarding', recallWizard),
  part('session', SESSION_KEY, readSession),
  {
    ...looks,
    keep: (before, now) => {
      if (now.looks !== before.looks) write(looks.key, { looks: now.looks });
    },
  },
  part('lists', 'trackyard.lists', recalledLists, listsFollowed),
  part('snoozed', 'trackyard.snoozed', recalledSnoozed, snoozedFollowed),
  part('opened', 'trackyard.opened', recalledOpened, openedFollowed),
  {
    key: SEEN_KEY,
    recall: () => ({
      seen: recallSeen(
        Object.assign({}, read(SEEN_KEY), read(NOTICED_KEY), read(SEEN_KEY, 'sessionStorage')) as Read<'seen'>,
      ),
    }),
    keep: ({ seen }, now) => {
      if (now.seen.upTo !== seen.upTo) write(SEEN_KEY, { upTo: now.seen.upTo });
      if (now.seen.noticed !== seen.noticed) write(NOTICED_KEY, { noticed: now.seen.noticed });
      if (now.seen.ownTo !== seen.ownTo) write(SEEN_KEY, { ownTo: now.seen.ownTo }, 'sessionStorage');
    },
  },
  {
    key: DRAFTS_KEY,
    recall: () => ({ drafts: recallDrafts() }),
    keep: ({ session, drafts }, now) => {
      if (now.drafts === drafts) return;
      // Nothing else changes both at once, and it takes away what was typed in tabs that this one was not told of, too.
      const isSignOut = now.session !== session;
      write(DRAFTS_KEY, isSignOut ? {} : draftsAfter(recallDrafts(), drafts, now.drafts));
    },
    followed: () => draftsFollowed(recallDrafts()),
  },
];
