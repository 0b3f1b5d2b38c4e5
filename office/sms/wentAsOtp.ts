import { isObject } from '@/journal/kit/isObject';
import { pauseAfter } from '../pauses';
import type { PostBook } from '../post/postBook';

/** So many are kept, the oldest go first. */
const MOST = 100;

/** The registered texts by which OTPs went: whoever got one believes what reads so, in whichever wording they go by now. */
export function wentAsOtpIn(book: Pick<PostBook, 'read' | 'replace'>) {
  const read = async () => {
    const { value, place } = await book.read('sms', 'otps');
    const kept: readonly unknown[] = isObject(value) && Array.isArray(value.texts) ? value.texts : [];
    return { texts: kept.filter((text) => typeof text === 'string'), place };
  };
  const note = async (text: string, times = 1): Promise<void> => {
    const { texts, place } = await read();
    if (texts.includes(text)) return;
    const next = { texts: [...texts, text].slice(-MOST) };
    if ((await book.replace('sms', 'otps', next, place)) !== undefined) return;
    // Another one has gone meanwhile.
    await pauseAfter(times);
    await note(text, times + 1);
  };
  return { all: async () => (await read()).texts, note: (text: string): Promise<void> => note(text) };
}
