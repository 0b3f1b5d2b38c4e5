import type { JournalAttachment } from './sync/attachment';
import type { OwnFacts } from './sync/ownFacts';
import type { Contents, SetAside } from './port/port';
import type { ReplicaSetup } from './sync/replicaOptions';

/** What a replica keeps beside the facts: the bytes that they name, and what could not be read. */
export function createBesideFacts<State extends object>(
  { outbox, inOneTab }: Pick<ReplicaSetup<State>, 'outbox' | 'inOneTab'>,
  { waiting, pendingBlobs }: OwnFacts,
  { journal, opened, rounds }: Pick<JournalAttachment, 'journal' | 'opened' | 'rounds'>,
) {
  return {
    /** Where bytes are kept that facts name by their hash; an Error before the journal is open. */
    contents: (): Contents => pendingBlobs.over(opened().contents),
    /** Takes bytes that a fact will name: they are kept together with it, in the outbox as well. */
    stage: pendingBlobs.add,
    /**
     * Removes contents that were last put before that instant (ISO) and that nothing names, the texts of JSON included. A
     * journal that is not in this browser has others that may yet name some.
     */
    async tidy(texts: readonly string[], before: string): Promise<void> {
      const open = journal();
      if (!open || outbox || rounds.isOutdated()) return;
      const { removeOrphans } = await import('./orphans');
      await inOneTab(() => removeOrphans(open, [...texts, JSON.stringify(waiting.all())], before));
    },
    /** Keeps what did not fit of something that came from outside, beside what could not be read. */
    setAside: async (item: SetAside): Promise<void> => journal()?.setAside(item),
    /** What could not be read and was moved out of the way. */
    aside: (): Promise<SetAside[]> => journal()?.aside() ?? Promise.resolve([]),
  };
}
