import { createSelector } from '@reduxjs/toolkit';
import type { ChallanStatus } from '@/machines/challan';
import { isCancelledChallan, type Challan } from './challan';
import { selectChallans } from './challansSlice';
import type { Numbered } from '@/store/kit/table';
import type { StockState } from '@/store/stock/onHand/stockState';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { piecesOf } from './challanDraft';

/** A challan as its list shows it. */
export interface ListedChallan extends Numbered {
  offeredOn: string;
  from: string;
  to: string;
  pieces: number;
  status: ChallanStatus;
}

/** Who hands a challan's things over: by name, also where that is nobody of ours. */
export const giverOf = (
  places: Pick<StockState, 'branches' | 'installers' | 'challans' | 'vehicles'>,
  { from, givenBy }: Challan,
  store?: string,
): string => givenBy ?? placeName(places, from, store);

/** All challans, newest first. */
export const selectListedChallans = createSelector([selectChallans, selectStock], (challans, places): ListedChallan[] =>
  challans
    .map((challan) => ({
      id: challan.id,
      number: challan.number,
      offeredOn: challan.offeredOn,
      from: giverOf(places, challan),
      to: placeName(places, challan.to),
      pieces: piecesOf(challan.lines),
      status: challan.status,
    }))
    .toReversed(),
);

/** The challan that answers each stock request of customer care, by the requests' identities: the last one that was not cancelled. */
export const selectCareChallans = createSelector(
  [selectChallans],
  (challans): ReadonlyMap<string, Challan> =>
    new Map(
      challans.flatMap((challan) =>
        challan.careRequestId !== undefined && !isCancelledChallan(challan)
          ? [[challan.careRequestId, challan] as const]
          : [],
      ),
    ),
);
