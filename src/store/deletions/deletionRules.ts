import { formatDate } from '@/format';
import { rules } from '@/journal/rules';
import { gone } from '@/store/refusals';
import type { Table } from '@/store/table';
import { vehicleDeleted, type Deletion } from './deletionsSlice';

interface WithDeletions {
  deletions: Table<Deletion>;
}

/** What the facts of the deletions are about, and when they cannot be: a vehicle is deleted once (D35). */
export const deletionRules = rules<WithDeletions>().about(
  vehicleDeleted,
  ({ id }) => [id],
  ({ deletions }, { id }) => {
    const deletion = deletions.entities[id];
    if (!deletion) return gone(deletions, id, 'This record');
    const { vehicleNo, deletionDate } = deletion;
    if (deletionDate === undefined) return undefined;
    return { reason: `${vehicleNo} is deleted already, since ${formatDate(deletionDate)}.` };
  },
);
