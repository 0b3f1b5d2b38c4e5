import type { UnknownAction } from '@reduxjs/toolkit';
import type { Model, Refusal } from '@/journal/port/model';
import type { Draft, Entry } from '@/journal/port/port';

export type Conflicts = Pick<ReturnType<typeof createConflicts>, 'note' | 'missed' | 'undoing'>;

/** What was left out of a fact that went in in part: how much, and why its first. */
export interface PartlyMissed extends Refusal {
  leftOut: number;
}

/**
 * The own facts before which somebody else's came, about the same records: what such a one changed may be less, or
 * something else, than its author saw, and only the journal's order tells.
 */
export function createConflicts<State extends object>(
  model: Pick<Model<State>, 'same' | 'undoing' | 'leftOut' | 'asKept'>,
) {
  const inverses = new Map<string, UnknownAction | undefined>();
  const missed = new Map<string, PartlyMissed>();
  /** What was said, as the journal may tell it in another form. */
  const said = new Map<string, UnknownAction>();

  return {
    /**
     * Notes which of those that wait come after entries of others; a fact that names no record is about all there are, and one that
     * may go in in part has in its way what it does not name.
     */
    note(waiting: readonly Draft[], entries: readonly Entry[]) {
      const own = new Set(waiting.map(({ id }) => id));
      for (const { id, about } of entries) {
        if (own.delete(id)) continue;
        const theirs = new Set(about);
        const meets = (draft: Draft) =>
          draft.about.length === 0 ||
          model.leftOut(draft.action) !== undefined ||
          about.length === 0 ||
          draft.about.some((record) => theirs.has(record));
        for (const draft of waiting) {
          if (!own.has(draft.id) || !meets(draft)) continue;
          inverses.set(draft.id, undefined);
          said.set(draft.id, draft.action);
        }
      }
    },
    isAwaited: ({ id }: Entry) => inverses.has(id),
    changed: ({ id, action: told }: Entry, before: State, after: State) => {
      const own = said.get(id);
      // An Undo is said in full by the journal alone.
      const action = own === undefined || own.type === told.type ? told : own;
      said.delete(id);
      // What was refused may be about records that are gone: no reducer can tell what it would have changed.
      if (!model.same(before, after)) inverses.set(id, model.undoing(model.asKept(action, after), before, told));
      const leftOut = model.leftOut(action)?.(before) ?? [];
      if (leftOut[0]) missed.set(id, { ...leftOut[0], leftOut: leftOut.length });
    },
    /** What was left out of such a fact, once that is known. */
    missed: (id: string) => missed.get(id),
    /** The inverse of such a fact by what it changed, once that is known. */
    undoing: (id: string) => inverses.get(id),
  };
}
