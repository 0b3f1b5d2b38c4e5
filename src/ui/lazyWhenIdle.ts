import { lazy, type ComponentType } from 'react';

const whenIdle: (work: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : (work) => setTimeout(work, 200);

/** A component that a click opens: out of the first chunk, fetched as soon as the browser has nothing better to do. */
export function lazyWhenIdle<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  // A failure here is silent on purpose: the click tries again, and that failure is shown.
  whenIdle(() => void load().catch(() => {}));
  return lazy(load);
}
