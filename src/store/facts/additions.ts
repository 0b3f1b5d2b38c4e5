import { nanoid } from '@reduxjs/toolkit';
import { valueChanges, type Edit } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import {
  ADDITION_LABELS,
  type Addition,
  type AdditionDraft,
  type AdditionFollows,
} from '@/store/vehicles/additions/addition';
import { fact, facts } from './fact';

interface WithAdditions {
  additions: Table<Addition>;
}

/** What may be said of new devices. */
export const additionFacts = facts(
  'additions',
  {
    by: ['care'],
    schemas: async () => (await import('@/store/vehicles/additions/additionFactSchemas')).additionFactSchemas,
  },
  {
    /** Add New Device adds a row; devices, vehicles and subscriptions hear it. */
    additionRecorded: fact(
      (
        draft: AdditionDraft,
        follows: AdditionFollows = { vehicleId: nanoid() },
      ): Omit<Addition, 'number' | 'jobId'> & AdditionFollows => ({ ...draft, ...follows, id: nanoid() }),
      {
        about: ({ id, imei, vehicleId, begins }) => [id, imei, vehicleId, begins ?? []].flat(),
        words: ({ vehicleNo }) => `added a new device in ${vehicleNo}`,
      },
    ),
    /** Carries only what was changed, and what it was. */
    additionEdited: fact((id: string, edit: Edit<AdditionDraft>) => ({ id, edit }), {
      about: ({ id }) => [id],
      words: ({ id }, { additions }: WithAdditions) => {
        const addition = additions.entities[id];
        return addition ? `edited the new device in ${addition.vehicleNo}` : 'edited a new device that is gone';
      },
      changes: ({ edit }) => valueChanges(edit, ADDITION_LABELS),
    }),
  },
);

export const { additionRecorded, additionEdited } = additionFacts.creators;
