import { isObject } from '@/journal/kit/isObject';
import type { PostBook } from './postBook';
import type { WayName } from './wayOfLetter';

/** Where it is kept with which business all was gone through last that waits for a way. */
const KEPT_AT: Readonly<Record<WayName, string>> = { mail: 'business', sms: 'business-sms' };

/**
 * Knows of what waits whether it came with a business that was put in the place of another.
 * @param originOf gives the business as it is now, by the identity of its origin
 */
export function restoredIn(book: Pick<PostBook, 'read' | 'put'>, originOf: () => string) {
  const restored = new Set<WayName>();
  const gone = new Map<WayName, string>();
  return {
    /** Whether what nobody has taken up yet, and waits for a way, came so. */
    isRestored: (way: WayName): boolean => restored.has(way),
    /** Does work for a way, in which what nobody has taken up yet counts as restored, where the business is another one than when that was gone through last; `work` gives whether it went through all. */
    asOf: async (way: WayName, work: () => Promise<boolean>): Promise<void> => {
      const id = originOf();
      if (id === gone.get(way)) return void (await work());
      const { value, place } = await book.read('room', KEPT_AT[way]);
      if (place > 0 && !(isObject(value) && value.id === id)) restored.add(way);
      const isWhole = await work().finally(() => restored.delete(way));
      if (!isWhole) return undefined;
      await book.put('room', KEPT_AT[way], { id });
      gone.set(way, id);
      return undefined;
    },
  };
}
