import { useSyncExternalStore } from 'react';
import { minuteNow, untilNextMinute } from '@/store/kit/dates';
import { sharedTimer } from './sharedTimer';

const subscribe = sharedTimer(untilNextMinute);

/** The ISO minute of now where this browser is, such as `2026-11-19T14:05`; with the next one the component is drawn anew. */
export const useNow = (): string => useSyncExternalStore(subscribe, minuteNow, minuteNow);
