import { useEffect, useRef } from 'react';

/** What had the focus last, in the page. */
let focused: Element | undefined;

const follow = ({ target }: FocusEvent) => {
  if (target instanceof Element) focused = target;
};

/** The first that does something for the part, not for a list in it, whose tools stand in the part's head. */
const FIRST_BUTTON = 'button:enabled:not([data-tools] *)';

/** Whether what had the focus is gone, hidden or disabled, and nothing else has it. */
const isLost = () =>
  document.activeElement === document.body &&
  focused !== undefined &&
  (!focused.isConnected || !focused.checkVisibility() || focused.matches(':disabled'));

/**
 * For a part that closes with the focus in it, or loses one of so many pieces: the focus goes to the first button in its
 * place that can be used, or to what else is `wanted` there by a selector, or to the place: by null at once, where an Enter too many
 * must do nothing.
 */
export function useFocusKept<Place extends HTMLElement>(open: boolean | number, wanted: string | null = FIRST_BUTTON) {
  const place = useRef<Place>(null);
  const before = useRef(Number(open));
  useEffect(() => {
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    const found = wanted === null ? null : place.current?.querySelector<HTMLElement>(wanted);
    const next = found ?? place.current;
    // Near by what is looked at: the page stands still, also when Back took the pieces away.
    if (Number(open) < before.current && isLost()) next?.focus({ preventScroll: true });
    before.current = Number(open);
  }, [open, wanted]);
  return place;
}
