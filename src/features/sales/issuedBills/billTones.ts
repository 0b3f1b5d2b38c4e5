import type { BillStanding } from '@/store/billing/receivables/billRows';
import type { Tone } from '@/ui/Badge';

/** The colours of where bills stand. */
export const BILL_TONES: Record<BillStanding, Tone> = {
  Cancelled: 'grey',
  Settled: 'green',
  Overdue: 'red',
  Open: 'blue',
};
