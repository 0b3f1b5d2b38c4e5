import { lazy, type ComponentType } from 'react';

/** Long enough for the first rows to be there: what nobody has asked for must not hold them up. */
const LATER_MS = 1500;

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => setTimeout(work, 200);

/** A component that a click opens: out of the first chunk, fetched a little later, when the browser has nothing better to do. */
export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A failure here is silent on purpose: the click tries again, and that failure is shown.
  setTimeout(() => whenIdle(() => void load().catch(() => {})), LATER_MS);
  return lazy(load);
}
