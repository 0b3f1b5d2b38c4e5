import { Namesake } from '@/parts/Namesake';
import { VehicleLink } from '@/parts/VehicleLink';
import { paths } from '@/paths';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import type { CreditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { debtName } from '@/store/billing/receivables/debts';
import { columnsOf } from '@/ui/columns';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';

/** Somebody who is charged or given something. */
interface OfClient {
  accountNumber: number;
  company: string;
}

/** What is proposed for a bill: a credit, which may be one over a debit note that raises it, or interest. */
interface Proposed extends OfClient {
  bill: IssuedBill;
  against?: { document: CreditedDocument } | undefined;
}

const documentOf = ({ bill, against }: Pick<Proposed, 'bill' | 'against'>): CreditedDocument =>
  against?.document ?? bill;

/** The vehicle and the bill of what is proposed, as the button of its row names them. */
export const vehicleOnBill = (
  { vehicleNo, bill }: { vehicleNo: string; bill: IssuedBill },
  unnumbered: ReadonlySet<string>,
) => `${vehicleNo} on ${billName(withShownNumber(bill, unnumbered))}`;

/** The same with the debit note, where it is one, that the credit is to be given over. */
export const vehicleOnDocument = (
  row: Pick<Proposed, 'bill' | 'against'> & { vehicleNo: string },
  unnumbered: ReadonlySet<string>,
) => `${row.vehicleNo} on ${debtName(withShownNumber(documentOf(row), unnumbered))}`;

/** The vehicle that something is for. */
export const vehicleColumn = <Row extends { vehicleNo: string }>() =>
  columnsOf<Row>().shown(
    'identifier',
    'vehicle',
    'Vehicle',
    ({ vehicleNo }) => vehicleNo,
    ({ vehicleNo }) => <VehicleLink vehicleNo={vehicleNo} />,
  );

/** The client that something is for, told apart from others of that name. */
export const clientColumn = <Row extends OfClient>(accountIdOf: (row: Row) => string) =>
  columnsOf<Row>().linkedText(
    'company',
    'Company',
    ({ company }) => company,
    ({ accountNumber }) => paths.sales.detailedClientOf(accountNumber),
    (row) => <Namesake of={accountIdOf(row)} />,
  );

/** The columns that tell for which bill something is proposed, and for which client. */
export const proposedColumns = <Row extends Proposed>(unnumbered: ReadonlySet<string>) => ({
  bill: columnsOf<Row>().linkedIdentifier(
    'bill',
    'Bill',
    (row) => shownNumber(documentOf(row), unnumbered),
    (row) => {
      const { number, isDebitNote } = documentOf(row);
      return isDebitNote ? paths.sales.debitNoteOf(number) : paths.sales.invoiceOf(number);
    },
  ),
  company: clientColumn<Row>(({ bill }) => bill.accountId),
});

interface Way<Row> {
  does: LimitedAction;
  /** What the button of a row does, in words. */
  name: (row: Row) => string;
  onClick: (row: Row) => void;
}

/** The column of what is done about what is proposed. */
export const doColumn = <Row extends object>(
  key: string,
  title: string,
  label: string,
  { does, name, onClick }: Way<Row>,
) =>
  columnsOf<Row>().workDone(key, title, (row) => (
    <LimitedButton does={does} size="small" aria-label={name(row)} onClick={() => onClick(row)}>
      {label}
    </LimitedButton>
  ));

/** The column in which it is waived. */
export const waiveColumn = <Row extends object>({ does, name, onClick }: Way<Row>) =>
  columnsOf<Row>().workDone('waive', 'Waive', (row) => (
    <LimitedButton does={does} size="small" type="text" aria-label={name(row)} onClick={() => onClick(row)}>
      Waive
    </LimitedButton>
  ));
