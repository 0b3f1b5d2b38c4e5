import { selectMissed, type Missed } from '@/journal/sync/journalSlice';
import { instantWords } from './instantWords';
import { notDoneKnown, type NotDone } from '@/store/browser/officeSlice';
import { businessOf } from '@/store/business/business';
import { missedWords, selectLanguageTold } from '@/store/business/missedWords';
import type { AppStore } from '@/store/business/store';
import { explained } from '@/store/business/whoChanged';
import { reasonIn } from '@/store/business/inHindi/reasonIn';
import type { Language } from '@/store/kit/language';
import type { NotDoneShelf } from './notDoneShelf';
import { NOTICE_WORDS } from './noticeWords';

const onInstant = (instant: string, language: Language) =>
  NOTICE_WORDS.onInstant[language](instantWords(instant, language));

/** Nobody reads of more; the oldest go first. */
const MOST = 500;

/**
 * What is shown of what came to nothing: what lies on the shelf, which all tabs share, and what is not on it yet or cannot be,
 * which lasts as long as the page.
 */
function shownOver(shelf: NotDoneShelf | undefined, show: (list: readonly NotDone[]) => void) {
  let lying: readonly NotDone[] = [];
  let readings = 0;
  const coming = new Map<string, NotDone>();
  const seen = new Set<string>();

  const list = () =>
    [...lying.filter(({ id }) => !coming.has(id)), ...coming.values()].filter(({ id }) => !seen.has(id)).slice(-MOST);
  const read = async () => {
    readings += 1;
    const own = readings;
    const found = (await shelf?.all()) ?? [];
    // A later look knows more.
    if (own !== readings) return;
    lying = found;
    show(list());
    const over = found.slice(0, -MOST).map(({ id }) => id);
    if (over.length > 0) await shelf?.take(over);
  };

  return {
    read: () => void read().catch(() => {}),
    /** Adds one, or says another reason of it. */
    put: async (one: NotDone) => {
      coming.set(one.id, one);
      show(list());
      if (!shelf) return;
      await shelf.put(one);
      await read();
      if (coming.get(one.id) === one) coming.delete(one.id);
    },
    take: (ids: readonly string[]) => {
      for (const id of ids) seen.add(id);
      show(list());
      shelf?.take(ids).catch(() => {});
    },
    isShown: (id: string) => list().some((one) => one.id === id),
  };
}

/**
 * Keeps what came to nothing until the person has read of it, on a shelf that all their tabs share, and shows it in each of these;
 * without a shelf as long as the page lasts. Gives a way to stop.
 */
export function keepNotDone(store: AppStore, shelf?: NotDoneShelf, now = () => new Date().toISOString()): () => void {
  let shown: readonly NotDone[] = [];
  let toldCount = 0;
  const kept = shownOver(shelf, (list) => {
    shown = list;
    store.dispatch(notDoneKnown(list));
  });
  // What the storage cannot take is shown as long as the page lasts.
  const put = (one: NotDone) => void kept.put(one).catch(() => {});

  const note = async (missed: Missed) => {
    const { id } = missed;
    const language = selectLanguageTold(store.getState());
    const text = missedWords(missed, businessOf(store.getState()), language);
    const one = { id, text, reason: reasonIn(language, missed.reason), at: now() };
    put(one);
    // Who was faster the office tells, if it answers; it may be read days later.
    const reason = await store.dispatch(explained(missed, language, onInstant));
    if (reason !== one.reason && kept.isShown(id)) put({ ...one, reason });
  };
  const follow = () => {
    const missed = selectMissed(store.getState());
    const fresh = missed.slice(toldCount);
    toldCount = missed.length;
    for (const one of fresh) void note(one);
    const { notDone } = store.getState().office ?? {};
    if (notDone === undefined || notDone === shown) return;
    const left = new Set(notDone.map(({ id }) => id));
    kept.take(shown.filter(({ id }) => !left.has(id)).map(({ id }) => id));
  };

  kept.read();
  follow();
  const unfollow = shelf?.follow(kept.read);
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    unfollow?.();
  };
}
