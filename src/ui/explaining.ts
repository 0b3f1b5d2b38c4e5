import { createContext, type ReactNode } from 'react';

/** How a word of the trade is explained: what somebody asks for its meaning. */
export const Explaining = createContext<(word: string) => ReactNode>(() => undefined);
