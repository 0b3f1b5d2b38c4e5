import type { UnknownAction } from '@reduxjs/toolkit';
import { createContext, use } from 'react';

/** Whether a fact may be said by the clock of this device; where that is doubtful it asks, and the fact waits to be said again. */
type MaySay = (fact: UnknownAction) => boolean;

export const ClockContext = createContext<MaySay>(() => true);

/** Asks before something is said that bears a day which is doubtful. */
export const useClock = (): MaySay => use(ClockContext);
