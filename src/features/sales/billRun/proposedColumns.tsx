import { Namesake } from '@/parts/Namesake';
import { VehicleLink } from '@/parts/VehicleLink';
import { paths } from '@/paths';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { columnsOf } from '@/ui/columns';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';

/** Somebody who is charged or given something. */
interface OfClient {
  accountNumber: number;
  company: string;
}

/** What is proposed for a bill: a credit, or interest. */
interface Proposed extends OfClient {
  bill: IssuedBill;
}

/** The vehicle and the bill of what is proposed, as the button of its row names them. */
export const vehicleOnBill = (
  { vehicleNo, bill }: { vehicleNo: string; bill: IssuedBill },
  unnumbered: ReadonlySet<string>,
) => `${vehicleNo} on ${billName(withShownNumber(bill, unnumbered))}`;

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
    ({ bill }) => shownNumber(bill, unnumbered),
    ({ bill }) => paths.sales.invoiceOf(bill.number),
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
