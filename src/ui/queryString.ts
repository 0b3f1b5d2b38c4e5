import { useLocation, useSearchParams } from 'react-router-dom';

/** What the router's state says of an address that the shown screen wrote itself, not one that somebody went to. */
export const OWN_WRITE = 'own-write';

type Words = readonly string[];

/** What becomes of a word of the query string, maybe of what it says now; nothing, or a list of nothing, takes it away. */
export type WordChange = string | Words | ((now: Words) => Words) | undefined;

const changed = (now: Words, change: WordChange): Words => {
  if (typeof change === 'function') return change(now);
  return typeof change === 'string' ? [change] : (change ?? []);
};

/** The query string, and a way to change some of its words. */
export function useQueryString() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  const write = (changes: Readonly<Record<string, WordChange>>, { push = false } = {}) => {
    // From the address itself: what was rendered last may be older, while a transition is under way.
    const { pathname: current, search } = window.location;
    // A screen on its way out, which stays mounted until the next one is ready, must not write into that one's address.
    if (current !== pathname) return;
    const next = new URLSearchParams(search);
    for (const [name, change] of Object.entries(changes)) {
      const [first, ...others] = changed(next.getAll(name), change).filter(Boolean);
      // It keeps its place among the words, so that what stays as it was needs no new address.
      if (first === undefined) next.delete(name);
      else next.set(name, first);
      for (const other of others) next.append(name, other);
    }
    if (next.toString() !== new URLSearchParams(search).toString()) {
      setParams(next, { replace: !push, preventScrollReset: true, state: OWN_WRITE });
    }
  };
  return { params, write };
}
