/** The id of a table's next row: the highest plus one, so that a deleted row's id is free only if it was the last (D9). */
export const nextId = ({ ids }: { ids: readonly number[] }): number =>
  1 + ids.reduce((highest, id) => Math.max(highest, id), 0);
