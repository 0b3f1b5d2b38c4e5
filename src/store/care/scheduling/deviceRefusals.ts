import type { Refusal } from '@/journal/port/model';
import type { SimStatus } from '@/machines/sim';
import { rowOfTable } from '@/store/kit/table';
import type { StockState } from '@/store/stock/onHand/stockState';
import { deactivatedRefusal } from '@/store/stock/sims/pairingRefusals';
import { cannotGo, notAt, tooEarly } from '@/store/stock/onHand/checks';
import type { Device } from '@/store/stock/devices/device';
import type { Holder } from '@/store/kit/movements/holder';
import { firstOf } from '@/store/kit/refusals';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import { STOCK_SAID } from '@/store/stock/onHand/stockSaid';
import type { SchedulingContext } from './schedulingContext';
import { isFittable } from '@/store/stock/sims/sim';

/** What is said of the devices and SIMs of a visit. */
export const DEVICE_SAID = {
  ...STOCK_SAID,
  /** Where a device went in, and nobody says which. */
  noDeviceIn: 'Say which device went in.',
  noDeviceOut: (plate: string) => `Say which device came out of ${plate}.`,
  hasSim: (device: string, sim: string) => `${device} has the SIM ${sim} already.`,
  noSim: (device: string) => `${device} has no SIM: say which one went in.`,
  notActive: (sim: string, status: SimStatus) => `SIM ${sim} is ${status}: it must be Active to be fitted.`,
};
/** The same in the language of whoever is told. */
export type DeviceSaid = typeof DEVICE_SAID;

const nameOf = (imei: string) => `IMEI ${imei}`;

/** Why a device cannot be the one that went in: it is not in the bag, or moved later. */
export function deviceInRefusal(
  state: StockState,
  bag: Holder,
  imei: string | undefined,
  on: string,
  said: DeviceSaid = DEVICE_SAID,
): Refusal | undefined {
  if (imei === undefined) return { reason: said.noDeviceIn };
  const device = rowOfTable(state.devices, imei);
  return firstOf(
    notAt(state, device, bag, nameOf(imei), said),
    cannotGo(device, { at: 'vehicle' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei), said),
  );
}

/** Why a device cannot be fitted with its SIM, or with the one that went in: it has two or none, or one that is not active. */
export function simInRefusal(
  state: StockState,
  bag: Holder,
  { deviceIn: imei = '', simIn }: Pick<ClosedOutcome, 'deviceIn' | 'simIn'>,
  on: string,
  said: DeviceSaid = DEVICE_SAID,
): Refusal | undefined {
  const device = rowOfTable(state.devices, imei);
  const sim = state.sims.entities[simIn ?? device?.simId ?? ''];
  return firstOf(
    simIn !== undefined && device?.simId !== undefined
      ? { reason: said.hasSim(nameOf(imei), device.simId) }
      : undefined,
    simIn === undefined
      ? undefined
      : firstOf(notAt(state, sim, bag, `SIM ${simIn}`, said), tooEarly(sim, on, `SIM ${simIn}`, said)),
    sim ? undefined : { reason: said.noSim(nameOf(imei)) },
    deactivatedRefusal(sim, said),
    sim && !isFittable(sim) ? { reason: said.notActive(sim.id, sim.status) } : undefined,
  );
}

/** Why a device cannot come out of a vehicle: it is not in there. */
export function outRefusal(
  state: SchedulingContext,
  { deviceOut: imei, vehicleId, vehicleNo }: ClosedOutcome,
  on: string,
  said: DeviceSaid = DEVICE_SAID,
): Refusal | undefined {
  if (imei === undefined) return { reason: said.noDeviceOut(vehicleNo) };
  const device: Device | undefined = rowOfTable(state.devices, imei);
  return firstOf(
    notAt(state, device, { at: 'vehicle', id: vehicleId }, nameOf(imei), said),
    cannotGo(device, { at: 'installer' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei), said),
  );
}
