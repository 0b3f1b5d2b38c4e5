import { HANDOVER_WORDS, type HandoverStatus } from '@/store/stock/onHand/returns';
import type { HandoverStep } from '@/store/stock/challans/challan';
import type { Tone } from '@/ui/Badge';

/** How a device's place in the handover is said and coloured. */
export const HANDOVER: Record<HandoverStatus, { word: string; tone: Tone }> = {
  pending: { word: HANDOVER_WORDS.pending, tone: 'orange' },
  accepted: { word: HANDOVER_WORDS.accepted, tone: 'blue' },
  received: { word: HANDOVER_WORDS.received, tone: 'green' },
};

/** The button that asks for the OTP of a step, and what is so once it was given. */
export const STEPS: Record<HandoverStep, { button: string; done: string }> = {
  pending: { button: 'Accept', done: 'accepted' },
  accepted: { button: 'Received', done: 'received' },
};
