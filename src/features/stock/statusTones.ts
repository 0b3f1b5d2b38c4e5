import type { StockRequestStatus } from '@/machines/stockRequest';
import type { ReceivedDevice } from '@/store/stock/onHand/returns';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of a request's status. */
export const REQUEST_TONES: Record<StockRequestStatus, Tone> = {
  'Pending at Admin': 'orange',
  'Approved by Admin': 'grey',
  'In Transit': 'blue',
  Delivered: 'green',
};

/** The badge's colour of what is the matter with a received device. */
export const DEVICE_TONES: Record<ReceivedDevice['status'], Tone> = { Repair: 'orange', Dead: 'red', Removal: 'grey' };
