import type { UnknownAction } from '@reduxjs/toolkit';
import { selectMissed, type Missed } from '@/journal/sync/journalSlice';
import { instantWords } from './instantWords';
import { notDoneKnown, type NotDone } from '@/store/browser/officeSlice';
import { businessOf, type Business } from '@/store/business/business';
import { aboutOf } from '@/store/business/declared';
import { missedWords, selectReaderLanguage } from '@/store/business/missedWords';
import { placeOf } from '@/store/business/recordPlaces';
import type { AppStore } from '@/store/business/store';
import { explained, translatedReason } from '@/store/business/whoChanged';
import { createLine } from '@/journal/kit/line';
import type { Language } from '@/store/kit/language';
import type { NotDoneShelf } from './notDoneShelf';
import { NOTICE_WORDS } from './noticeWords';

const onInstant = (instant: string, language: Language) =>
  NOTICE_WORDS.onInstant[language](instantWords(instant, language));

/** Nobody reads of more; the oldest go first. */
const MOST = 500;

/** So many of the records that a fact is about are looked for, and so many of their places kept: more nobody goes to. */
const MOST_LOOKED_FOR = 50;
const MOST_PLACES = 3;

/** Where what a fact is about is shown, as far as it is there, so that it can be said anew. */
function placesOf(fact: UnknownAction, business: Business): readonly string[] {
  const places = aboutOf(fact)
    .slice(0, MOST_LOOKED_FOR)
    .flatMap((id) => placeOf(business, id) ?? []);
  return [...new Set(places)].slice(0, MOST_PLACES);
}

const byTime = (one: NotDone, other: NotDone) => one.at.localeCompare(other.at);

/**
 * What is shown of what came to nothing: what lies on the shelf, which all tabs share, and what is not on it yet or cannot be,
 * which lasts as long as the page.
 */
function shownOver(shelf: NotDoneShelf | undefined, show: (list: readonly NotDone[]) => void) {
  let lying: readonly NotDone[] = [];
  let isToRead = false;
  const coming = new Map<string, NotDone>();
  const seen = new Set<string>();
  /** So that nothing is put down after it was taken away. */
  const { inLine } = createLine();

  const list = () =>
    [...lying.filter(({ id }) => !coming.has(id)), ...coming.values()]
      .filter(({ id }) => !seen.has(id))
      .toSorted(byTime)
      .slice(-MOST);
  const settled = (id: string, kept: NotDone | undefined) => {
    lying = [...lying.filter((one) => one.id !== id), ...(kept ? [kept] : [])];
    coming.delete(id);
    show(list());
  };
  const read = async () => {
    isToRead = false;
    lying = ((await shelf?.all()) ?? []).toSorted(byTime);
    show(list());
    const over = lying.slice(0, -MOST).map(({ id }) => id);
    if (over.length > 0) await shelf?.take(over);
  };
  /** Puts one down by that work, which tells whether it lies there then. */
  const putBy = async (one: NotDone, put: ((one: NotDone) => Promise<boolean>) | undefined) => {
    coming.set(one.id, one);
    show(list());
    await inLine(async () => {
      if (put && !seen.has(one.id)) settled(one.id, (await put(one)) ? one : undefined);
    });
  };

  return {
    read: () => {
      if (isToRead) return;
      isToRead = true;
      inLine(read).catch(() => {});
    },
    put: (one: NotDone) => putBy(one, shelf?.put),
    /** Says another reason of one that nobody has read of yet. */
    amend: (one: NotDone) => (list().some(({ id }) => id === one.id) ? putBy(one, shelf?.amend) : undefined),
    take: (ids: readonly string[]) => {
      for (const id of ids) seen.add(id);
      show(list());
      inLine(async () => shelf?.take(ids)).catch(() => {});
    },
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
  const note = async (missed: Missed) => {
    const { id } = missed;
    const language = selectReaderLanguage(store.getState());
    const business = businessOf(store.getState());
    const text = missedWords(missed, business, language);
    const [at, places] = [now(), placesOf(missed.fact, business)];
    const one = { id, text, reason: await translatedReason(language, missed.reason), at, places };
    // What the storage cannot take is shown as long as the page lasts.
    kept.put(one).catch(() => {});
    // Who was faster the office tells, if it answers; it may be read days later.
    const reason = await store.dispatch(explained(missed, language, onInstant));
    if (reason !== one.reason) await kept.amend({ ...one, reason });
  };
  const follow = () => {
    const missed = selectMissed(store.getState());
    const fresh = missed.slice(toldCount);
    toldCount = missed.length;
    for (const one of fresh) note(one).catch(() => {});
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
