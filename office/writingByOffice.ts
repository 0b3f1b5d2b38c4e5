import { inOfficeWords, isKeptAlready } from '@/journal/adapters/nats/answers';
import { asideAt } from '@/journal/adapters/nats/subjects';
import type { Writing, WritingOptions } from '@/journal/adapters/nats/writingByDesk';

/** Writes as the office's own programs do: what is beside the facts they put there themselves, and facts they say none. */
export const writingByOffice = ({
  office,
  user,
  objects,
}: Pick<WritingOptions, 'office' | 'user' | 'objects'>): Writing => ({
  append: () => Promise.reject(new Error('The office says nothing of its own.')),
  over: () => Promise.resolve(),
  putContent: objects.put,
  async putAside(name, text) {
    try {
      await office.publish(asideAt(user, name), text);
    } catch (error) {
      if (!isKeptAlready(error)) throw inOfficeWords(error);
    }
  },
});
