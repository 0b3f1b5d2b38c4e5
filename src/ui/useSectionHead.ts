import { useLayoutEffect, useRef, useState } from 'react';

/**
 * For what goes into the head of the Section that it stands in, such as the tools of its table: `place` is where it stands else,
 * and `head` where it goes; undefined outside of a Section, also in a dialog that was opened from one.
 */
export function useSectionHead<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  const [head, setHead] = useState<Element>();
  useLayoutEffect(() => {
    setHead(place.current?.closest('section')?.querySelector(':scope > header [data-tools]') ?? undefined);
  }, []);
  return { place, head };
}
