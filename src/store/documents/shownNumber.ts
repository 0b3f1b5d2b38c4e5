import { BEING_NUMBERED } from './paper';

interface Documented {
  id: string;
  number: number;
  /** None of what was carried over, which has no document. */
  docNo?: string | undefined;
}

/** A document that does not say its number before that is given for good (D44); `unnumbered` are those of which it is not. */
export const withShownNumber = <Row extends Documented>(row: Row, unnumbered: ReadonlySet<string>): Row =>
  row.docNo !== undefined && unnumbered.has(row.id) ? { ...row, docNo: BEING_NUMBERED } : row;

/** What a document is called: by its number once that is given for good, else as the so-many-th of what it is. */
export const shownNumber = (what: string, row: Documented, unnumbered: ReadonlySet<string>): string =>
  withShownNumber(row, unnumbered).docNo ?? `${what} ${row.number}`;
