import type { UnknownAction } from '@reduxjs/toolkit';
import type { Office } from '@/journal/adapters/nats/reader';
import { readSubject, STREAMS } from '@/journal/adapters/nats/subjects';
import type { Parcel } from '@/journal/port/port';
import type { Replica } from '@/journal/replica';
import { takenBackBy } from '@/journal/undo/takenBack';
import { factUndone } from '@/journal/undo/undo';
import { businessReplaced } from '@/store/business/business';
import { mayNotSay } from '@/store/business/policy';
import { TOO_MUCH } from '../sharedRefusals';
import type { Inverses } from './inverses';
import type { OldInverses } from './oldInverses';
import type { FactValidator } from './placing';
import type { Roles } from './roles';
import { subjectsKept } from './subjectsKept';

export interface OldUndoOptions {
  office: Pick<Office, 'find' | 'subjects'>;
  replica: Pick<Replica, 'inverse'>;
  inverses: Inverses;
  roleOf: Roles['roleOf'];
  /** Has what takes back a fact of long ago read in turn. */
  old: OldInverses;
}

/** What takes back a fact, and who said that; neither where it is not found. */
interface Found {
  inverse: UnknownAction | undefined;
  by: string | undefined;
}

const keyOf = (id: string, type: string | undefined) => `${type} ${id}`;

/** Reads what takes back a fact of long ago before its Undo comes into the line, so that nobody else there waits for that. */
export function oldUndo({ office, replica, inverses, roleOf, old }: OldUndoOptions) {
  /** What was read, while somebody takes it back: of a whole business it would hold all that there was. */
  let read: { key: string; found: Found } | undefined;

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

  const find = async (id: string, type: string | undefined): Promise<Found> => {
    const first = await firstUnder(id, type);
    const inverse = first && (await replica.inverse(first.place));
    if (inverse) inverses.note(id, () => inverse, first.by, first.place);
    return { inverse, by: first?.by };
  };

  /** Whether something is to be read for a parcel: whoever may not say it is told so all the same. */
  const isToRead = async (by: string, { action, takesBack, undoes, moved }: Parcel): Promise<boolean> => {
    const isUndo = factUndone.match(action) || businessReplaced.match(action);
    if (!isUndo || moved || undoes === undefined || inverses.of(undoes)) return false;
    const role = await roleOf(by);
    return role !== undefined && mayNotSay(role, takesBack ?? takenBackBy(action) ?? action.type) === undefined;
  };

  const reading: FactValidator['reading'] = async (by, parcel, work) => {
    if (!(await isToRead(by, parcel))) return work();
    const { action, undoes = '', takesBack = takenBackBy(action) } = parcel;
    const readFirst = async () => {
      try {
        read = { key: keyOf(undoes, takesBack), found: await find(undoes, takesBack) };
        return await work();
      } finally {
        read = undefined;
      }
    };
    return (await old(by, readFirst)) ?? TOO_MUCH;
  };

  return {
    reading,
    /** What was read for the fact of a type under an identity; undefined where nothing was. */
    found: (id: string, type: string | undefined): Found | undefined =>
      read?.key === keyOf(id, type) ? read.found : undefined,
  };
}
