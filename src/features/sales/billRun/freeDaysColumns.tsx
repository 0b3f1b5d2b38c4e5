import { formatMonth } from '@/format';
import { columnsOf } from '@/ui/columns';
import { clientColumn, vehicleColumn } from './proposedColumns';

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
export const freeDaysColumns = <Row extends FreeDays>() => ({
  vehicle: vehicleColumn<Row>(),
  month: columnsOf<Row>().month('month', 'Month', (row) => row.month),
  company: clientColumn<Row>(({ accountId }) => accountId),
});
