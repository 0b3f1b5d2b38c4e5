import type { Deactivation } from '@/store/deactivations/deactivation';
import type { Tone } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import { formatCount } from '@/format';

const { date, text, count, badge } = columnsOf<Deactivation>();

const TONES: Record<Deactivation['deactivate'], Tone> = { Temporary: 'orange', Permanent: 'grey', 'Delete From Debtors': 'red' };

/** The columns of the past deactivations (D31). */
export const deactivationColumns = [
  date('Date', ({ recordedOn }) => recordedOn),
  text('User Name', ({ userName }) => userName),
  text('Company Name', ({ companyName }) => companyName),
  count('Total No of Vehicles', ({ totalNoOfVehicles }) => totalNoOfVehicles),
  text('Device Removed', ({ deviceRemoved }) => deviceRemoved),
  badge('Deactivate', ({ deactivate }) => deactivate, ({ deactivate }) => TONES[deactivate]),
  text('No of Removed Device', ({ noOfRemovedDevice: removed }) => (removed === undefined ? '—' : formatCount(removed))),
  date('Alert Date', ({ alertDate }) => alertDate),
  text('Remark', ({ remark }) => remark ?? ''),
];
