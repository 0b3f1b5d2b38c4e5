import { isObject } from '@/journal/kit/isObject';

/** Where react-router keeps how far each page was scrolled; it writes into whatever it finds there. */
const SCROLL_KEY = 'react-router-scroll-positions';

/** Forgets how far pages were scrolled when that is no record. */
export function recallScroll(): void {
  try {
    if (!isObject(JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}'))) sessionStorage.removeItem(SCROLL_KEY);
  } catch {
    // What is no JSON, or cannot be read, react-router passes over.
  }
}
