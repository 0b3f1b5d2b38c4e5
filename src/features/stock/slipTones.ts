import type { LineOutcome, SlipStatus } from '@/machines/slip';
import type { Tone } from '@/ui/Badge';

const SLIP_TONES: Record<SlipStatus, Tone> = { Offered: 'orange', Closed: 'green', Cancelled: 'grey' };

/** The badge's colour of a challan's status. */
export const slipTone = ({ status }: { status: SlipStatus }): Tone => SLIP_TONES[status];

/** The badge's colour of how a line was answered. */
export const OUTCOME_TONES: Record<LineOutcome, Tone> = {
  Pending: 'orange',
  Accepted: 'green',
  Received: 'green',
  Short: 'red',
  Damaged: 'red',
  Declined: 'red',
};
