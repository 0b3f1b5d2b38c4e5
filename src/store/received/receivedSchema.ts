import { handoverMachine, type HandoverStatus } from '@/machines/handover';
import { choice, line } from '@/store/fieldRules';
import { rowOf } from '@/store/rowRules';
import { DEVICE_STATUSES } from './received';

/** A received device as it is kept. */
export const receivedRowSchema = rowOf({
  productName: line('Product Name'),
  itgcId: line('ITGC ID'),
  imei: line('IMEI'),
  serialNo: line('Serial No'),
  status: choice(DEVICE_STATUSES, 'Status is none of those known.'),
  givenBy: line('Given By'),
  actionStatus: choice(Object.keys(handoverMachine.states) as HandoverStatus[], 'Action is none of those known.'),
});
