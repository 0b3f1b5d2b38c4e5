import { rules } from '@/journal/rules';
import { changedMeanwhile } from '@/store/edit';
import { gone, known } from '@/store/refusals';
import type { Table } from '@/store/table';
import { additionEdited, additionRecorded, type Addition, type AdditionDraft } from './additionsSlice';

interface WithAdditions {
  additions: Table<Addition>;
}

/** What the fields of a new device are called. */
const LABELS: Record<keyof AdditionDraft, string> = {
  date: 'Date',
  clientName: 'Client Name',
  company: 'Company',
  vehicleNo: 'Vehicle No',
  imei: 'IMEI',
  deviceType: 'Device Type',
  billing: 'Billing',
};

/** What the facts of the new devices are about, and when they cannot be. */
export const additionRules = rules<WithAdditions>()
  .about(additionRecorded, ({ id }) => [id], ({ additions }, addition) => known(additions, addition, 'This device'))
  .about(
    additionEdited,
    ({ id }) => [id],
    ({ additions }, { id, edit }) => {
      const addition = additions.entities[id];
      return addition ? changedMeanwhile(addition, edit, LABELS) : gone(additions, id, 'This device');
    },
  );
