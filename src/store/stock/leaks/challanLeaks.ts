import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import { daysBefore } from '@/store/kit/dates';
import { piecesOf } from '@/store/stock/challans/challanDraft';
import { isOpenChallan, waitingLines } from '@/store/stock/challans/challan';
import { selectChallans } from '@/store/stock/challans/challansSlice';
import { placeName } from '@/store/stock/onHand/holderWords';
import { MOST_DAYS_ON_ITS_WAY } from './leakKinds';
import { selectNamedPlaces, selectToday, stockTable } from './leakInputs';
import { costOf, selectLastRates } from './lastRates';
import type { Leak } from './leak';

/** The challans that are on their way for too long on `today` (ISO date). */
export const selectLate = createSelector(
  [selectChallans, selectNamedPlaces, stockTable('devices'), selectLastRates, selectToday],
  (challans, places, devices, rates, today): Leak[] =>
    challans
      .filter((challan) => isOpenChallan(challan) && challan.offeredOn < daysBefore(today, MOST_DAYS_ON_ITS_WAY))
      .map((challan) => ({ ...challan, waiting: waitingLines(challan) }))
      .map(({ id, number, from, to, givenBy, waiting, offeredOn }) => ({
        id,
        what: `Challan ${number}`,
        detail: `${formatCountOf(piecesOf(waiting), 'piece')} from ${givenBy ?? placeName(places, from)} to ${placeName(places, to)}`,
        amount: costOf(
          rates,
          waiting.map(({ device = '', goods, qty }) => ({
            productName: goods?.productName ?? devices.entities[device]?.productName ?? '',
            qty,
          })),
        ),
        since: offeredOn,
        mend: { label: 'Open Challan', to: paths.stocks.challanOf(number) },
      })),
);
