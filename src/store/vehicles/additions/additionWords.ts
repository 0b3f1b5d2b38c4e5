import { valueChanges } from '@/store/kit/edit';
import type { Table } from '@/store/kit/table';
import { telling } from '@/store/kit/words';
import { ADDITION_LABELS } from './additionLabels';
import { additionEdited, additionRecorded, type Addition } from './additionsSlice';

interface WithAdditions {
  additions: Table<Addition>;
}

/** The facts of the new devices in words. */
export const additionWords = [
  telling(additionRecorded, ({ vehicleNo }) => `added a new device in ${vehicleNo}`),
  telling(additionEdited, ({ id }, { additions }: WithAdditions) => {
    const addition = additions.entities[id];
    return addition ? `edited the new device in ${addition.vehicleNo}` : 'edited a new device that is gone';
  }),
];

/** What the facts of the new devices changed, value by value. */
export const additionChanges = [telling(additionEdited, ({ edit }) => valueChanges(edit, ADDITION_LABELS))];
