import { createContext, use, type ReactNode } from 'react';

/** How a text that names records is shown: with links to them where the product knows the way, else as it is. */
export const TextLinks = createContext<(text: string) => ReactNode>((text) => text);

/** A reason or a warning, in which each record that it names leads to that. */
export const LinkedText = ({ text }: { text: string }) => use(TextLinks)(text);
