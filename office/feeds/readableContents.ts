import { namesIn } from '@/journal/kit/contentNames';
import type { Business, Noun } from '@/store/business/business';
import type { Numbered, Table } from '@/store/kit/table';

/** The nouns whose rows name files. */
const NOUNS_OF_FILES: readonly Noun[] = ['vendors', 'accounts', 'company', 'jobs'];

const namedByRow = new WeakMap<object, readonly string[]>();
const namedByTable = new WeakMap<object, ReadonlySet<string>>();

const namesOfRow = (row: Numbered): readonly string[] => {
  const known = namedByRow.get(row) ?? namesIn(JSON.stringify(row));
  namedByRow.set(row, known);
  return known;
};
const namesOfTable = (table: Table<Numbered>): ReadonlySet<string> => {
  const known = namedByTable.get(table) ?? new Set(Object.values(table.entities).flatMap(namesOfRow));
  namedByTable.set(table, known);
  return known;
};

/** Whether a row of a business names a file, so that whoever may read the row may read the file. */
export const isNamedIn = (business: Business, name: string): boolean =>
  NOUNS_OF_FILES.some((noun) => namesOfTable(business[noun] as Table<Numbered>).has(name));
