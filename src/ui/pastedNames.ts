import { keyColumn, type Column } from './column';

/** What was pasted to choose rows by. */
export interface Pasted<Id> {
  found: ReadonlySet<Id>;
  /** As they were pasted, each once. */
  missing: readonly string[];
}

/** A name without its spaces, hyphens, quotes and invisible characters, in capitals: `mh-12 ab 1234` is `MH12AB1234`. */
const bare = (name: string) => name.replaceAll(/[\s"'\-\u2010-\u2013\u200B-\u200D\uFEFF]/g, '').toUpperCase();

/** How names are told apart, the surest first: a plate has spaces, a company's name may have a comma. */
const SEPARATORS = [/\t/, /[,;]/, /\s+/];

/**
 * Finds rows by names that were pasted, as from a column of Excel: a line is one name, or several between tabs, commas or
 * semicolons, or spaces if each has a digit, as identifiers have, and one is known by itself: else a word of a company's name
 * would choose another row. Spaces, hyphens and capitals do not count.
 */
export function pastedNames<Row extends { id: number | string }>(
  text: string,
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
): Pasted<Row['id']> {
  const known = new Map<string, Row['id'][]>();
  for (const row of rows) {
    for (const name of new Set(namesOf(row).map(bare))) {
      const same = known.get(name);
      if (same) same.push(row.id);
      else if (name) known.set(name, [row.id]);
    }
  }
  const found = new Set<Row['id']>();
  const missing = new Map<string, string>();
  const areIdentifiers = (parts: readonly string[]) =>
    parts.every((part) => /\d/.test(part)) && parts.some((part) => known.has(bare(part)));
  const look = (name: string, [separator = /\s+/, ...finer]: readonly RegExp[]): void => {
    const ids = known.get(bare(name));
    const parts = name.split(separator).filter((part) => bare(part) !== '');
    if (ids) for (const id of ids) found.add(id);
    else if (finer.length > 0 || areIdentifiers(parts)) for (const part of parts) look(part, finer);
    else if (!missing.has(bare(name))) missing.set(bare(name), name.trim());
  };
  for (const line of text.split(/[\r\n]+/)) look(line, SEPARATORS);
  return { found, missing: [...missing.values()] };
}

/** What a row is known by: its identifiers, and what names it in its table. */
export const namesBy = <Row>(columns: readonly Column<Row>[]): ((row: Row) => readonly string[]) => {
  const naming = keyColumn(columns);
  const describing = columns.filter((column) => column === naming || column.kind === 'identifier');
  return (row) => describing.flatMap(({ value }) => value(row) ?? []).map(String);
};
