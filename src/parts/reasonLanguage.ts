import { createContext } from 'react';
import type { Language } from '@/store/kit/language';

/** In which language a screen tells why something cannot be, and what helps: an installer's in the one that he chose. */
export const ReasonLanguage = createContext<Language>('en');
