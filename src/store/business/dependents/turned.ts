import type { Change } from '@/journal/undo/undo';

/** Changes of a status in a table from what it is to another, with the record's identity. */
export const turned = (changes: readonly Change[], table: string) =>
  changes.flatMap(({ path: [own, id = '', field], was, is }) =>
    own === table && field === 'status' ? [{ id, to: was, from: is }] : [],
  );
