import { useSyncExternalStore } from 'react';

/** What is rendered to a text has no screen that anything could hold for. */
const isSoInText = () => false;

/** Whether a media query holds now; where there is no screen none does. */
const holds = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

/** Where a list is cards, and comes first; what is printed there is as on a wide screen. */
const PHONE = 'screen and (max-width: 767px)';

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const watch = (onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(watch, () => holds(query), isSoInText);
}

export const isPhone = (): boolean => holds(PHONE);

/** Whether the screen is that of a phone, now and whenever that changes. */
export const usePhone = (): boolean => useMedia(PHONE);
