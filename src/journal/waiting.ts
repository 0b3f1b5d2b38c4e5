import type { Draft, Outbox } from './port';

export type Waiting = ReturnType<typeof createWaiting>;

/**
 * The facts that were said and are not in the journal yet, oldest first; they are in the outbox as well, where there is
 * one. What the outbox cannot take waits in memory all the same: `troubled` hears of it.
 */
export function createWaiting(outbox: Outbox | undefined, troubled: (error: unknown) => void) {
  let box = outbox;
  let drafts: readonly Draft[] = [];
  /** Those that wait no more and are to be taken out of the outbox. */
  const leaving = new Set<string>();
  let line: Promise<unknown> = Promise.resolve();

  /** One after another, so that nothing is put in after it was taken out. */
  const ask = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const asked = line.then(work);
    line = asked.catch(() => undefined);
    return asked;
  };

  return {
    all: () => drafts,
    facts: () => drafts.map(({ action }) => action),

    add(draft: Draft) {
      drafts = [...drafts, draft];
      const into = box;
      if (into) ask(() => into.put([draft])).catch(troubled);
    },

    /** What the outbox still holds, of closed tabs as well, waits again, before all that was said since; gives those drafts. */
    async recall(): Promise<readonly Draft[]> {
      const from = box;
      if (!from) return [];
      const known = new Set(drafts.map(({ id }) => id));
      const left = (await ask(() => from.all())).filter(({ id }) => !known.has(id));
      drafts = [...left, ...drafts];
      return left;
    },

    /** Puts drafts before all that waits: they were said earlier, where nothing outlasts the page. */
    bring(earlier: readonly Draft[]) {
      drafts = [...earlier, ...drafts];
      const into = outbox;
      box = into;
      if (into) ask(() => into.put(earlier)).catch(troubled);
    },

    /** Lets go of those whose outcome is known, or that were read. */
    drop(ids: ReadonlySet<string>) {
      const gone = drafts.filter(({ id }) => ids.has(id));
      if (gone.length === 0) return;
      drafts = drafts.filter(({ id }) => !ids.has(id));
      if (box) for (const { id } of gone) leaving.add(id);
    },

    /** Takes out of the outbox what was dropped; when that fails, it is left for the next time. */
    async tidy() {
      const from = box;
      const ids = [...leaving];
      if (!from || ids.length === 0) return;
      await ask(() => from.take(ids));
      for (const id of ids) leaving.delete(id);
    },

    /** Leaves the outbox alone from here on: what it holds is for a journal that is not there now. */
    leaveOutbox() {
      box = undefined;
    },
  };
}
