import { createSelector } from '@reduxjs/toolkit';
import { daysBefore } from '@/store/kit/dates';
import { itgcIdOf } from '@/store/stock/devices/device';
import { holderOf, lastMovedOn } from '@/store/kit/movements/move';
import { isSameHolder, type Holder } from '@/store/kit/movements/holder';
import { simNumberOf } from '@/store/stock/sims/sim';
import { isCancelledChallan, isOpenChallan } from '@/store/stock/challans/challan';
import type { StockState } from './stockState';
import { contentsAt, selectContents } from './contents';
import { selectStock } from './selectStock';

/** So many days a device may be in a bag before it is overdue. */
const OVERDUE_DAYS = 15;

/** A device in a bag. */
export interface BaggedDevice {
  /** Its IMEI. */
  id: string;
  productName: string;
  itgcId: string;
  sim?: string | undefined;
  /** ISO date. */
  since: string;
  isOverdue: boolean;
}

/** What an installer, by identity, has, is offered and gave back, on an ISO date. */
export const selectBag = createSelector(
  [
    selectStock,
    selectContents,
    (_state: StockState, installer: string) => installer,
    (_state: StockState, _installer: string, today: string) => today,
  ],
  ({ devices, sims, challans }, contents, installer, today) => {
    const holder: Holder = { at: 'installer', id: installer };
    const held = contentsAt(contents, holder);
    const due = daysBefore(today, OVERDUE_DAYS);
    const all = challans.ids.flatMap((id) => challans.entities[id] ?? []).toReversed();
    return {
      held: held.devices.map((device): BaggedDevice => {
        const sim = sims.entities[device.simId ?? ''];
        const since = lastMovedOn(device);
        return {
          id: device.id,
          productName: device.productName,
          itgcId: itgcIdOf(device),
          ...(sim && { sim: simNumberOf(sim) }),
          since,
          isOverdue: since < due,
        };
      }),
      /** The SIMs that are in no device. */
      sims: held.sims.filter((sim) => !devices.entities[holderOf(sim).id ?? '']),
      goods: held.bins,
      offered: all.filter((challan) => isOpenChallan(challan) && isSameHolder(challan.to, holder)),
      returned: all.filter((challan) => !isCancelledChallan(challan) && isSameHolder(challan.from, holder)),
    };
  },
);
