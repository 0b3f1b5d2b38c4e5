import { formatCount, formatDate } from '@/format';
import type { Refusal } from '@/journal/port/model';
import { deviceFacts } from '@/store/facts/devices';
import { rulesOf } from '@/store/facts/rules';
import { custodyMachine, type CustodyEvent } from '@/machines/custody';
import { simsCounted, type Count, type CountedDevice } from '@/store/stock/opening/openingStock';
import type { Device } from './device';
import { deviceInside, lastOutOf } from './deviceInside';
import { custodyOf, holderKey, isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { firstOf, gone, refusedBy } from '@/store/kit/refusals';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import type { StockState } from '@/store/stock/onHand/stockState';
import { knownAt, noSuchPlace, notAt, numberTaken, repeated, tooEarly } from '@/store/stock/onHand/checks';
import { deactivatedRefusal, hasSimRefusal } from '@/store/stock/sims/pairingRefusals';
import { whereabouts } from '@/store/stock/onHand/holderWords';

/** Why nobody can open a device to change its SIM: it is not at hand. */
export function outOfReach(stock: StockState, device: Device): Refusal | undefined {
  const holder = holderOf(device);
  const isAtHand = ['In Stock', 'In Bag'].includes(custodyOf(holder));
  return isAtHand ? undefined : { reason: `IMEI ${device.id} is ${whereabouts(stock, holder)}.` };
}

/** Why a device cannot be scrapped with the SIM in it: that can be taken out, or else is still paid for. */
function withSim(stock: StockState, device: Device): Refusal | undefined {
  const sim = stock.sims.entities[device.simId ?? ''];
  if (!sim) return undefined;
  if (!outOfReach(stock, device)) return { reason: `Take the SIM out of IMEI ${device.id} first.` };
  return deactivatedRefusal(sim) ? undefined : { reason: `Deactivate SIM ${sim.id} in IMEI ${device.id} first.` };
}

/** Why something cannot happen to one device: custody does not allow it where the device is. */
const happens =
  (type: CustodyEvent['type'], wanted?: 'In Repair' | 'Lost') =>
  (stock: StockState, { id, on }: { id: string; on: string }): Refusal | undefined => {
    const device = stock.devices.entities[id];
    if (!device) return gone(stock.devices, id, 'This device');
    const custody = custodyOf(holderOf(device));
    const name = `IMEI ${id}`;
    if (wanted && custody !== wanted) return { reason: `${name} is ${whereabouts(stock, holderOf(device))}.` };
    return firstOf(
      refusedBy(custodyMachine, custody, { type }, name),
      type === 'scrap' ? withSim(stock, device) : undefined,
      tooEarly(device, on, name),
    );
  };

/** Why a device cannot be counted: it is known, and not as one that was written down in a vehicle, where it is counted in with no other SIM. */
function countedAgain(stock: StockState, { imei, sim }: CountedDevice, place: Holder): Refusal | undefined {
  const device = stock.devices.entities[imei];
  if (!device?.unbought || !isSameHolder(holderOf(device), place)) return knownAt(stock, device, `IMEI ${imei}`);
  return sim && hasSimRefusal(device);
}

/** Why devices cannot be counted in a vehicle: it is closed, or has one place for them, and another one is in it. Only there a SIM is counted in its device. */
function fittedAlone(stock: StockState, { place, devices = [] }: Count, on: string): Refusal | undefined {
  if (place.at !== 'vehicle')
    return devices.some(({ sim }) => sim) ? { reason: 'Outside vehicles a SIM is counted by itself.' } : undefined;
  const [only, other] = devices;
  if (other) return { reason: `In a vehicle one device is counted, not ${formatCount(devices.length)}.` };
  const { vehicleNo = '', closedOn } = stock.vehicles.entities[place.id ?? ''] ?? {};
  if (closedOn !== undefined) return { reason: `${vehicleNo} was closed on ${formatDate(closedOn)}.` };
  const inside = deviceInside(stock, place.id ?? '');
  if (!only || inside?.id === only.imei) return undefined;
  if (inside) return { reason: `IMEI ${inside.id} is ${whereabouts(stock, place)} already.` };
  const out = lastOutOf(stock, place.id ?? '');
  return (only.on ?? on) < out
    ? {
        reason: `Another device came out of this vehicle on ${formatDate(out)}: IMEI ${only.imei} is in it since then at the earliest.`,
      }
    : undefined;
}

/** Why counts cannot be in one fact: two are of one vehicle. */
function countedTwice(counts: readonly Count[]): Refusal | undefined {
  const vehicles = counts.flatMap(({ place }) => (place.at === 'vehicle' ? [holderKey(place)] : []));
  return new Set(vehicles).size === vehicles.length ? undefined : { reason: 'A vehicle is counted once, not twice.' };
}

/** When the facts of the devices cannot be. */
export const deviceRules = rulesOf<StockState>()(deviceFacts, {
  openingStockCounted: (stock, { counts, on }) => {
    const devices = counts.flatMap((count) => count.devices ?? []);
    const sims = counts.flatMap(simsCounted);
    const late = devices.find((device) => (device.on ?? on) > on);
    const isEmpty = devices.length + sims.length + counts.flatMap(({ goods = [] }) => goods).length === 0;
    return firstOf(
      isEmpty ? { reason: 'Nothing was counted.' } : undefined,
      counts.map(({ place }) => noSuchPlace(stock, place)),
      counts.some(
        ({ place, sims: alone = [], goods = [] }) => place.at === 'vehicle' && alone.length + goods.length > 0,
      )
        ? { reason: 'In a vehicle only devices are counted.' }
        : undefined,
      counts.map((count) => fittedAlone(stock, count, on)),
      countedTwice(counts),
      late && {
        reason: `IMEI ${late.imei} cannot be there since ${formatDate(late.on ?? '')}: it is counted on ${formatDate(on)}.`,
      },
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
      ...counts.flatMap(({ place, devices: here = [] }) => here.map((device) => countedAgain(stock, device, place))),
      ...sims.map(({ iccid }) => knownAt(stock, stock.sims.entities[iccid], `SIM ${iccid}`)),
      numberTaken(
        stock,
        sims.map(({ msisdn }) => msisdn),
      ),
    );
  },
  simPaired: (stock, { device: id, sim: iccid, out, on }) => {
    const device = stock.devices.entities[id];
    if (!device) return gone(stock.devices, id, 'This device');
    const name = `IMEI ${id}`;
    const sim = iccid === undefined ? undefined : stock.sims.entities[iccid];
    if (device.simId !== out?.sim) return hasSimRefusal(device) ?? { reason: `${name} has no SIM.` };
    return firstOf(
      iccid === undefined && !out ? { reason: 'No SIM is named.' } : undefined,
      out && !isSameHolder(out.to, holderOf(device))
        ? { reason: `${name} is ${whereabouts(stock, holderOf(device))}.` }
        : undefined,
      iccid === undefined ? undefined : notAt(stock, sim, holderOf(device), `SIM ${iccid}`),
      outOfReach(stock, device),
      deactivatedRefusal(sim),
      tooEarly(device, on, name),
      tooEarly(sim, on, `SIM ${iccid}`),
      out && tooEarly(stock.sims.entities[out.sim], on, `SIM ${out.sim}`),
    );
  },
  deviceSentToRepair: (stock, fact) => (fact.why ? happens('repair')(stock, fact) : { reason: 'Name the repairer.' }),
  deviceRepaired: happens('stock', 'In Repair'),
  deviceLost: happens('lose'),
  deviceFound: happens('stock', 'Lost'),
  deviceScrapped: happens('scrap'),
});
