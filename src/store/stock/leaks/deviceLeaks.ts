import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { beginAt, paths } from '@/paths';
import { daysBefore } from '@/store/kit/dates';
import { selectDevices } from '@/store/stock/devices/devicesSlice';
import type { Device } from '@/store/stock/devices/device';
import { holderKey } from '@/store/kit/movements/holder';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { simNumberOf } from '@/store/stock/sims/sim';
import { placeName, whereabouts } from '@/store/stock/onHand/holderWords';
import { MOST_DAYS_IN_BAG } from './leakKinds';
import type { Leak } from './leak';
import { devicePage, selectNamedPlaces, stockTable, selectToday } from './leakInputs';

const nameOf = ({ productName, model }: Pick<Device, 'productName' | 'model'>) =>
  [productName, model].filter(Boolean).join(', ');

/** The devices that are ours, and of which nobody knows where they are. */
export const selectLost = createSelector([selectDevices], (devices): Leak[] =>
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
  [selectDevices, stockTable('installers'), selectToday],
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
      const detail = formatCountOf(count, 'device');
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
