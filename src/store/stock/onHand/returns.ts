import { createSelector } from '@reduxjs/toolkit';
import type { LineOutcome } from '@/machines/challan';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import type { WithDevices } from '@/store/stock/devices/devicesSlice';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import {
  isCancelledChallan,
  isReturn,
  returnId,
  type DeviceStatus,
  type HandoverStep,
} from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import { holderOf } from '@/store/kit/movements/move';
import type { Numbered } from '@/store/kit/table';

/** Where a device stands that is handed back: it waits, was accepted, or was received. */
export type HandoverStatus = HandoverStep | 'received';

/** A device that is handed back to us: a line of a challan to the store; `actionStatus` moves by its OTPs. */
export interface ReceivedDevice extends Numbered {
  deviceId: string;
  productName: string;
  itgcId: string;
  imei: string;
  serialNo: string;
  status: DeviceStatus;
  givenBy: string;
  actionStatus: HandoverStatus;
  /** Whether it is dead stock: dead and on its way back, or in the store since it came back by this line. */
  isDead: boolean;
}

/** How a device's place in the handover is said (received shows as Completed). */
export const HANDOVER_WORDS: Record<HandoverStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  received: 'Completed',
};

const STATUS: Partial<Record<LineOutcome, HandoverStatus>> = {
  Pending: 'pending',
  Accepted: 'accepted',
  Received: 'received',
};

/** Whether a device is in the store, dead, since it came back by a challan. */
function isStillDead(device: Device, challanId: string): boolean {
  const back = device.moves.findLast(({ cause }) => cause.what === 'returned');
  return device.condition === 'Dead' && holderOf(device).at === 'store' && back?.cause.id === challanId;
}

/** What was handed back, or is on its way back; what was not accepted went back and is none of it. */
export const selectReceived = createSelector(
  [selectChallans, (state: WithDevices) => state.devices, selectInstallers],
  (challans, devices, installers): ReceivedDevice[] => {
    const names = new Map(installers.map(({ id, name }) => [id, name]));
    const rows = challans
      .filter((challan) => isReturn(challan) && !isCancelledChallan(challan))
      .flatMap(({ id, from, givenBy, lines }) =>
        lines.flatMap((line, place) => {
          const device = devices.entities[line.device ?? ''];
          const actionStatus = STATUS[line.outcome];
          if (!device || !actionStatus) return [];
          return [
            {
              id: returnId(id, place),
              deviceId: device.id,
              productName: device.productName,
              itgcId: itgcIdOf(device),
              imei: device.id,
              serialNo: device.serialNo ?? '',
              status: line.status ?? 'Removal',
              givenBy: givenBy ?? names.get(from.id ?? '') ?? '',
              actionStatus,
              isDead: actionStatus === 'received' ? isStillDead(device, id) : line.status === 'Dead',
            },
          ];
        }),
      );
    return rows.map((row, place) => ({ ...row, number: place + 1 }));
  },
);

/** Whether a device was removed from a vehicle and has not been received yet. */
export const isExpectedRemoval = ({ status, actionStatus }: ReceivedDevice): boolean =>
  status === 'Removal' && actionStatus !== 'received';

/** Whether a device is dead stock. */
export const isDead = (device: ReceivedDevice): boolean => device.isDead;

/** Of some devices, by their ids, those that can take the step out of a status now. */
export const standingAt = (
  from: HandoverStep,
  devices: readonly ReceivedDevice[],
  ids: ReadonlySet<string>,
): readonly ReceivedDevice[] => devices.filter(({ id, actionStatus }) => actionStatus === from && ids.has(id));
