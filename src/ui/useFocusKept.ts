import { useEffect, useRef } from 'react';

/**
 * For a part that closes with the focus in it, or loses one of so many pieces: the focus goes to the first button in its
 * place that can be used, or to the place.
 */
export function useFocusKept<Place extends HTMLElement>(open: boolean | number) {
  const place = useRef<Place>(null);
  const before = useRef(Number(open));
  useEffect(() => {
    // A focus that went elsewhere stays there.
    const lost = document.activeElement === document.body;
    const next = place.current?.querySelector<HTMLElement>('button:enabled') ?? place.current;
    // Near by what is looked at: the page stands still, also when Back took the pieces away.
    if (Number(open) < before.current && lost) next?.focus({ preventScroll: true });
    before.current = Number(open);
  }, [open]);
  return place;
}
