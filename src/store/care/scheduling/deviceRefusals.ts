import type { Refusal } from '@/journal/port/model';
import { advance } from '@/machines/advance';
import { simMachine } from '@/machines/sim';
import type { StockState } from '@/store/stock/onHand/stockState';
import { deactivatedRefusal } from '@/store/stock/sims/pairingRefusals';
import { cannotGo, notAt, tooEarly } from '@/store/stock/onHand/checks';
import type { Device } from '@/store/stock/devices/device';
import type { Holder } from '@/store/kit/movements/holder';
import { firstOf } from '@/store/kit/refusals';
import type { ClosedOutcome } from '@/store/care/jobs/outcome';
import type { SchedulingContext } from './schedulingContext';

/** What is said where a device went in, and nobody says which. */
export const NO_DEVICE_IN = 'Say which device went in.';

const nameOf = (imei: string) => `IMEI ${imei}`;

/** Why a device cannot be the one that went in: it is not in the bag, or moved later. */
export function deviceInRefusal(
  state: StockState,
  bag: Holder,
  imei: string | undefined,
  on: string,
): Refusal | undefined {
  if (imei === undefined) return { reason: NO_DEVICE_IN };
  const device = state.devices.entities[imei];
  return firstOf(
    notAt(state, device, bag, nameOf(imei)),
    cannotGo(device, { at: 'vehicle' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei)),
  );
}

/** Why a device cannot be fitted with its SIM, or with the one that went in: it has two or none, or one that is not active. */
export function simInRefusal(
  state: StockState,
  bag: Holder,
  { deviceIn: imei = '', simIn }: Pick<ClosedOutcome, 'deviceIn' | 'simIn'>,
  on: string,
): Refusal | undefined {
  const device = state.devices.entities[imei];
  const sim = state.sims.entities[simIn ?? device?.simId ?? ''];
  return firstOf(
    simIn !== undefined && device?.simId !== undefined
      ? { reason: `${nameOf(imei)} has the SIM ${device.simId} already.` }
      : undefined,
    simIn === undefined
      ? undefined
      : firstOf(notAt(state, sim, bag, `SIM ${simIn}`), tooEarly(sim, on, `SIM ${simIn}`)),
    sim ? undefined : { reason: `${nameOf(imei)} has no SIM: say which one went in.` },
    deactivatedRefusal(sim),
    sim && !advance(simMachine, sim.status, { type: 'fit' })
      ? { reason: `SIM ${sim.id} is ${sim.status}: it must be Active to be fitted.` }
      : undefined,
  );
}

/** Why a device cannot come out of a vehicle: it is not in there. */
export function outRefusal(
  state: SchedulingContext,
  { deviceOut: imei, vehicleId, vehicleNo }: ClosedOutcome,
  on: string,
): Refusal | undefined {
  if (imei === undefined) return { reason: `Say which device came out of ${vehicleNo}.` };
  const device: Device | undefined = state.devices.entities[imei];
  return firstOf(
    notAt(state, device, { at: 'vehicle', id: vehicleId }, nameOf(imei)),
    cannotGo(device, { at: 'installer' }, nameOf(imei)),
    tooEarly(device, on, nameOf(imei)),
  );
}
