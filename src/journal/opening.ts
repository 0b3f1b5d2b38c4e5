import { readOrBegin } from './beginning';
import { createCopyShowing } from './copyShowing';
import type { OpeningOptions } from './openingOptions';
import { pauseAfter } from './sync/pauseAfter';
import { NewerProgramError } from './port/port';

/** Opens the journal, or memory in its place until it answers. */
export function createOpening<State extends object>(options: OpeningOptions<State>) {
  const { own, attachment, openJournal, waits, pause } = options;
  const copy = createCopyShowing(options);
  let inMemory = false;

  const openAndRead = async () => {
    const opened = await openJournal();
    await copy.end();
    try {
      await readOrBegin(options, opened);
      return opened;
    } catch (error) {
      await opened.close().catch(() => {});
      throw error;
    }
  };

  const openOnce = () => openAndRead().catch((error: unknown) => ({ error }));

  /** Opens the journal; where there is nothing to work from in its place, again and again. */
  const patiently = async () => {
    for (let tries = 1; ; tries += 1) {
      const read = await openOnce();
      if (!waits || !('error' in read) || read.error instanceof NewerProgramError) return read;
      own.tellTrouble(read.error);
      await pause(pauseAfter(read.error, tries));
    }
  };

  return {
    /** Whether facts go no further than memory. */
    inMemory: () => inMemory,
    /** Opens the journal and works on with it, or with memory; rejects when neither can be. */
    async open() {
      void copy.begin().catch(() => {});
      const read = await patiently();
      if (!('error' in read)) {
        await own.recallInto(read);
        await attachment.attach(read);
        return;
      }
      if (read.error instanceof NewerProgramError) throw read.error;
      const { workFromMemory } = await import('./memoryFallback');
      await workFromMemory(options, read.error, (isMemory) => {
        inMemory = isMemory;
      });
    },
  };
}
