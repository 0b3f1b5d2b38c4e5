import { Namesake } from '@/parts/Namesake';
import { VehicleLink } from '@/parts/VehicleLink';
import { paths } from '@/paths';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { columnsOf } from '@/ui/columns';

/** What is proposed for a bill: a credit, or interest. */
interface Proposed {
  bill: IssuedBill;
  accountNumber: number;
  company: string;
}

/** A credit for a vehicle on a bill, whether somebody gives it or waived it. */
interface Credit extends Proposed {
  vehicleNo: string;
}

/** The vehicle and the bill of a credit, as the button of its row names them. */
export const creditName = ({ vehicleNo, bill }: Credit, unnumbered: ReadonlySet<string>) =>
  `credit for ${vehicleNo} on ${billName(withShownNumber(bill, unnumbered))}`;

/** The columns that tell for which bill something is proposed, and for which client. */
export function proposedColumns<Row extends Proposed>(unnumbered: ReadonlySet<string>) {
  const { linkedIdentifier, linkedText } = columnsOf<Row>();
  return {
    bill: linkedIdentifier(
      'bill',
      'Bill',
      ({ bill }) => shownNumber(bill, unnumbered),
      ({ bill }) => paths.sales.invoiceOf(bill.number),
    ),
    company: linkedText(
      'company',
      'Company',
      ({ company }) => company,
      ({ accountNumber }) => paths.sales.detailedClientOf(accountNumber),
      ({ bill }) => <Namesake of={bill.accountId} />,
    ),
  };
}

/** The same of a credit, with its vehicle. */
export const creditColumns = <Row extends Credit>(unnumbered: ReadonlySet<string>) => ({
  vehicle: columnsOf<Row>().shown(
    'identifier',
    'vehicle',
    'Vehicle',
    ({ vehicleNo }) => vehicleNo,
    ({ vehicleNo }) => <VehicleLink vehicleNo={vehicleNo} />,
  ),
  ...proposedColumns<Row>(unnumbered),
});
