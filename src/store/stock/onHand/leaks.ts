import { createSelector } from '@reduxjs/toolkit';
import { formatCount } from '@/format';
import { beginAt, paths } from '@/paths';
import { daysBefore } from '@/store/kit/dates';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import type { Device } from '@/store/stock/devices/device';
import { holderKey, type Holder } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn, type Move } from '@/store/kit/movements/move';
import { toScanOf } from '@/store/purchasing/requests/receipt';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { selectSims } from '@/store/stock/sims/simsSlice';
import { isOpenChallan } from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import type { StockState } from './stockState';
import { placeName, whereabouts } from './holderWords';
import { LEAK_KINDS, MOST_DAYS_IN_BAG, MOST_DAYS_ON_ITS_WAY, MOST_DAYS_UNFITTED, type LeakKind } from './leakKinds';
import { onHandId } from './onHand';

/** One thing that is lost, late or contradicts itself. */
export interface Leak {
  id: string;
  what: string;
  /** The number of the vehicle that it is about, where that is what it is. */
  vehicleNo?: string;
  /** More about it, in a few words. */
  detail: string;
  /** The ISO date from which on it is so; undefined where nobody knows. */
  since?: string | undefined;
  /** The step that mends it, and where it is taken. */
  mend: { label: string; to: string };
}

const tableOf =
  <Name extends keyof StockState>(name: Name) =>
  (state: Pick<StockState, Name>) =>
    state[name];
const selectToday = (_state: unknown, today: string) => today;
const selectPlaces = createSelector(
  [tableOf('branches'), tableOf('installers'), tableOf('challans'), tableOf('vehicles')],
  (branches, installers, challans, vehicles) => ({ branches, installers, challans, vehicles }),
);

const pieces = (count: number) => (count === 1 ? '1 piece' : `${formatCount(count)} pieces`);
const devicePage = (imei: string): Leak['mend'] => ({ label: 'Open device', to: paths.stocks.deviceOf(imei) });

/** The challans that are on their way for too long on `today` (ISO date). */
const selectLate = createSelector([selectChallans, selectPlaces, selectToday], (challans, places, today): Leak[] =>
  challans
    .filter((challan) => isOpenChallan(challan) && challan.offeredOn < daysBefore(today, MOST_DAYS_ON_ITS_WAY))
    .map(({ id, number, from, to, givenBy, lines, offeredOn }) => ({
      id,
      what: `Challan ${number}`,
      detail: `${pieces(sumOfQuantities(lines.map(({ qty }) => qty)))} from ${givenBy ?? placeName(places, from)} to ${placeName(places, to)}`,
      since: offeredOn,
      mend: { label: 'Open challan', to: paths.stocks.challanOf(number) },
    })),
);

const nameOf = ({ productName, model }: Pick<Device, 'productName' | 'model'>) =>
  [productName, model].filter(Boolean).join(', ');

const selectLost = createSelector([selectDevices], (devices): Leak[] =>
  devices
    .filter((device) => holderOf(device).at === 'lost')
    .map((device) => ({
      id: device.id,
      what: device.id,
      detail: [nameOf(device), device.moves.at(-1)?.cause.why].filter(Boolean).join(': '),
      since: lastMovedOn(device),
      mend: devicePage(device.id),
    })),
);

const selectUnscanned = createSelector([selectRequests], (requests): Leak[] =>
  requests
    .filter(({ status }) => status === 'Delivered')
    .flatMap((request) =>
      request.products.flatMap((line, place) => {
        const qty = toScanOf(request, line);
        if (qty <= 0) return [];
        return {
          id: `${request.id}.${place}`,
          what: `${formatCount(qty)} of ${line.name}`,
          detail: `Stock request ${request.number}, from ${line.vendor}`,
          since: request.steps.at(-1)?.on,
          mend: { label: 'Receive goods', to: paths.stocks.receiveOf(request.number) },
        };
      }),
    ),
);

/** The devices that somebody wrote down as fitted, and nobody received or counted. */
const selectUnbought = createSelector([selectDevices, selectPlaces], (devices, places): Leak[] =>
  devices
    .filter(({ unbought }) => unbought)
    .map(({ id, moves }) => {
      const holder = holderOf({ moves });
      const mend = {
        label: 'Count it in',
        to: beginAt(paths.settings.stock, 'count', { imei: id, at: holderKey(holder) }),
      };
      return { id, what: id, detail: whereabouts(places, holder), since: moves[0]?.on, mend };
    }),
);

