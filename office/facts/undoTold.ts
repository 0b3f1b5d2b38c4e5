import type { UnknownAction } from '@reduxjs/toolkit';
import type { Office } from '@/journal/adapters/nats/reader';
import { readSubject, STREAMS } from '@/journal/adapters/nats/subjects';
import type { Replica } from '@/journal/replica';
import { factUndone, takenBackBy } from '@/journal/undo/undo';
import { businessReplaced } from '@/store/business/business';
import { todaysDate } from '@/store/kit/dates';
import { refuse } from './admission';
import type { Inverses } from './inverses';
import { subjectsKept } from './subjectsKept';

const NOT_OWN = 'You take back only what you said yourself.';
const NOT_KNOWN = 'Not undone: the office does not find what it takes back, or too much came after it.';

interface UndoOptions {
  office: Pick<Office, 'find' | 'subjects'>;
  replica: Pick<Replica, 'inverse'>;
  inverses: Inverses;
}

/**
 * The fact that the journal takes: of an Undo the inverse of what the fact with that identity changed, whatever whoever asks
 * for it says that it changes; any other one as it is said.
 */
export function undoTold({ office, replica, inverses }: UndoOptions) {
  /** Where the fact of a type stands that was first under an identity, and who said it: whoever says another one under it takes nothing of it over. */
  const firstUnder = async (id: string, type: string | undefined) => {
    const all = await subjectsKept(office, id);
    const ofType = all.filter((subject) => readSubject(subject).type === type);
    const placed = (ofType.length > 0 ? ofType : all).map(async (subject) => {
      const found = await office.find(STREAMS.journal, { last_by_subj: subject });
      return found ? [{ place: found.seq, by: readSubject(subject).user }] : [];
    });
    return (await Promise.all(placed)).flat().toSorted((one, other) => one.place - other.place)[0];
  };

  const inverseOf = async (
    id: string,
    type: string | undefined,
    onlyBy?: string,
  ): Promise<UnknownAction | undefined> => {
    const known = inverses.of(id);
    if (known) return onlyBy !== undefined && inverses.isOfAnother(id, onlyBy) ? refuse(NOT_OWN) : known;
    const first = await firstUnder(id, type);
    if (!first) return undefined;
    if (onlyBy !== undefined && first.by !== onlyBy) return refuse(NOT_OWN);
    const found = await replica.inverse(first.place);
    if (found) inverses.note(id, found, first.by);
    return found;
  };

  /** `onlyBy` is whoever takes back nothing that others said. */
  return async (said: UnknownAction, undoes: string | undefined, onlyBy?: string): Promise<UnknownAction> => {
    const isReplaced = businessReplaced.match(said);
    if (!factUndone.match(said) && !(isReplaced && said.payload.undoes !== undefined)) return said;
    const inverse = undoes === undefined ? undefined : await inverseOf(undoes, takenBackBy(said), onlyBy);
    if (!inverse || takenBackBy(inverse) !== takenBackBy(said)) return refuse(NOT_KNOWN);
    // Whoever asks knows it by the identity that they gave it.
    if (isReplaced && businessReplaced.match(inverse))
      return { ...inverse, payload: { ...inverse.payload, id: said.payload.id } };
    return factUndone.match(inverse) ? factUndone({ ...inverse.payload, on: todaysDate() }) : inverse;
  };
}
