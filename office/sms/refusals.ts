import { isObject } from '@/journal/kit/isObject';
import { pauseAfter } from '../pauses';
import type { PostBook } from '../post/postBook';

/** So many are kept of a kind, the oldest go first. */
const MOST = 1_000;

const textsIn = (value: unknown): [string, string][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, words]): [string, string][] =>
        typeof words === 'string' ? [[key, words]] : [],
      )
    : [];

/**
 * What the provider of SMS refuses by itself while it takes others, such as a number or a registered text, with its words. They hold
 * until settings are saved anew, as those may lead elsewhere, or somebody takes one back.
 * @param id under which they are kept
 */
export function refusalsIn(book: Pick<PostBook, 'read' | 'replace'>, id: string) {
  const read = async () => {
    const { value, place } = await book.read('sms', id);
    const { of, words } = isObject(value) ? value : {};
    return { of, all: new Map(textsIn(words)), place };
  };
  const keep = async (of: unknown, all: ReadonlyMap<string, string>, place: number) => {
    const words = Object.fromEntries([...all].slice(-MOST));
    return (await book.replace('sms', id, { of, words }, place)) !== undefined;
  };
  const note = async (key: string, settingsPlace: number, words: string, times = 1): Promise<void> => {
    const { of, all, place } = await read();
    const known = of === settingsPlace ? all : new Map<string, string>();
    known.delete(key);
    // Somebody else has noted another one meanwhile.
    if (await keep(settingsPlace, known.set(key, words), place)) return;
    await pauseAfter(times);
    await note(key, settingsPlace, words, times + 1);
  };
  /** Gives whether there was one. */
  const takeBack = async (key: string, times = 1): Promise<boolean> => {
    const { of, all, place } = await read();
    if (!all.delete(key)) return false;
    if (await keep(of, all, place)) return true;
    await pauseAfter(times);
    return takeBack(key, times + 1);
  };
  return {
    /** The words of each by what it is of, by the settings at that place. */
    async by(settingsPlace: number): Promise<ReadonlyMap<string, string>> {
      const { of, all } = await read();
      return of === settingsPlace ? all : new Map();
    },
    note: (key: string, settingsPlace: number, words: string): Promise<void> => note(key, settingsPlace, words),
    takeBack: (key: string): Promise<boolean> => takeBack(key),
  };
}
