import { isObject } from '@/journal/kit/isObject';
import { selectMissed, type Missed } from '@/journal/sync/journalSlice';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { instantWords } from './instantWords';
import { notDoneKnown, type NotDone } from '@/store/browser/officeSlice';
import { businessOf } from '@/store/business/business';
import { missedWords, selectLanguageTold } from '@/store/business/missedWords';
import type { AppStore } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';

/** Nobody reads of more; the oldest go first. */
const MOST = 500;
const LONGEST = 1_000;

const lineOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value).slice(0, LONGEST) : '');

function read(key: string): NotDone[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(list)) return [];
    const found = list.filter(isObject).map(({ id, text, reason, at }) => ({
      id: lineOf(id),
      text: lineOf(text),
      reason: lineOf(reason),
      at: lineOf(at),
    }));
    return found.filter(({ id, text }) => id && text);
  } catch {
    return [];
  }
}

/** Says whether it could be kept. */
function write(key: string, list: readonly NotDone[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch {
    // Storage is full or switched off: it is shown as long as the page lasts.
    return false;
  }
}

/**
 * Keeps what came to nothing in this browser under that key, one for a person, until they have read of it, and shows it in
 * every tab. Gives a way to stop.
 */
export function keepNotDone(store: AppStore, key: string, now = () => new Date().toISOString()): () => void {
  let shownCount = 0;
  let shown: readonly NotDone[] = [];

  const show = (list: readonly NotDone[]) => {
    shown = list.slice(-MOST);
    store.dispatch(notDoneKnown(shown));
  };
  /** From what is kept, as another tab may have changed it just now. */
  const change = (how: (list: readonly NotDone[]) => readonly NotDone[]) => {
    const list = how(read(key)).slice(-MOST);
    show(write(key, list) ? list : how(shown));
  };

  const note = async (missed: Missed) => {
    const { id } = missed;
    const text = missedWords(missed, businessOf(store.getState()), selectLanguageTold(store.getState()));
    const one = { id, text, reason: missed.reason, at: now() };
    change((list) => [...list.filter((known) => known.id !== id), one]);
    // Who was faster the office tells, if it answers; it may be read days later.
    const reason = await store.dispatch(explained(missed, (instant) => `on ${instantWords(instant)}`));
    if (reason !== one.reason) change((list) => list.map((known) => (known.id === id ? { ...known, reason } : known)));
  };
  const follow = () => {
    const missed = selectMissed(store.getState());
    const fresh = missed.slice(shownCount);
    shownCount = missed.length;
    for (const one of fresh) void note(one);
    const { notDone } = store.getState().office ?? {};
    if (notDone === undefined || notDone === shown) return;
    const left = new Set(notDone.map(({ id }) => id));
    const seen = new Set(shown.filter(({ id }) => !left.has(id)).map(({ id }) => id));
    change((list) => list.filter(({ id }) => !seen.has(id)));
  };
  const hear = ({ key: changed }: StorageEvent) => {
    // Without a key all of the storage was cleared.
    if (changed === key || changed === null) show(read(key));
  };

  show(read(key));
  follow();
  addEventListener('storage', hear);
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    removeEventListener('storage', hear);
  };
}
