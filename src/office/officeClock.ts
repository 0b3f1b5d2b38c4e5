import type { UnknownAction } from '@reduxjs/toolkit';
import { clockCompared } from '@/store/browser/officeSlice';
import { MODE_ADDRESS } from './officeMode';

/** Tells the store how far this browser's clock is ahead of the office's, in ms. */
export async function compareClocks(dispatch: (action: UnknownAction) => void): Promise<void> {
  const before = Date.now();
  // The service worker answers a GET from what it keeps, with the hour of then, where there is no network.
  const date = (await fetch(MODE_ADDRESS, { method: 'HEAD', cache: 'no-store' })).headers.get('Date');
  // The answer's time is in whole seconds.
  if (date !== null) dispatch(clockCompared((before + Date.now()) / 2 - Date.parse(date) - 500));
}
