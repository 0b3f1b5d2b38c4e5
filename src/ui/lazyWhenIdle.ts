import type { ComponentType } from 'react';
import { partAhead } from './lazyPart';
import type { MissingPartProps } from './MissingPart';

/** Long enough for the first rows to be there, and looked at: what nobody has asked for must not hold them up. */
const LATER_MS = 3000;

/** Whether this is a browser, of a person who did not tell it to save data: only there anything is fetched ahead. */
export const mayFetchAhead = () =>
  typeof document === 'object' &&
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData !== true;

/** Does something when the browser has nothing better to do; it is told how long that lasts, where that is known. */
export const whenIdle: (work: (deadline?: IdleDeadline) => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => setTimeout(work, 200);

/** Does something a little later, when the first rows are there and the browser is idle; gives what calls it off. */
export function laterWhenIdle(work: () => void): () => void {
  const timer = setTimeout(() => whenIdle(work), LATER_MS);
  return () => clearTimeout(timer);
}

/** Fetches parts of the program a little later, one at a time, each when the browser is idle; none where data is saved. */
export function fetchWhenIdle(...parts: readonly (() => Promise<unknown>)[]): void {
  const fetched = async () => {
    for (const part of parts) {
      await new Promise<unknown>(whenIdle);
      // A failure here is silent on purpose: asking for the part tries again, and that failure is shown.
      await part().catch(() => {});
    }
  };
  if (mayFetchAhead()) laterWhenIdle(() => void fetched());
}

/** A component that a click opens: out of the first chunk, fetched a little later, when the browser has nothing better to do. */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props & MissingPartProps>,
) {
  const { LazyPart, fetch } = partAhead(load, Missing);
  fetchWhenIdle(fetch);
  return LazyPart;
}
