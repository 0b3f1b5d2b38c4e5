import { useEffect, useRef } from 'react';
import { isDialogOpen } from './isDialogOpen';
import { isPhone } from './useMedia';

/**
 * For the field that a page is opened for: it has the focus from the beginning, unless somebody types already or a dialog is open,
 * and not on a phone, whose keyboard would cover the page.
 */
export function useBegunIn(begins: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement?.matches('main :is(input, textarea)');
    if (begins && !isTyping && !isDialogOpen() && !isPhone())
      place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [begins]);
  return place;
}
