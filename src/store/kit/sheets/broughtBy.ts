import { edited, type Edit } from '@/store/kit/edit';
import type { Brought } from './importable';
import type { ValidatedRow } from './validatedRow';

/** What validated rows bring along, a row a record: `draftOf` gives what a row says of one, `editOf` what changes of the one that is there. */
export function broughtBy<Row extends object, Draft extends object, Edited>(
  rows: readonly ValidatedRow<Row, { id: string }>[],
  draftOf: (row: Row) => Draft,
  editOf: (id: string, edit: Edit<Draft>) => Edited,
): Brought<Draft, Edited> {
  const brought: Brought<Draft, Edited> = { added: [], edits: [] };
  for (const { validation, draft, known } of rows) {
    if (!draft) continue;
    if (validation === 'New') brought.added.push(draftOf(draft));
    if (validation === 'Changed' && known)
      brought.edits.push(editOf(known.record.id, edited(draftOf(known.fields), draftOf(draft))));
  }
  return brought;
}
