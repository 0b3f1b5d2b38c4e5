import type { HandoverStatus } from '@/machines/handover';
import type { Numbered } from '@/store/table';

/** The states in which a device comes back (spec 4). */
export const DEVICE_STATUSES = ['Repair', 'Dead', 'Removal'] as const;

/** A device handed to us (spec 3); `actionStatus` moves only through the handover machine (D23). */
export interface ReceivedDevice extends Numbered {
  productName: string;
  itgcId: string;
  imei: string;
  serialNo: string;
  status: (typeof DEVICE_STATUSES)[number];
  givenBy: string;
  actionStatus: HandoverStatus;
}

/** The step that an OTP sealed, by the status that it leads out of. */
export type HandoverStep = Exclude<HandoverStatus, 'received'>;

/** How a device's place in the handover is said (spec 4: received shows as Completed). */
export const HANDOVER_WORDS: Record<HandoverStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  received: 'Completed',
};

/** Whether a device was removed from a vehicle and has not been received yet. */
export const isExpectedRemoval = ({ status, actionStatus }: ReceivedDevice): boolean =>
  status === 'Removal' && actionStatus !== 'received';

/** Whether a device came back dead, whether received yet or not. */
export const isDead = ({ status }: ReceivedDevice): boolean => status === 'Dead';

/** Of some devices, by their ids, those that can take the step out of a status now. */
export const standingAt = (from: HandoverStep, devices: readonly ReceivedDevice[], ids: ReadonlySet<string>): readonly ReceivedDevice[] =>
  devices.filter(({ id, actionStatus }) => actionStatus === from && ids.has(id));
