import { useLocation, useSearchParams } from 'react-router-dom';

/** What the router's state says of an address that the shown screen wrote itself, not one that somebody went to. */
export const OWN_WRITE = 'own-write';

/** The query string (D1), and a way to change some of its words; `undefined` takes a word away. */
export function useQueryString() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();

  const write = (changes: Readonly<Record<string, string | undefined>>, { push = false } = {}) => {
    // From the address itself: what was rendered last may be older, while a transition is under way.
    const { pathname: current, search } = window.location;
    // A screen on its way out, which stays mounted until the next one is ready, must not write into that one's address.
    if (current !== pathname) return;
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (next.toString() !== new URLSearchParams(search).toString()) {
      setParams(next, { replace: !push, preventScrollReset: true, state: OWN_WRITE });
    }
  };
  return { params, write };
}

/** One of the choices, kept in the query string under `name`; a missing or unknown one is the first. */
export function useUrlChoice<const Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { params, write } = useQueryString();
  const chosen = choices.find((choice) => choice === params.get(name)) ?? choices[0];
  return [chosen, (choice: Choice) => write({ [name]: choice === choices[0] ? undefined : choice })] as const;
}

/** Which record's details are open, as `details=<id>`; Back closes them, or `close`, with all that is in them. */
export function useOpenDetails() {
  const { params, write } = useQueryString();
  const inside = [...params.keys()].filter((name) => name === 'tab' || name.startsWith('details'));
  return {
    id: params.get('details') ?? undefined,
    open: (id: number | string) => write({ details: String(id) }, { push: true }),
    close: () => write(Object.fromEntries(inside.map((name) => [name, undefined]))),
  };
}
