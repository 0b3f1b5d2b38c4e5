import { createSelector } from '@reduxjs/toolkit';
import type { SlipStatus } from '@/machines/slip';
import type { Slip } from './slip';
import { selectSlips } from './slipsSlice';
import type { Numbered } from '@/store/kit/table';
import type { Chain } from '@/store/stock/onHand/chain';
import { placeName } from '@/store/stock/onHand/holderWords';
import { selectChain } from '@/store/stock/onHand/selectChain';
import { piecesOf } from './slipDraft';

/** A challan as its list shows it. */
export interface ListedSlip extends Numbered {
  offeredOn: string;
  from: string;
  to: string;
  pieces: number;
  status: SlipStatus;
}

/** Who hands a challan's things over: by name, also where that is nobody of ours. */
export const giverOf = (
  places: Pick<Chain, 'branches' | 'installers' | 'slips' | 'vehicles'>,
  { from, givenBy }: Slip,
): string => givenBy ?? placeName(places, from);

/** All challans, newest first. */
export const selectListedSlips = createSelector([selectSlips, selectChain], (slips, places): ListedSlip[] =>
  slips
    .map((slip) => ({
      id: slip.id,
      number: slip.number,
      offeredOn: slip.offeredOn,
      from: giverOf(places, slip),
      to: placeName(places, slip.to),
      pieces: piecesOf(slip.lines),
      status: slip.status,
    }))
    .toReversed(),
);

/** The challan that answers each stock request of customer care, by the requests' identities: the last one that was not cancelled. */
export const selectCareSlips = createSelector(
  [selectSlips],
  (slips): ReadonlyMap<string, Slip> =>
    new Map(
      slips.flatMap((slip) =>
        slip.careRequestId !== undefined && slip.status !== 'Cancelled' ? [[slip.careRequestId, slip] as const] : [],
      ),
    ),
);
