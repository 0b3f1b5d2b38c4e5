/**
 * What lets components look at the clock again: one timer for all of them, set anew each time for as long as `wait` says, in ms. A tab
 * that slept through it looks when it is seen again.
 */
export function sharedTimer(wait: (now: Date) => number): (listener: () => void) => () => void {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    clearTimeout(timer);
    timer = setTimeout(look, wait(new Date()));
    for (const listener of listeners) listener();
  }

  return (listener) => {
    if (listeners.size === 0) {
      document.addEventListener('visibilitychange', look);
      timer = setTimeout(look, wait(new Date()));
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      document.removeEventListener('visibilitychange', look);
      clearTimeout(timer);
    };
  };
}
