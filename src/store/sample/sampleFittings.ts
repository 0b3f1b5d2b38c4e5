import { additionRecorded } from '@/store/facts/additions';
import { itgcIdOf } from '@/store/stock/devices/device';
import { deviceLost, simPaired } from '@/store/facts/devices';
import type { Count } from '@/store/stock/opening/openingStock';
import { STORE } from '@/store/kit/movements/holder';
import { simDeactivated } from '@/store/facts/sims';
import { said, type Dated } from './said';
import { additionOf } from './sampleChanges';
import { trackerOf, type Equipped } from './equipped';

const deviceOf = (imei: string) => {
  const { productName, model } = trackerOf(imei);
  return { imei, productName, model };
};

/** The devices of the sample's vehicles as they were counted: those that were fitted later lay in the store with their SIMs. */
export function fittedCounts(equipped: readonly Equipped[]): Count[] {
  const inside = equipped.flatMap(({ imei, vehicle, fitted }): Count[] =>
    fitted ? [] : [{ place: { at: 'vehicle', id: vehicle.id }, devices: [deviceOf(imei)] }],
  );
  const later = equipped.filter(({ fitted }) => fitted);
  if (later.length === 0) return inside;
  const sims = later.flatMap(({ fitted }) => (fitted ? [fitted.sim] : []));
  return [...inside, { place: STORE, devices: later.map(({ imei }) => deviceOf(imei)), sims }];
}

/** How those that were fitted later came out of the store into their vehicles, and what is lost with its vehicle; each device by its number of ours. */
export const sampleFittings = (
  mark: string,
  equipped: readonly Equipped[],
  numberOf: (imei: string) => number,
): Dated[] =>
  equipped.flatMap((one) => {
    const { imei, vehicle, account, fitted, lost } = one;
    const draft = additionOf(one);
    if (!fitted || !draft) return [];
    const {
      on,
      sim: { iccid },
    } = fitted;
    const closed = vehicle.closedOn;
    return [
      said(on, simPaired, { device: imei, itgcId: itgcIdOf({ number: numberOf(imei) }), sim: iccid, on }),
      said(on, additionRecorded, { id: `${mark}-fitting-${imei}`, ...draft, accountId: account.id }),
      ...(closed === undefined || lost === undefined
        ? []
        : [
            said(closed, deviceLost, { id: imei, on: closed, why: lost }),
            said(closed, simDeactivated, { id: iccid, on: closed }),
          ]),
    ];
  });
