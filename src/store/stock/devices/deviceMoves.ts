import { isSameHolder, STORE, type Holder } from '@/store/kit/movements/holder';
import type { Cause } from '@/store/kit/movements/move';
import { returnOf } from '@/store/stock/challans/challan';
import type { handoverVerified, challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import type { Table } from '@/store/kit/table';
import type { Device } from './device';

/** Moves a device that is known, and gives it back; nothing for one that is not. */
export function moveDevice(state: Table<Device>, id: string | undefined, to: Holder, on: string, cause: Cause) {
  const device = id === undefined ? undefined : state.entities[id];
  device?.moves.push({ to, on, cause });
  return device;
}

/** The devices of a challan are on their way. */
export function offerDevices(state: Table<Device>, { payload: { id, on, lines } }: ReturnType<typeof challanOffered>) {
  for (const { device: one, status } of lines) {
    const device = moveDevice(state, one, { at: 'challan', id }, on, { what: 'offered', id });
    if (device && status) device.condition = status;
  }
}

/** The devices of a challan are where they were accepted, or back. */
export function answerDevices(
  state: Table<Device>,
  { payload: { id, on, from, to, answers } }: ReturnType<typeof challanAnswered>,
) {
  for (const { device: one, outcome, reason } of answers) {
    // What comes back to the store is accepted first, and there once it is received.
    const next = outcome !== 'Accepted' ? from : to.at === 'store' ? ({ at: 'challan', id } as const) : to;
    const device = moveDevice(state, one, next, on, {
      what: 'answered',
      id,
      ...(reason && { why: `${outcome}: ${reason}` }),
    });
    if (device && outcome === 'Damaged') device.condition = 'Damaged';
  }
}

/** The devices that nobody accepted are back. */
export function takeBackDevices(
  state: Table<Device>,
  { payload: { id, on, from, lines } }: ReturnType<typeof challanCancelled>,
) {
  for (const { device } of lines) moveDevice(state, device, from, on, { what: 'cancelled', id });
}

/** The returned devices that still are where the OTP met them take their step. */
export function verifyDevices(
  state: Table<Device>,
  { payload: { ids, from, devices: named, on } }: ReturnType<typeof handoverVerified>,
) {
  ids.forEach((id, place) => {
    const challan: Holder = { at: 'challan', id: returnOf(id).challan };
    const device = state.entities[named[place] ?? ''];
    const last = device?.moves.at(-1);
    if (
      !device ||
      !last ||
      !isSameHolder(last.to, challan) ||
      (last.cause.what === 'answered') !== (from === 'accepted')
    )
      return;
    if (from === 'pending') moveDevice(state, device.id, challan, on, { what: 'answered', id: challan.id });
    else moveDevice(state, device.id, STORE, on, { what: 'returned', id: challan.id });
  });
}
