import { createContext, use } from 'react';

/** The palette's keys as assistive technology reads them from a button. */
export const PALETTE_KEYS = 'Control+K Meta+K';

/** Opens the palette, with a text already typed perhaps; the frame of every area sets it. */
export const OpenPalette = createContext<(typed?: string) => void>(() => {});

export const useOpenPalette = () => use(OpenPalette);
