import type { StockRequestStatus } from '@/machines/stockRequest';
import type { ReceivedDevice } from '@/store/stock/onHand/returns';
import type { Tone } from '@/ui/Badge';

const REQUEST_TONES: Partial<Record<StockRequestStatus, Tone>> = {
  'Pending at Admin': 'orange',
  'In Transit': 'blue',
  Delivered: 'green',
};

/** The badge's colour of a request's status. */
export const requestTone = (status: StockRequestStatus): Tone => REQUEST_TONES[status] ?? 'grey';

const DEVICE_TONES: Record<ReceivedDevice['status'], Tone> = { Repair: 'orange', Dead: 'red', Removal: 'grey' };

/** The badge's colour of what is the matter with a received device. */
export const deviceTone = ({ status }: ReceivedDevice): Tone => DEVICE_TONES[status];
