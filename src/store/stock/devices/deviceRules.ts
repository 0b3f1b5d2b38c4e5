import type { Refusal } from '@/journal/model';
import { rules } from '@/journal/rules';
import { advance } from '@/machines/advance';
import { custodyMachine, type CustodyEvent } from '@/machines/custody';
import { simMachine, type SimEvent } from '@/machines/sim';
import type { Device } from './device';
import {
  deviceFound,
  deviceLost,
  deviceRepaired,
  deviceScrapped,
  deviceSentToRepair,
  openingStockCounted,
  simPaired,
} from './devicesSlice';
import { binId } from '@/store/stock/bins/bin';
import { custodyOf, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { simActivated, simDeactivated, simSuspended } from '@/store/stock/sims/simsSlice';
import type { Chain } from '@/store/stock/onHand/chain';
import { knownAt, noSuchPlace, notAt, repeated, tooEarly } from '@/store/stock/onHand/checks';
import { whereabouts } from '@/store/stock/onHand/holderWords';
import { numberTaken } from '@/store/stock/receiving/receiptRules';

/** Why something cannot happen to one device: custody does not allow it where the device is. */
const happens =
  (type: CustodyEvent['type'], wanted?: 'In Repair' | 'Lost') =>
  (chain: Chain, { id, on }: { id: string; on: string }): Refusal | undefined => {
    const device = chain.devices.entities[id];
    if (!device) return gone(chain.devices, id, 'This device');
    const custody = custodyOf(holderOf(device));
    const name = `IMEI ${id}`;
    if (wanted && custody !== wanted) return { reason: `${name} is ${whereabouts(chain, holderOf(device))}.` };
    if (type === 'scrap' && device.simId !== undefined) return { reason: `Take the SIM out of ${name} first.` };
    return refusedBy(custodyMachine, custody, { type }, name) ?? tooEarly(device, on, name);
  };

/** Why nobody can open a device to change its SIM: it is not at hand. */
export function outOfReach(chain: Chain, device: Device): Refusal | undefined {
  const holder = holderOf(device);
  const isAtHand = ['In Stock', 'In Bag'].includes(custodyOf(holder));
  return isAtHand ? undefined : { reason: `IMEI ${device.id} is ${whereabouts(chain, holder)}.` };
}

/** Why a device cannot be counted: it is known, and not as one that was written down in a vehicle, where it is counted in. */
function countedAgain(chain: Chain, imei: string, place: Holder): Refusal | undefined {
  const device = chain.devices.entities[imei];
  return device?.unbought && isSameHolder(holderOf(device), place) ? undefined : knownAt(chain, device, `IMEI ${imei}`);
}

const isDeviceId = ({ id }: { id: string }) => [id];

const simSteps =
  (type: SimEvent['type']) =>
  (chain: Chain, { id, msisdn }: { id: string; msisdn?: string | undefined }): Refusal | undefined => {
    const sim = chain.sims.entities[id];
    if (!sim) return gone(chain.sims, id, 'This SIM');
    const device = chain.devices.entities[holderOf(sim).id ?? ''];
    const isFitted = type === 'deactivate' && device && holderOf(device).at === 'vehicle';
    return firstOf(
      refusedBy(simMachine, sim.status, { type }, `SIM ${id}`),
      isFitted
        ? { reason: `SIM ${id} is ${whereabouts(chain, holderOf(device))}: it is deactivated once the device is out.` }
        : undefined,
      numberTaken(chain, [msisdn], id),
    );
  };

/** What the facts of the devices and SIMs are about, and when they cannot be. */
export const deviceRules = rules<Chain>()
  .about(
    openingStockCounted,
    ({ counts }) =>
      counts.flatMap(({ place, devices = [], sims = [], goods = [] }) => [
        ...devices.map(({ imei }) => imei),
        ...sims.map(({ iccid }) => iccid),
        ...goods.map((one) => binId(place, one)),
      ]),
    (chain, { counts }) => {
      const devices = counts.flatMap((count) => count.devices ?? []);
      const sims = counts.flatMap((count) => count.sims ?? []);
      const isEmpty = devices.length + sims.length + counts.flatMap(({ goods = [] }) => goods).length === 0;
      return firstOf(
        isEmpty ? { reason: 'Nothing was counted.' } : undefined,
        ...counts.map(({ place }) => noSuchPlace(chain, place)),
        counts.some(
          ({ place, sims: alone = [], goods = [] }) => place.at === 'vehicle' && alone.length + goods.length > 0,
        )
          ? { reason: 'In a vehicle only devices are counted.' }
          : undefined,
        counts.flatMap(({ goods = [] }) => goods).some(({ qty }) => sumOfQuantities([qty]) !== qty)
          ? { reason: 'A count can have at most three decimals.' }
          : undefined,
        repeated(
          devices.map(({ imei }) => imei),
          'IMEI',
        ),
        repeated(
          sims.map(({ iccid }) => iccid),
          'SIM',
        ),
        ...counts.flatMap(({ place, devices: here = [] }) => here.map(({ imei }) => countedAgain(chain, imei, place))),
        ...sims.map(({ iccid }) => knownAt(chain, chain.sims.entities[iccid], `SIM ${iccid}`)),
        numberTaken(
          chain,
          sims.map(({ msisdn }) => msisdn),
        ),
      );
    },
  )
  .about(
    simPaired,
    ({ device, sim, out }) => [device, ...(sim === undefined ? [] : [sim]), ...(out ? [out.sim] : [])],
    (chain, { device: id, sim: iccid, out, on }) => {
      const device = chain.devices.entities[id];
      if (!device) return gone(chain.devices, id, 'This device');
      const name = `IMEI ${id}`;
      const sim = iccid === undefined ? undefined : chain.sims.entities[iccid];
      if (device.simId !== out?.sim)
        return {
          reason: device.simId === undefined ? `${name} has no SIM.` : `${name} has the SIM ${device.simId} already.`,
        };
      return firstOf(
        iccid === undefined && !out ? { reason: 'No SIM is named.' } : undefined,
        out && !isSameHolder(out.to, holderOf(device))
          ? { reason: `${name} is ${whereabouts(chain, holderOf(device))}.` }
          : undefined,
        iccid === undefined ? undefined : notAt(chain, sim, holderOf(device), `SIM ${iccid}`),
        outOfReach(chain, device),
        sim && !advance(simMachine, sim.status, { type: 'pair' })
          ? { reason: `SIM ${iccid} is ${sim.status}.` }
          : undefined,
        tooEarly(device, on, name),
        tooEarly(sim, on, `SIM ${iccid}`),
        out && tooEarly(chain.sims.entities[out.sim], on, `SIM ${out.sim}`),
      );
    },
  )
  .about(deviceSentToRepair, isDeviceId, (chain, fact) =>
    fact.why ? happens('repair')(chain, fact) : { reason: 'Name the repairer.' },
  )
  .about(deviceRepaired, isDeviceId, happens('stock', 'In Repair'))
  .about(deviceLost, isDeviceId, happens('lose'))
  .about(deviceFound, isDeviceId, happens('stock', 'Lost'))
  .about(deviceScrapped, isDeviceId, happens('scrap'))
  .about(simActivated, isDeviceId, simSteps('activate'))
  .about(simSuspended, isDeviceId, simSteps('suspend'))
  .about(simDeactivated, isDeviceId, simSteps('deactivate'));
