import type { LineOutcome, ChallanStatus } from '@/machines/challan';
import type { Tone } from '@/ui/Badge';

/** The badge's colour of a challan's status. */
export const CHALLAN_TONES: Record<ChallanStatus, Tone> = { Offered: 'orange', Closed: 'green', Cancelled: 'grey' };

/** The badge's colour of how a line was answered. */
export const OUTCOME_TONES: Record<LineOutcome, Tone> = {
  Pending: 'orange',
  Accepted: 'green',
  Received: 'green',
  Short: 'red',
  Damaged: 'red',
  Declined: 'red',
};