const selectSuspended = createSelector(
  [selectDevices, tableOf('sims'), selectPlaces],
  (devices, sims, places): Leak[] =>
    devices.flatMap((device) => {
      const sim = sims.entities[device.simId ?? ''];
      const holder = holderOf(device);
      if (holder.at !== 'vehicle' || sim?.status !== 'Suspended') return [];
      return {
        id: device.id,
        what: device.id,
        detail: `In ${placeName(places, holder)}, SIM ${simNumberOf(sim)}`,
        since: sim.statusOn,
        mend: devicePage(device.id),
      };
    }),
);

/** The day on which a thing came to where it has been since, as far as it was always so. */
function soSince(moves: readonly Move[], isSo: (to: Holder) => boolean): string {
  const last = moves.findLastIndex(({ to }) => !isSo(to));
  return moves[last + 1]?.on ?? '';
}

/** Since when a SIM is in no vehicle; undefined while it is in one. */
function unfittedSince(sim: Sim, devices: StockState['devices']): string | undefined {
  const { at, id = '' } = holderOf(sim);
  if (at !== 'device') return soSince(sim.moves, (to) => to.at !== 'device');
  const device = devices.entities[id];
  if (!device) return undefined;
  if (holderOf(device).at === 'vehicle') return undefined;
  const [paired, out] = [lastMovedOn(sim), soSince(device.moves, (to) => to.at !== 'vehicle')];
  // In a device that was in no vehicle since, it goes on lying idle.
  return out > paired ? out : soSince(sim.moves.slice(0, -1), (to) => to.at !== 'device') || paired;
}

/** The SIMs that are active and in no vehicle for too long on `today` (ISO date). */
const selectIdle = createSelector(
  [selectSims, tableOf('devices'), selectPlaces, selectToday],
  (sims, devices, places, today): Leak[] => {
    const latest = daysBefore(today, MOST_DAYS_UNFITTED);
    return sims.flatMap((sim) => {
      const unfitted = sim.status === 'Active' ? unfittedSince(sim, devices) : undefined;
      if (unfitted === undefined) return [];
      const since = sim.statusOn !== undefined && sim.statusOn > unfitted ? sim.statusOn : unfitted;
      if (since >= latest) return [];
      const holder = holderOf(sim);
      const number = simNumberOf(sim);
      const row = onHandId(holder, { productName: sim.provider, kind: 'SIM' });
      const mend =
        holder.at === 'device'
          ? devicePage(holder.id ?? '')
          : { label: 'See where', to: paths.stocks.onHandSim(row, number) };
      return { id: sim.id, what: number, detail: `${sim.provider}, ${whereabouts(places, holder)}`, since, mend };
    });
  },
);

/** The bags with devices that are in them for too long on `today` (ISO date). */
const selectOverdue = createSelector(
  [selectDevices, tableOf('installers'), selectToday],
  (devices, installers, today): Leak[] => {
    const latest = daysBefore(today, MOST_DAYS_IN_BAG);
    const bags = new Map<string, { count: number; since: string }>();
    for (const device of devices) {
      const { at, id = '' } = holderOf(device);
      const since = lastMovedOn(device);
      if (at !== 'installer' || since >= latest) continue;
      const bag = bags.get(id) ?? { count: 0, since };
      bags.set(id, { count: bag.count + 1, since: since < bag.since ? since : bag.since });
    }
    return [...bags].flatMap(([id, { count, since }]) => {
      const installer = installers.entities[id];
      if (!installer) return [];
      const detail = count === 1 ? '1 device' : `${formatCount(count)} devices`;
      return {
        id,
        what: installer.name,
        detail,
        since,
        mend: { label: 'Open bag', to: paths.stocks.bagOf(installer.number) },
      };
    });
  },
);

/** What of the stock is lost, late or contradicts itself on `today` (ISO date), by kind, the oldest first. */
export const selectLeaks = createSelector(
  [selectLost, selectLate, selectUnscanned, selectUnbought, selectSuspended, selectIdle, selectOverdue],
  (lost, late, unscanned, unbought, suspended, idle, overdue) => {
    const byKind: Record<LeakKind, Leak[]> = { lost, late, unscanned, unbought, suspended, idle, overdue };
    return LEAK_KINDS.map((kind) => ({
      kind,
      leaks: byKind[kind].toSorted((one, other) => (one.since ?? '').localeCompare(other.since ?? '')),
    })).filter(({ leaks }) => leaks.length > 0);
  },
);
