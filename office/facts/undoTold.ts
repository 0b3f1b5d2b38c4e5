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
  const placeOf = async (id: string): Promise<number | undefined> => {
    const [subject, another] = await subjectsKept(office, id);
    // Of two facts under one identity nobody can tell which is meant.
    return subject === undefined || another !== undefined
      ? undefined
      : (await office.find(STREAMS.journal, { last_by_subj: subject }))?.seq;
  };

  const inverseOf = async (id: string): Promise<UnknownAction | undefined> => {
    const known = inverses.of(id);
    if (known) return known;
    const place = await placeOf(id);
    const found = place === undefined ? undefined : await replica.inverse(place);
    if (found) inverses.note(id, found);
    return found;
  };

  /** `onlyBy` is whoever takes back nothing that others said. */
  return async (said: UnknownAction, undoes: string | undefined, onlyBy?: string): Promise<UnknownAction> => {
    const isReplaced = businessReplaced.match(said);
    if (!factUndone.match(said) && !(isReplaced && said.payload.undoes !== undefined)) return said;
    if (onlyBy !== undefined && undoes !== undefined) {
      const authors = (await subjectsKept(office, undoes)).map((subject) => readSubject(subject).user);
      if (authors.some((author) => author !== onlyBy)) return refuse(NOT_OWN);
    }
    const inverse = undoes === undefined ? undefined : await inverseOf(undoes);
    if (!inverse || takenBackBy(inverse) !== takenBackBy(said)) return refuse(NOT_KNOWN);
    // Whoever asks knows it by the identity that they gave it.
    if (isReplaced && businessReplaced.match(inverse))
      return { ...inverse, payload: { ...inverse.payload, id: said.payload.id } };
    return factUndone.match(inverse) ? factUndone({ ...inverse.payload, on: todaysDate() }) : inverse;
  };
}
