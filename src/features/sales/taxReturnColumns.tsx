import { paths } from '@/paths';
import type { AdvanceRow } from '@/store/billing/returns/advances';
import type { DocumentSeries } from '@/store/billing/returns/documentsIssued';
import type { HsnRow } from '@/store/billing/returns/hsnSummary';
import type { NoteRow } from '@/store/billing/returns/noteRows';
import { REGULAR, type B2cRow, type BillRow } from '@/store/billing/returns/returnRows';
import type { TieRow } from '@/store/billing/returns/tie';
import type { Taxed } from '@/store/billing/returns/taxed';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { SmallLine } from '@/ui/SmallLine';

/** The amounts of a row, as each section has them. */
const amounts = <Row extends Taxed>(): Column<Row>[] => {
  const { money } = columnsOf<Row>();
  return [
    money('taxable', 'Taxable Value', ({ taxable }) => taxable),
    money('igst', 'IGST', ({ igst }) => igst),
    money('cgst', 'CGST', ({ cgst }) => cgst),
    money('sgst', 'SGST', ({ sgst }) => sgst),
  ];
};

/** The same with the total; `shown` is that of the whole document, where it has a row for each of its rates. */
const withTotal = <Row extends Taxed>(title: string, shown = ({ total }: Row): number => total): Column<Row>[] => {
  const { money } = columnsOf<Row>();
  return [
    ...amounts<Row>(),
    money('round-off', 'Round off', ({ roundOff }) => roundOff),
    { ...money('total', title, shown), total: ({ total }) => total },
  ];
};

/** A document's number, which leads to it. */
function documentNumber<Row extends { docNo: string }>(title: string, to: (row: Row) => string) {
  return columnsOf<Row>().linkedIdentifier('number', title, ({ docNo }) => docNo, to);
}

/** Where a document supplies to, and under it what kind of supply it is where that is not the regular one. */
function ofSupply<Row extends { place: string; supply: string }>(title: string): Column<Row> {
  const { describing, shown } = columnsOf<Row>();
  const cell = ({ place, supply }: Row) => (
    <>
      {place}
      {!['', REGULAR].includes(supply) && <SmallLine>{supply}</SmallLine>}
    </>
  );
  return describing(
    shown('text', 'place', 'Place of Supply', ({ place }) => place, cell),
    { key: 'supply', title, kind: 'text', value: ({ supply }) => supply },
  );
}

const bill = columnsOf<BillRow>();
const billColumns = (buyer: readonly Column<BillRow>[], place: Column<BillRow>): Column<BillRow>[] => [
  documentNumber('Invoice Number', ({ number, challan }) =>
    challan === undefined ? paths.sales.invoiceOf(number) : paths.stocks.challanOf(challan),
  ),
  bill.onCard(
    'fact',
    bill.date('date', 'Invoice Date', ({ issuedOn }) => issuedOn),
  ),
  ...buyer,
  bill.onCard(
    'fact',
    bill.party('name', 'Receiver', ({ name }) => name),
  ),
  place,
  bill.count('rate', 'Rate %', ({ rate }) => rate),
  ...withTotal<BillRow>('Invoice Value', ({ value }) => value),
];
/** Bills of clients with a GST number. */
export const b2bColumns = billColumns(
  [bill.identifier('gstin', 'GSTIN', ({ gstin }) => gstin)],
  ofSupply<BillRow>('Invoice Type'),
);
/** Large bills of clients without one. */
export const b2clColumns = billColumns(
  [],
  bill.text('place', 'Place of Supply', ({ place }) => place),
);

const b2c = columnsOf<B2cRow>();
/** All other bills, by the place of supply. */
export const b2cColumns: Column<B2cRow>[] = [
  b2c.text('place', 'Place of Supply', ({ place }) => place),
  b2c.count('rate', 'Rate %', ({ rate }) => rate),
  b2c.count('bills', 'Invoices', ({ bills }) => bills),
  b2c.count('debits', 'Debit Notes', ({ debits }) => debits),
  b2c.count('notes', 'Credit Notes', ({ notes }) => notes),
  ...withTotal<B2cRow>('Value'),
];

const note = columnsOf<NoteRow>();
const noteColumns = (to: (number: number) => string): Column<NoteRow>[] => [
  documentNumber('Note Number', ({ number, challan }) =>
    challan === undefined ? to(number) : paths.stocks.challanOf(challan),
  ),
  note.date('date', 'Note Date', ({ issuedOn }) => issuedOn),
  note.identifier('bill', 'Invoice Number', ({ billNo }) => billNo),
  note.date('billed', 'Invoice Date', ({ billedOn }) => billedOn),
  note.text('registered', 'Receiver is', ({ registered }) => registered),
  note.identifier('gstin', 'GSTIN', ({ gstin }) => gstin),
  note.party('name', 'Receiver', ({ name }) => name),
  ofSupply<NoteRow>('Note Supply Type'),
  note.count('rate', 'Rate %', ({ rate }) => rate),
  ...withTotal<NoteRow>('Note Value', ({ value }) => value),
];
/** Credit notes, each with its bill. */
export const creditColumns = noteColumns(paths.sales.creditNoteOf);
/** Debit notes, each with its bill. */
export const debitColumns = noteColumns(paths.sales.debitNoteOf);

const advance = columnsOf<AdvanceRow>();
/** Money on account, by the place of supply. */
export const advanceColumns: Column<AdvanceRow>[] = [
  advance.text('place', 'Place of Supply', ({ place }) => place),
  advance.count('rate', 'Rate %', ({ rate }) => rate),
  ...withTotal<AdvanceRow>('Amount'),
];

const hsn = columnsOf<HsnRow>();
/** What was sold by HSN and SAC. */
export const hsnColumns: Column<HsnRow>[] = [
  hsn.identifier('hsn', 'HSN/SAC', (row) => row.hsn),
  hsn.text('description', 'Description', ({ description }) => description),
  hsn.count('rate', 'Rate %', ({ rate }) => rate),
  hsn.text('unit', 'UQC', ({ unit }) => unit),
  hsn.count('quantity', 'Quantity', ({ quantity }) => quantity),
  ...amounts<HsnRow>(),
  hsn.money('total', 'Value', ({ total }) => total),
];

const series = columnsOf<DocumentSeries>();
/** The numbers that were given. */
export const documentColumns: Column<DocumentSeries>[] = [
  series.text('nature', 'Document', ({ nature }) => nature),
  series.identifier('from', 'From', ({ from }) => from),
  series.identifier('to', 'To', ({ to }) => to),
  series.count('count', 'Issued', ({ count }) => count),
  series.count('cancelled', 'Cancelled', ({ cancelled }) => cancelled),
  series.count('net', 'Net', ({ net }) => net),
];

const tie = columnsOf<TieRow>();
/** The sums side by side. */
export const tieColumns: Column<TieRow>[] = [
  tie.text('name', 'Sum of', ({ name }) => name),
  ...withTotal<TieRow>('Total'),
];
