import { paths } from '@/paths';
import type { ListedSlip } from '@/store/stock/challans/slipList';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import { columnsOf } from '@/ui/columns';
import { slipTone } from './slipTones';

const { badge, count, date, linkedText, party } = columnsOf<ListedSlip>();

/** The columns of the challans; of those that are not confirmed yet none tells its number. */
export const slipColumns = (unnumbered: ReadonlySet<string>) => [
  linkedText(
    'challan',
    'Challan',
    (slip) => shownPlace(slip, unnumbered),
    ({ number }) => paths.stocks.slipOf(number),
  ),
  date('date', 'Date', ({ offeredOn }) => offeredOn),
  party('from', 'From', ({ from }) => from),
  party('to', 'To', ({ to }) => to),
  count('pieces', 'Pieces', ({ pieces }) => pieces),
  badge('status', 'Status', ({ status }) => status, slipTone),
];
