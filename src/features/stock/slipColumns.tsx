import { paths } from '@/paths';
import type { ListedSlip } from '@/store/stock/challans/slipList';
import { columnsOf } from '@/ui/columns';
import { slipTone } from './slipTones';

const { badge, count, date, linkedText, party } = columnsOf<ListedSlip>();

/** The columns of the challans. */
export const slipColumns = [
  linkedText(
    'challan',
    'Challan',
    ({ number }) => String(number),
    ({ number }) => paths.stocks.slipOf(number),
  ),
  date('date', 'Date', ({ offeredOn }) => offeredOn),
  party('from', 'From', ({ from }) => from),
  party('to', 'To', ({ to }) => to),
  count('pieces', 'Pieces', ({ pieces }) => pieces),
  badge('status', 'Status', ({ status }) => status, slipTone),
];
