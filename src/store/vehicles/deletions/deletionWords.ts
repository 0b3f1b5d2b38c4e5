import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { telling } from '@/store/kit/words';
import type { Deletion, DeletionDraft } from './deletion';
import { vehicleDeleted, vehicleDeletionRequested } from './deletionsSlice';

interface WithDeletions {
  deletions: Table<Deletion>;
}

/** The facts of the deletions in words. */
export const deletionWords = [
  telling(vehicleDeletionRequested, ({ vehicleNo, status }) => `asked for the deletion of ${vehicleNo}: ${status}`),
  telling(vehicleDeleted, ({ id }, { deletions }: WithDeletions) => {
    const deletion = deletions.entities[id];
    return deletion ? `deleted vehicle ${deletion.vehicleNo}` : 'deleted a vehicle whose record is gone';
  }),
];

const LABELS: Record<keyof DeletionDraft, string> = {
  status: 'Status',
  reason: 'Reason',
  simDeactivation: 'SIM Deactivation',
  deletionDate: 'Deletion Date',
};

/** What the facts of the deletions changed, value by value. */
export const deletionChanges = [
  telling(vehicleDeleted, ({ draft }) => valueChanges<DeletionDraft>({ to: draft }, LABELS)),
];
