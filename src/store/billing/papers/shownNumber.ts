import type { Numbered, Table } from '@/store/kit/table';
import type { DocumentLedger } from './ledger';
import { BEING_NUMBERED } from './paper';

interface Documented extends Numbered {
  docNo: string;
}

/** A document that does not say its number before that is given for good; `unnumbered` are those of which it is not. */
export const withShownNumber = <Row extends Documented>(row: Row, unnumbered: ReadonlySet<string>): Row =>
  unnumbered.has(row.id) ? { ...row, docNo: BEING_NUMBERED } : row;

/** The number of a document as it may be shown. */
export const shownNumber = (row: Documented, unnumbered: ReadonlySet<string>): string =>
  withShownNumber(row, unnumbered).docNo;

/** The number of a challan or a stock request as it may be shown: none before it is given for good. */
export const shownPlace = ({ id, number }: Numbered, unnumbered: ReadonlySet<string>): string =>
  unnumbered.has(id) ? BEING_NUMBERED : String(number);

/** A table of documents as it may be shown; the very same one where no number of it waits. */
export function shownTable<Row extends Documented>(table: Table<Row>, unnumbered: ReadonlySet<string>): Table<Row> {
  const waiting = [...unnumbered].flatMap((id) => table.entities[id] ?? []);
  if (waiting.length === 0) return table;
  return {
    ...table,
    entities: {
      ...table.entities,
      ...Object.fromEntries(waiting.map((row) => [row.id, withShownNumber(row, unnumbered)])),
    },
  };
}

/** The ledger as it may be shown, so that no document tells the number of another that is not given for good. */
export const shownLedger = (ledger: DocumentLedger, unnumbered: ReadonlySet<string>): DocumentLedger => ({
  ...ledger,
  bills: shownTable(ledger.bills, unnumbered),
  creditNotes: shownTable(ledger.creditNotes, unnumbered),
  debitNotes: shownTable(ledger.debitNotes, unnumbered),
  receipts: shownTable(ledger.receipts, unnumbered),
  proformas: shownTable(ledger.proformas, unnumbered),
});
