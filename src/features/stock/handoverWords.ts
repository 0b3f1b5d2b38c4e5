import type { HandoverStatus } from '@/machines/handover';
import type { HandoverStep } from '@/store/received/receivedSlice';
import type { Tone } from '@/ui/Badge';

/** How a device's place in the handover is said and coloured (spec 4: received shows as Completed). */
export const HANDOVER: Record<HandoverStatus, { word: string; tone: Tone }> = {
  pending: { word: 'Pending', tone: 'orange' },
  accepted: { word: 'Accepted', tone: 'blue' },
  received: { word: 'Completed', tone: 'green' },
};

/** The button that asks for the OTP of a step, and what is so once it was given (spec 4). */
export const STEPS: Record<HandoverStep, { button: string; done: string }> = {
  pending: { button: 'Accept', done: 'accepted' },
  accepted: { button: 'Received', done: 'received' },
};
