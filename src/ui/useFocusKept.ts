import { useEffect, useRef } from 'react';

/** For a part that closes with the focus in it: the focus goes to the first button in its place that can be used, or to the place. */
export function useFocusKept<Place extends HTMLElement>(open: boolean) {
  const place = useRef<Place>(null);
  const wasOpen = useRef(open);
  useEffect(() => {
    // A focus that went elsewhere stays there.
    const lost = document.activeElement === document.body;
    if (wasOpen.current && !open && lost) (place.current?.querySelector<HTMLElement>('button:enabled') ?? place.current)?.focus();
    wasOpen.current = open;
  }, [open]);
  return place;
}
