import type { Importable } from './importable';
import { markIn, type DescribedRow } from './describedRow';

/** Rows of a file that are one record, and which of those that are there it may be: none, one, or several that cannot be told apart. */
export interface SameRecord<Known> {
  rows: DescribedRow[];
  records: readonly Known[];
  /** By what the first of them could be one of those, were it not known by something better. */
  alike: readonly string[];
}

/** Finds out which rows are one record, and which one, by what records are known by. */
export function recognizing<Draft extends object, Known extends object>(
  { knownBy, fieldsOf }: Pick<Importable<Draft, Known>, 'knownBy' | 'fieldsOf'>,
  known: readonly Known[],
) {
  const marks = new Map<Known, ReadonlySet<string>>();
  const having = new Map<string, Known[]>();
  for (const record of known) {
    const fields = fieldsOf(record, '');
    const own = new Set(knownBy.flatMap((mark) => markIn(mark, fields) ?? []));
    marks.set(record, own);
    for (const mark of own) {
      const others = having.get(mark);
      if (others) others.push(record);
      else having.set(mark, [record]);
    }
  }

  function recordsOf([best, ...others]: readonly string[]): readonly Known[] {
    let found: readonly Known[] = best === undefined ? [] : (having.get(best) ?? []);
    const chosen = best === undefined ? [] : [best];
    for (const mark of others) {
      if (found.length <= 1) break;
      const narrower = (having.get(mark) ?? []).filter((record) =>
        chosen.every((each) => marks.get(record)?.has(each)),
      );
      if (narrower.length === 0) continue;
      found = narrower;
      chosen.push(mark);
    }
    return found;
  }

  return (rows: readonly DescribedRow[]): SameRecord<Known>[] => {
    const all: SameRecord<Known>[] = [];
    const byRecord = new Map<Known, SameRecord<Known>>();
    const byMark = new Map<string, SameRecord<Known>>();
    const open = (records: readonly Known[], [_best, ...others]: readonly string[]) => {
      const same: SameRecord<Known> = {
        rows: [],
        records,
        alike: records.length > 0 ? [] : others.filter((mark) => having.has(mark)),
      };
      all.push(same);
      return same;
    };
    for (const row of rows) {
      const records = recordsOf(row.marks);
      const [only] = records;
      // Several that one cannot tell apart are asked for by all that a row is known by.
      const keys = records.length > 1 ? [row.marks.join('\n')] : row.marks;
      const isOne = only !== undefined && records.length === 1;
      const same = (isOne ? byRecord.get(only) : byMark.get(keys[0] ?? '')) ?? open(records, row.marks);
      same.rows.push(row);
      if (isOne) byRecord.set(only, same);
      else for (const key of keys) if (!byMark.has(key)) byMark.set(key, same);
    }
    return all;
  };
}
