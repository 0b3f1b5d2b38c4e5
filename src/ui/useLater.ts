import { useEffect, useState } from 'react';
import { laterWhenIdle, mayFetchAhead } from './lazyWhenIdle';

/** True a little after the first rows are there, once the browser is idle; never where data is saved. */
export function useLater(): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => (mayFetchAhead() ? laterWhenIdle(() => setLater(true)) : undefined), []);
  return later;
}
