import { Namesake } from '@/parts/Namesake';
import { VehicleLink } from '@/parts/VehicleLink';
import { paths } from '@/paths';
import { billName, type IssuedBill } from '@/store/billing/bills/bill';
import { shownNumber, withShownNumber } from '@/store/billing/papers/shownNumber';
import { columnsOf } from '@/ui/columns';

/** A credit for a vehicle on a bill, whether somebody gives it or waived it. */
interface Credit {
  vehicleNo: string;
  bill: IssuedBill;
  accountNumber: number;
  company: string;
}

/** The vehicle and the bill of a credit, as the button of its row names them. */
export const creditName = ({ vehicleNo, bill }: Credit, unnumbered: ReadonlySet<string>) =>
  `credit for ${vehicleNo} on ${billName(withShownNumber(bill, unnumbered))}`;

/** The columns that tell which credit a row is: its vehicle, its bill and its client. */
export function creditColumns<Row extends Credit>(unnumbered: ReadonlySet<string>) {
  const { shown, linkedIdentifier, linkedText } = columnsOf<Row>();
  return {
    vehicle: shown(
      'identifier',
      'vehicle',
      'Vehicle',
      ({ vehicleNo }) => vehicleNo,
      ({ vehicleNo }) => <VehicleLink vehicleNo={vehicleNo} />,
    ),
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
