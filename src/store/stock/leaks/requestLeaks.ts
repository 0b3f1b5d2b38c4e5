import { createSelector } from '@reduxjs/toolkit';
import { formatCount } from '@/format';
import { paths } from '@/paths';
import { sumOf } from '@/store/kit/money';
import { toScanOf } from '@/store/purchasing/requests/receipt';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import type { Leak } from './leak';

/** The goods of delivered requests that nobody has scanned or counted yet. */
export const selectUnscanned = createSelector([selectRequests], (requests): Leak[] =>
  requests
    .filter(({ status }) => status === 'Delivered')
    .flatMap((request) =>
      request.products.flatMap((line, place) => {
        const qty = toScanOf(line);
        if (qty <= 0) return [];
        return {
          id: `${request.id}.${place}`,
          what: `${formatCount(qty)} of ${line.name}`,
          amount: sumOf([qty * line.rate]),
          detail: `Stock request ${request.number}, from ${line.vendor}`,
          since: request.steps.at(-1)?.on,
          mend: { label: 'Receive Goods', to: paths.stocks.receiveOf(request.number) },
        };
      }),
    ),
);
