import type { Deactivation } from '@/store/clients/deactivations/deactivation';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';

const { count, date, naming, party, badge, text } = columnsOf<Deactivation>();

const TONES: Record<Deactivation['deactivate'], Tone> = {
  Temporary: 'orange',
  Permanent: 'grey',
  'Delete From Debtors': 'red',
};

/** The columns of the past deactivations. */
export const deactivationColumns = [
  date('date', 'Date', ({ recordedOn }) => recordedOn),
  party('user-name', 'User Name', ({ userName }) => userName),
  naming(party('company-name', 'Company Name', ({ companyName }) => companyName)),
  count('total-no-of-vehicles', 'Total No of Vehicles', ({ totalNoOfVehicles }) => totalNoOfVehicles),
  text('device-removed', 'Device Removed', ({ deviceRemoved }) => deviceRemoved),
  badge('deactivate', 'Deactivate', ({ deactivate }) => deactivate, TONES),
  count('no-of-removed-device', 'No of Removed Device', ({ noOfRemovedDevice }) => noOfRemovedDevice),
  date('alert-date', 'Alert Date', ({ alertDate }) => alertDate),
  text('remark', 'Remark', ({ remark }) => remark ?? ''),
];
