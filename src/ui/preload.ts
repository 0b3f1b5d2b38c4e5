import { createContext, use } from 'react';

/** Fetches the code of the screen at an address before somebody goes there. */
export const Preload = createContext<(to: string) => void>(() => {});

/** Props that warm a link's destination when a pointer or the focus comes near. */
export function usePreload(to: string) {
  const preload = use(Preload);
  const warm = () => preload(to);
  return { onPointerEnter: warm, onFocus: warm };
}
