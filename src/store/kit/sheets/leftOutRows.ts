import type { Brought, Fitted } from './importable';
import type { ValidatedRow } from './validatedRow';

/** A row of a file that did not go in with the others, and why: somebody was faster. */
export interface LeftOutRow {
  /** Its row in the file. */
  id: number;
  reason: string;
}

/** What good rows bring, record by record, and from which rows of the file each of it came. */
export function broughtByRows<Draft extends object, Known extends object, Added, Edited>(
  rows: readonly ValidatedRow<Draft, Known>[],
  brought: (rows: readonly ValidatedRow<Draft, Known>[]) => Brought<Added, Edited>,
) {
  const all: Brought<Added, Edited> = { added: [], edits: [] };
  const rowsOf = new Map<Added | Edited, readonly number[]>();
  const byRecord = new Map<number, ValidatedRow<Draft, Known>[]>();
  for (const row of rows) {
    const ofRecord = byRecord.get(row.record) ?? [];
    ofRecord.push(row);
    byRecord.set(row.record, ofRecord);
  }
  for (const ofRecord of byRecord.values()) {
    const { added, edits } = brought(ofRecord);
    for (const one of [...added, ...edits])
      rowsOf.set(
        one,
        ofRecord.map(({ id }) => id),
      );
    for (const one of added) all.added.push(one);
    for (const one of edits) all.edits.push(one);
  }
  const leftOutRows = ({ leftOut }: Pick<Fitted<Added, Edited>, 'leftOut'>): LeftOutRow[] =>
    leftOut.flatMap(({ what, refusal: { reason } }) => (rowsOf.get(what) ?? []).map((id) => ({ id, reason })));
  return { all, leftOutRows };
}
