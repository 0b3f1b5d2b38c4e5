import { formatMonth } from '@/format';
import { Namesake } from '@/parts/Namesake';
import { VehicleLink } from '@/parts/VehicleLink';
import { paths } from '@/paths';
import { columnsOf } from '@/ui/columns';

/** Days of a month that were made free for a vehicle of an account. */
interface FreeDays {
  accountId: string;
  accountNumber: number;
  company: string;
  vehicleNo: string;
  month: string;
}

/** The vehicle and the month of the days, as the button of their row names them. */
export const daysName = ({ vehicleNo, month }: FreeDays) => `${formatMonth(month)} for ${vehicleNo}`;

/** The columns that tell of which month days were made free, for which vehicle of which client. */
export function freeDaysColumns<Row extends FreeDays>() {
  const { linkedText, month, shown } = columnsOf<Row>();
  return {
    vehicle: shown(
      'identifier',
      'vehicle',
      'Vehicle',
      ({ vehicleNo }) => vehicleNo,
      ({ vehicleNo }) => <VehicleLink vehicleNo={vehicleNo} />,
    ),
    month: month('month', 'Month', (row) => row.month),
    company: linkedText(
      'company',
      'Company',
      ({ company }) => company,
      ({ accountNumber }) => paths.sales.detailedClientOf(accountNumber),
      ({ accountId }) => <Namesake of={accountId} />,
    ),
  };
}
