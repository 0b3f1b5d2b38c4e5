import { formatMonth } from '@/format';
import type { AmendedBillRow, AmendedNoteRow, RevisedRow } from '@/store/billing/returns/amendedRows';
import type { Column } from '@/ui/column';
import { columnsOf } from '@/ui/columns';
import { b2bColumns, b2cColumns, creditColumns, debitColumns } from './taxReturnColumns';

/** For whom a document was filed. */
const beforeColumns = <Row extends Pick<AmendedBillRow, 'gstinBefore' | 'placeBefore'>>(): Column<Row>[] => {
  const { identifier, text } = columnsOf<Row>();
  return [
    identifier('gstin-before', 'GSTIN Before', ({ gstinBefore }) => gstinBefore),
    text('place-before', 'Place Before', ({ placeBefore }) => placeBefore),
  ];
};
/** Bills of earlier months for the recipients that they should have had. */
export const amendedBillColumns: Column<AmendedBillRow>[] = [...b2bColumns, ...beforeColumns<AmendedBillRow>()];

/** The notes of earlier months over amended bills. */
export const amendedCreditColumns: Column<AmendedNoteRow>[] = [...creditColumns, ...beforeColumns<AmendedNoteRow>()];
export const amendedDebitColumns: Column<AmendedNoteRow>[] = [...debitColumns, ...beforeColumns<AmendedNoteRow>()];

/** What earlier months sold to others without a GST number, as it is by now. */
export const revisedColumns: Column<RevisedRow>[] = [
  columnsOf<RevisedRow>().text('month', 'Month', ({ month }) => formatMonth(month)),
  ...b2cColumns,
];
