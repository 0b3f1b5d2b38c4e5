import { nanoid } from '@reduxjs/toolkit';
import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import {
  DELETION_LABELS,
  type Deleted,
  type Deletion,
  type DeletionDraft,
  type DeletionRequest,
} from '@/store/vehicles/deletions/deletion';
import { fact, facts } from './fact';

interface WithDeletions {
  deletions: Table<Deletion>;
}

/** What may be said of the vehicles that a client wants deleted. */
export const deletionFacts = facts(
  'deletions',
  {
    by: ['care'],
    schemas: async () => (await import('@/store/vehicles/deletions/deletionFactSchemas')).deletionFactSchemas,
  },
  {
    /** A client wants a vehicle deleted: from here on it is led through what is still open of it. */
    vehicleDeletionRequested: fact(
      (request: Omit<DeletionRequest, 'id'>): DeletionRequest => ({ ...request, id: nanoid() }),
      {
        by: ['care', 'sales'],
        about: ({ id, vehicleId }) => [id, vehicleId],
        words: ({ vehicleNo, status }) => `asked for the deletion of ${vehicleNo}: ${status}`,
      },
    ),
    /** Once for a vehicle, which stays listed; the vehicles, subscriptions and SIMs hear it. */
    vehicleDeleted: fact(
      (id: string, draft: DeletionDraft, follows: Omit<Deleted, 'id' | 'draft'>): Deleted => ({
        id,
        draft,
        ...follows,
      }),
      {
        about: ({ id, vehicleId, ends, simOff }) => [id, vehicleId, ends ?? [], simOff ?? []].flat(),
        words: ({ id }, { deletions }: WithDeletions) => {
          const deletion = deletions.entities[id];
          return deletion ? `deleted vehicle ${deletion.vehicleNo}` : 'deleted a vehicle whose record is gone';
        },
        changes: ({ draft }) => valueChanges<DeletionDraft>({ to: draft }, DELETION_LABELS),
      },
    ),
  },
);

export const { vehicleDeletionRequested, vehicleDeleted } = deletionFacts.creators;
