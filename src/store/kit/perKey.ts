import { isDraft } from '@reduxjs/toolkit';
import { unchangedTime } from './table';

interface Kept<Made> {
  tables: readonly object[];
  made: Map<string, Made>;
}

/** What was made for each key, by the first of the tables that it was made of. */
type Known<Made> = WeakMap<object, Kept<Made>>;

/** Works something out of tables for a key, once as long as they are the same; of drafts once as long as nobody changes them. */
export function perKey<Tables extends readonly [object, ...object[]], Made>(
  work: (key: string, ...tables: Tables) => Made,
) {
  const ofTables: Known<Made> = new WeakMap();
  const ofTimes = new WeakMap<object, Known<Made>>();

  function knownNow(): Known<Made> | undefined {
    const time = unchangedTime();
    if (!time) return undefined;
    const known: Known<Made> = ofTimes.get(time) ?? new WeakMap();
    ofTimes.set(time, known);
    return known;
  }

  return (key: string, ...tables: Tables): Made => {
    const known = tables.some((table) => isDraft(table)) ? knownNow() : ofTables;
    if (!known) return work(key, ...tables);
    const kept = known.get(tables[0]);
    const isSame = kept?.tables.every((table, place) => table === tables[place]) ?? false;
    const { made } = kept && isSame ? kept : { made: new Map<string, Made>() };
    if (!isSame) known.set(tables[0], { tables, made });
    const found = made.get(key) ?? work(key, ...tables);
    made.set(key, found);
    return found;
  };
}
