import { useSyncExternalStore } from 'react';
import { todaysDate, untilMidnight } from '@/store/kit/dates';
import { sharedTimer } from './sharedTimer';

const subscribe = sharedTimer(untilMidnight);

/** The ISO date of today by the office's clock; at midnight the component is drawn anew with the next one. */
export const useToday = (): string => useSyncExternalStore(subscribe, todaysDate, todaysDate);
