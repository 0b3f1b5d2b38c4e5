import { createContext, use } from 'react';
import type { Fact } from '@/store/business/store';

/** Whether a fact may be said by the clock of this device; where that is doubtful it asks, and the fact waits to be said again. */
type MaySay = (fact: Fact) => boolean;

export const ClockContext = createContext<MaySay>(() => true);

/** Asks before something is said that bears a day which is doubtful. */
export const useClock = (): MaySay => use(ClockContext);
