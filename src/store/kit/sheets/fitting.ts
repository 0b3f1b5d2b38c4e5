import type { Refusal } from '@/journal/port/model';
import type { GoesIn } from '@/store/kit/refusals';
import type { Brought, Fitted } from './importable';

/** What of an import fits, by why one of its edits or additions does not; an addition is asked for in their order. */
export function fittingOf<Added, Edited>(
  { added, edits }: Brought<Added, Edited>,
  refuseEdit: (edit: Edited) => Refusal | undefined,
  refuseAdded: (one: Added) => Refusal | undefined,
): Fitted<Added, Edited> {
  const fits: Fitted<Added, Edited> = { added: [], edits: [], leftOut: [] };
  for (const edit of edits) {
    const refusal = refuseEdit(edit);
    if (refusal) fits.leftOut.push({ what: edit, refusal });
    else fits.edits.push(edit);
  }
  for (const one of added) {
    const refusal = refuseAdded(one);
    if (refusal) fits.leftOut.push({ what: one, refusal });
    else fits.added.push(one);
  }
  return fits;
}

/** Why an import is refused: nothing of it fits. */
export const noneFits = <Added, Edited>({ added, edits, leftOut }: Fitted<Added, Edited>): Refusal | undefined =>
  added.length + edits.length > 0 ? undefined : (leftOut[0]?.refusal ?? { reason: 'There is nothing to import.' });

/** What of an import goes in, which is what fits, and why the rest of it does not, one by one. */
export const fittingPart = <Added, Edited, Import extends Brought<Added, Edited>>(
  imported: Import,
  { added, edits, leftOut }: Fitted<Added, Edited>,
): GoesIn<Import> => ({
  payload: { ...imported, added, edits },
  leftOut: leftOut.map(({ refusal }) => refusal),
});
