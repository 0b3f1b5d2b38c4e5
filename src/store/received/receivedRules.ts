import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { gone } from '@/store/refusals';
import type { Table } from '@/store/table';
import { HANDOVER_WORDS, type HandoverStep, type ReceivedDevice } from './received';
import { handoverVerified } from './receivedSlice';

interface WithReceived {
  received: Table<ReceivedDevice>;
}

function noneMoves({ received }: WithReceived, ids: readonly string[], from: HandoverStep): Refusal | undefined {
  const devices = ids.flatMap((id) => received.entities[id] ?? []);
  if (devices.some(({ actionStatus }) => actionStatus === from)) return undefined;
  const [device] = devices;
  if (!device) return gone(received, ids, 'This device') ?? { reason: 'No device is selected.' };
  if (devices.length > 1) return { reason: `Somebody was faster: ${devices.length} devices had moved already.` };
  return { reason: `${device.itgcId} is ${HANDOVER_WORDS[device.actionStatus]} now.` };
}

/**
 * What the facts of the received devices are about, and when they cannot be: one OTP may be for many devices, of which
 * those that somebody else moved meanwhile stay where they are; it comes to nothing only when none of them can move.
 */
export const receivedRules = rules<WithReceived>().about(
  handoverVerified,
  ({ ids }) => ids,
  (state, { ids, from }) => noneMoves(state, ids, from),
);
