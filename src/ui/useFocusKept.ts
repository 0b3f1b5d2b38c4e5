import { useEffect, useRef } from 'react';

/**
 * For a part that closes with the focus in it, or loses one of so many pieces: the focus goes to the first button in its
 * place that can be used, or to what else is `wanted` there by a selector, or to the place.
 */
export function useFocusKept<Place extends HTMLElement>(open: boolean | number, wanted = 'button:enabled') {
  const place = useRef<Place>(null);
  const before = useRef(Number(open));
  useEffect(() => {
    // A focus that went elsewhere stays there.
    const lost = document.activeElement === document.body;
    const next = place.current?.querySelector<HTMLElement>(wanted) ?? place.current;
    // Near by what is looked at: the page stands still, also when Back took the pieces away.
    if (Number(open) < before.current && lost) next?.focus({ preventScroll: true });
    before.current = Number(open);
  }, [open, wanted]);
  return place;
}
