import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/edit';
import { gone, known } from '@/store/refusals';
import type { Table } from '@/store/table';
import { ADDITION_LABELS } from './additionLabels';
import { additionEdited, additionRecorded, type Addition } from './additionsSlice';

interface WithAdditions {
  additions: Table<Addition>;
}

/** What the facts of the new devices are about, and when they cannot be. */
export const additionRules = rules<WithAdditions>()
  .about(additionRecorded, ({ id, imei }) => [id, imei], ({ additions }, addition) => known(additions, addition, 'This device'))
  .about(
    additionEdited,
    ({ id }) => [id],
    ({ additions }, { id, edit }) => {
      const addition = additions.entities[id];
      return addition ? changedMeanwhile(addition, edit, ADDITION_LABELS) : gone(additions, id, 'This device');
    },
  );
