import type { ComponentType } from 'react';
import { lazyPart } from './lazyPart';
import type { MissingPartProps } from './MissingPart';

/** Long enough for the first rows to be there: what nobody has asked for must not hold them up. */
const LATER_MS = 1500;

/** Does something when the browser has nothing better to do; it is told how long that lasts, where that is known. */
export const whenIdle: (work: (deadline?: IdleDeadline) => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => setTimeout(work, 200);

/** Does something a little later, when the first rows are there and the browser is idle; gives what calls it off. */
export function laterWhenIdle(work: () => void): () => void {
  const timer = setTimeout(() => whenIdle(work), LATER_MS);
  return () => clearTimeout(timer);
}

/** A component that a click opens: out of the first chunk, fetched a little later, when the browser has nothing better to do. */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing?: ComponentType<Props & MissingPartProps>,
) {
  // A failure here is silent on purpose: the click tries again, and that failure is shown.
  laterWhenIdle(() => void load().catch(() => {}));
  return lazyPart(load, Missing);
}
