import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model } from './model';
import type { Draft, Entry } from './port';

export type Crossed = Pick<ReturnType<typeof createCrossed>, 'note'>;

/**
 * The own facts before which somebody else's came, about the same records: what such a one changed may be less, or
 * something else, than its author saw, and only the journal's order tells.
 */
export function createCrossed<State extends object>(model: Pick<Model<State>, 'undoing'>) {
  const inverses = new Map<string, UnknownAction | undefined>();

  return {
    /** Notes which of those that wait come after entries of others; a fact that names no record is about all there are. */
    note(waiting: readonly Draft[], entries: readonly Entry[]) {
      const own = new Set(waiting.map(({ id }) => id));
      for (const { id, about } of entries) {
        if (own.delete(id)) continue;
        const theirs = new Set(about);
        const meets = (draft: Draft) => draft.about.length === 0 || about.length === 0 || draft.about.some((record) => theirs.has(record));
        for (const draft of waiting) if (own.has(draft.id) && meets(draft)) inverses.set(draft.id, undefined);
      }
    },
    isAwaited: ({ id }: Entry) => inverses.has(id),
    changed: ({ id, action }: Entry, before: State, after: State) => void inverses.set(id, model.undoing(action, before, after)),
    /** The inverse of such a fact by what it changed, once that is known. */
    undoing: (id: string) => inverses.get(id),
  };
}
