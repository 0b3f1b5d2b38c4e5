import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { beginAt, paths } from '@/paths';
import { daysBefore } from '@/store/kit/dates';
import { pushTo } from '@/store/kit/grouping';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import type { Device } from '@/store/stock/devices/device';
import { holderKey } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { goodsName } from '@/store/stock/challans/challan';
import { simNumberOf } from '@/store/stock/sims/sim';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';
import { MOST_DAYS_IN_BAG } from './leakKinds';
import type { Leak } from './leak';
import { costOf, selectLastRates } from './lastRates';
import { devicePage, selectNamedPlaces, stockTable, selectToday } from './leakInputs';

/** The devices that are ours, and of which nobody knows where they are. */
export const selectLost = createSelector([selectDevices, selectLastRates], (devices, rates): Leak[] =>
  devices
    .filter((device) => holderOf(device).at === 'lost')
    .map((device) => ({
      id: device.id,
      what: device.id,
      detail: [goodsName(device), device.moves.at(-1)?.cause.why].filter(Boolean).join(': '),
      amount: costOf(rates, [{ ...device, qty: 1 }]),
      since: lastMovedOn(device),
      mend: devicePage(device.id),
    })),
);

const selectUnboughtDevices = createSelector([selectDevices], (devices) => devices.filter(({ unbought }) => unbought));

/** The devices that somebody wrote down as fitted, and nobody received or counted. */
export const selectUnbought = createSelector([selectUnboughtDevices, selectNamedPlaces], (devices, places): Leak[] =>
  devices.map(({ id, moves }) => {
    const holder = holderOf({ moves });
    const mend = {
      label: 'Count it in',
      to: beginAt(paths.settings.stock, 'count', { imei: id, at: holderKey(holder) }),
    };
    return { id, what: id, detail: whereabouts(places, holder), since: moves[0]?.on, mend };
  }),
);

/** Looked for without the places: very many devices are in vehicles, which tell something all day. */
const selectSuspendedDevices = createSelector([selectDevices, stockTable('sims')], (devices, sims) =>
  devices.flatMap((device) => {
    const sim = sims.entities[device.simId ?? ''];
    const holder = holderOf(device);
    return holder.at === 'vehicle' && sim?.status === 'Suspended' ? [{ device, sim, holder }] : [];
  }),
);

/** The devices in vehicles whose SIM is suspended. */
export const selectSuspended = createSelector(
  [selectSuspendedDevices, selectNamedPlaces],
  (suspended, places): Leak[] =>
    suspended.map(({ device, sim, holder }) => ({
      id: device.id,
      what: device.id,
      detail: `In ${placeName(places, holder)}, SIM ${simNumberOf(sim)}`,
      since: sim.statusOn,
      mend: devicePage(device.id),
    })),
);

/** The bags with devices that are in them for too long on `today` (ISO date). */
export const selectOverdue = createSelector(
  [selectDevices, stockTable('installers'), selectLastRates, selectToday],
  (devices, installers, rates, today): Leak[] => {
    const latest = daysBefore(today, MOST_DAYS_IN_BAG);
    const bags = new Map<string, Device[]>();
    for (const device of devices) {
      const { at, id = '' } = holderOf(device);
      if (at === 'installer' && lastMovedOn(device) < latest) pushTo(bags, id, device);
    }
    return [...bags].flatMap(([id, inBag]) => {
      const installer = installers.entities[id];
      if (!installer) return [];
      return {
        id,
        what: installer.name,
        detail: formatCountOf(inBag.length, 'device'),
        amount: costOf(
          rates,
          inBag.map((device) => ({ ...device, qty: 1 })),
        ),
        since: inBag.map(lastMovedOn).toSorted()[0],
        mend: { label: 'Open Bag', to: paths.stocks.bagOf(installer.number) },
      };
    });
  },
);
