import type { UnknownAction } from '@reduxjs/toolkit';
import { NOT_READY } from '@/journal/adapters/nats/answers';
import { SpokenError } from '@/journal/kit/plainWords';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced } from '@/store/business/business';
import { todaysDate } from '@/store/kit/dates';
import { refuse } from './admission';
import { oldUndo, type OldUndoOptions } from './oldUndo';

const NOT_OWN = 'You take back only what you said yourself.';
const NOT_KNOWN = 'Not undone: the office does not find what it takes back, or too much came after it.';

/**
 * The fact that the journal takes: of an Undo the inverse of what the fact with that identity changed, whatever whoever asks
 * for it says that it changes; any other one as it is said.
 */
export function derivingUndo(options: OldUndoOptions) {
  const { inverses } = options;
  const { reading, found } = oldUndo(options);

  const inverseOf = (id: string, type: string | undefined, onlyBy?: string): UnknownAction | undefined => {
    const known = inverses.of(id);
    if (known) return onlyBy !== undefined && inverses.isOfAnother(id, onlyBy) ? refuse(NOT_OWN) : known;
    const old = found(id, type);
    // It was known as it was asked for, and is not any more: whoever asks again has it read.
    if (!old) throw new SpokenError(NOT_READY);
    return onlyBy !== undefined && old.by !== undefined && old.by !== onlyBy ? refuse(NOT_OWN) : old.inverse;
  };

  /** `onlyBy` is whoever takes back nothing that others said. */
  const derived = (said: UnknownAction, undoes: string | undefined, onlyBy?: string): UnknownAction => {
    const isReplaced = businessReplaced.match(said);
    if (!factUndone.match(said) && !(isReplaced && said.payload.undoes !== undefined)) return said;
    const inverse = undoes === undefined ? undefined : inverseOf(undoes, takenBackBy(said), onlyBy);
    if (!inverse || takenBackBy(inverse) !== takenBackBy(said)) return refuse(NOT_KNOWN);
    // Whoever asks knows it by the identity that they gave it.
    if (isReplaced && businessReplaced.match(inverse))
      return { ...inverse, payload: { ...inverse.payload, id: said.payload.id } };
    return factUndone.match(inverse) ? factUndone({ ...inverse.payload, on: todaysDate(), stands: true }) : inverse;
  };

  return { derived, reading };
}
