import { useSyncExternalStore } from 'react';

/** What is rendered to a text has no screen that anything could hold for. */
const isSoInText = () => false;

/** Whether a media query holds, now and whenever that changes. */
export function useMedia(query: string): boolean {
  const watch = (onChange: () => void) => {
    const media = matchMedia(query);
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return useSyncExternalStore(watch, () => matchMedia(query).matches, isSoInText);
}
