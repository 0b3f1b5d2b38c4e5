import type { Table } from '@/store/table';
import { telling } from '@/store/words';
import { vehicleDeleted, type Deletion } from './deletionsSlice';

interface WithDeletions {
  deletions: Table<Deletion>;
}

/** The facts of the deletions in words. */
export const deletionWords = [
  telling(vehicleDeleted, ({ id }, { deletions }: WithDeletions) => {
    const deletion = deletions.entities[id];
    return deletion ? `deleted vehicle ${deletion.vehicleNo}` : 'deleted a vehicle whose record is gone';
  }),
];
